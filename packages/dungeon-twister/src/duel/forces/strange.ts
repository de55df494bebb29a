import { fingerprint } from '@oubliette/kernel';
import type { Room } from '../../board/index.ts';
import { ROOMS } from '../../content/rooms.ts';
import { SET_IDS, SETS } from '../../content/sets.ts';
import type { Piece } from '../../pieces/piece.ts';
import { type DuelState, rosterIn } from '../state.ts';

/** Rooms and pieces of none of our sets. */
export interface ForeignContent {
  readonly rooms: readonly Room[];
  readonly pieces: readonly Piece[];
}

const OURS: readonly (Room | Piece)[] = [
  ...ROOMS,
  ...SET_IDS.flatMap(set => [...SETS[set].characters, ...SETS[set].objects]),
];

const known = new WeakMap<Room | Piece, boolean>(OURS.map(each => [each, true]));

/** A state that was restored holds rooms and pieces equal to ours, but not ours themselves. */
function isOurs(each: Room | Piece): boolean {
  let ours = known.get(each);
  if (ours === undefined) {
    const print = fingerprint(each);
    ours = OURS.some(other => other.id === each.id && fingerprint(other) === print);
    known.set(each, ours);
  }
  return ours;
}

const strangers = <T extends Room | Piece>(all: Iterable<T>): T[] =>
  [...new Map([...all].map(each => [each.id, each])).values()].filter(each => !isOurs(each));

/** What everybody knows to be in a match, or to choose from, though no set of ours has it. */
export function strangeIn(state: DuelState): ForeignContent | null {
  const rooms = strangers(state.forces ? (state.forces.guests ?? []) : state.labyrinth.rooms);
  const pieces = strangers(rosterIn(state).pieces);
  if (rooms.length + pieces.length === 0) return null;
  // The order must not tell where a room lies.
  return structuredClone({ rooms: rooms.sort((a, b) => (a.id < b.id ? -1 : 1)), pieces });
}
