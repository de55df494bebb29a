import {
  createLabyrinth,
  type Labyrinth,
  type Plan,
  planFor,
  type Room,
} from '../../board/index.ts';
import { ROOMS } from '../../content/rooms.ts';
import { SET_IDS, SETS } from '../../content/sets.ts';
import type { Piece } from '../../pieces/piece.ts';
import { SIDE_LETTERS, tokenName } from '../../pieces/roster.ts';
import { TEAM_OBJECTS } from '../measures.ts';
import { CROWDS } from '../options.ts';

/** Pieces of all sets in their order, each with the copies that a side has of it (DT-MIX-02, 03). */
function copiesWith(further: readonly Piece[]): ReadonlyMap<Piece, number> {
  const copies = new Map<Piece, number>();
  const count = (piece: Piece) => copies.set(piece, (copies.get(piece) ?? 0) + 1);
  for (const set of SET_IDS) SETS[set].characters.forEach(count);
  further.filter(({ kind }) => kind === 'character').forEach(count);
  for (const set of SET_IDS) SETS[set].objects.forEach(count);
  further.filter(({ kind }) => kind === 'object').forEach(count);
  for (const piece of copies.keys()) {
    if (piece.kind === 'object' && piece.common) copies.set(piece, TEAM_OBJECTS);
  }
  return copies;
}

function namesWith(further: readonly Piece[], players: number): readonly string[] {
  const pieces = [...copiesWith(further)];
  return Object.freeze(
    SIDE_LETTERS.slice(0, players).flatMap((_, side) =>
      pieces.flatMap(([{ id }, copies]) =>
        Array.from({ length: copies }, (_, index) => tokenName(side, id, index + 1)),
      ),
    ),
  );
}

const pools = [2, ...CROWDS].map(players => namesWith([], players));

/** The tokens that two choose from. */
export const POOL = poolFor(2);

/** All tokens of all sets in the colours of the players: what teams are chosen from. */
export function poolFor(players: number, further: readonly Piece[] = []): readonly string[] {
  return further.length > 0 ? namesWith(further, players) : pools[players - 2]!;
}

/** Numbers of all pairs of rooms, with those of the guests of a match. */
export function pairsWith(guests: readonly Room[] = []): readonly number[] {
  return [...new Set([...ROOMS, ...guests].map(room => room.number))];
}

/** The pairs of our own sets. */
export const PAIRS = pairsWith();

/** Both rooms of each pair. */
export function roomsOf(numbers: readonly number[], guests: readonly Room[] = []): Room[] {
  const all = [...ROOMS, ...guests];
  return numbers.flatMap(number => all.filter(room => room.number === number));
}

/** Rooms that lie face down until the real ones are chosen: they say nothing. */
export function unchosenMaze(plan: Plan = planFor(2)): Labyrinth {
  const numbers = Array.from({ length: plan.rooms / 2 }, (_, at) => PAIRS[at % PAIRS.length]!);
  return createLabyrinth(
    plan,
    roomsOf(numbers).map(room => ({ room, quarters: 0 })),
  );
}
