import type { Room } from '../../board/index.ts';
import { ROOMS } from '../../content/rooms.ts';
import { SET_IDS, SETS } from '../../content/sets.ts';
import type { Piece } from '../../pieces/piece.ts';
import { type DuelState, rosterIn } from '../state.ts';

/** Rooms and pieces of none of our sets. */
export interface Strange {
  readonly rooms: readonly Room[];
  readonly pieces: readonly Piece[];
}

const OURS: ReadonlySet<unknown> = new Set<unknown>([
  ...ROOMS,
  ...SET_IDS.flatMap(set => [...SETS[set].characters, ...SETS[set].objects]),
]);

const strangers = <T>(all: Iterable<T>): T[] => [...new Set(all)].filter(each => !OURS.has(each));

/** What everybody knows to be in a match, or to choose from, though no set of ours has it. */
export function strangeIn(state: DuelState): Strange | null {
  const rooms = strangers(state.forces ? (state.forces.guests ?? []) : state.labyrinth.rooms);
  const pieces = strangers(rosterIn(state).pieces);
  if (rooms.length + pieces.length === 0) return null;
  // The order must not tell where a room lies.
  return structuredClone({ rooms: rooms.sort((a, b) => (a.id < b.id ? -1 : 1)), pieces });
}
