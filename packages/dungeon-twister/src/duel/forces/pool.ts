import { createLabyrinth, type Labyrinth, planOf, type Room } from '../../board/index.ts';
import { SET_IDS, SETS } from '../../content/sets.ts';
import type { Piece } from '../../pieces/piece.ts';
import { SIDE_LETTERS, tokenName } from '../../pieces/roster.ts';
import { MAZE_LENGTH, PAIRS_EACH, TEAM_OBJECTS } from '../measures.ts';

/** Pieces of all sets in their order, each with the copies that a side has of it (DT-MIX-02, 03). */
const COPIES: ReadonlyMap<Piece, number> = (() => {
  const copies = new Map<Piece, number>();
  const count = (piece: Piece) => copies.set(piece, (copies.get(piece) ?? 0) + 1);
  for (const set of SET_IDS) SETS[set].characters.forEach(count);
  for (const set of SET_IDS) SETS[set].objects.forEach(count);
  for (const piece of copies.keys()) {
    if (piece.kind === 'object' && piece.common) copies.set(piece, TEAM_OBJECTS);
  }
  return copies;
})();

const pools = [2, 3, 4].map(players =>
  Object.freeze(
    SIDE_LETTERS.slice(0, players).flatMap((_, side) =>
      [...COPIES].flatMap(([{ id }, copies]) =>
        Array.from({ length: copies }, (_, index) => tokenName(side, id, index + 1)),
      ),
    ),
  ),
);

/** The tokens that two choose from. */
export const POOL = poolFor(2);

/** All tokens of all sets in the colours of the players: what teams are chosen from. */
export function poolFor(players: number): readonly string[] {
  return pools[players - 2]!;
}

/** Numbers of all pairs of rooms. */
export const PAIRS: readonly number[] = [
  ...new Set(SET_IDS.flatMap(set => SETS[set].rooms.map(room => room.number))),
];

/** Both rooms of a pair. */
export function roomsOfPair(number: number): Room[] {
  return SET_IDS.flatMap(set => SETS[set].rooms.filter(room => room.number === number));
}

/** Rooms that lie face down until the real ones are chosen: they say nothing. */
export function unchosenMaze(wings = 0): Labyrinth {
  const rooms = PAIRS.slice(0, MAZE_LENGTH + PAIRS_EACH * wings).flatMap(roomsOfPair);
  return createLabyrinth(
    planOf(MAZE_LENGTH, 2, wings),
    rooms.map(room => ({ room, quarters: 0 })),
  );
}
