import {
  type BoardPlan,
  createLabyrinth,
  type Labyrinth,
  planFor,
  type Room,
} from '../../board/index.ts';
import { ROOMS } from '../../content/rooms.ts';
import { SET_IDS, SETS, type SetId } from '../../content/sets.ts';
import type { Piece } from '../../pieces/piece.ts';
import { SIDE_LETTERS, tokenName } from '../../pieces/roster.ts';
import { TEAM_OBJECTS } from '../measures.ts';
import { CROWDS } from '../options.ts';
import type { Forces } from '../state.ts';

/** What forces are chosen from: our sets but for those that stay in the box, and pieces of further sets. */
export interface Collection {
  readonly further?: readonly Piece[];
  /** Known pieces that further sets have too, once for each. */
  readonly also?: readonly string[];
  readonly without?: readonly SetId[];
}

const OURS: readonly Piece[] = SET_IDS.flatMap((set): readonly Piece[] => [
  ...SETS[set].characters,
  ...SETS[set].objects,
]);

/** Pieces of all sets in their order, each with the copies that a side has of it (DT-MIX-02, 03). */
function copiesIn({ further = [], also = [], without = [] }: Collection): Map<Piece, number> {
  const copies = new Map<Piece, number>();
  const count = (piece: Piece) => copies.set(piece, (copies.get(piece) ?? 0) + 1);
  const sets = SET_IDS.filter(set => !without.includes(set)).map(set => SETS[set]);
  const named = also.map(id => [...further, ...OURS].find(piece => piece.id === id)!);
  const coloured = further.filter(piece => piece.kind === 'character' || !piece.neutral);
  const more = [...coloured, ...named];
  for (const { characters } of sets) characters.forEach(count);
  more.filter(({ kind }) => kind === 'character').forEach(count);
  for (const { objects } of sets) objects.forEach(count);
  more.filter(({ kind }) => kind === 'object').forEach(count);
  for (const piece of copies.keys()) {
    if (piece.kind === 'object' && piece.common) copies.set(piece, TEAM_OBJECTS);
  }
  return copies;
}

/** Characters and objects that a side can choose from. */
export function sizesOf(collection: Collection): { characters: number; objects: number } {
  const copies = [...copiesIn(collection)];
  const sum = (wanted: Piece['kind']) =>
    copies.reduce((sum, [{ kind }, count]) => sum + (kind === wanted ? count : 0), 0);
  return { characters: sum('character'), objects: sum('object') };
}

function namesWith(players: number, collection: Collection): readonly string[] {
  const pieces = [...copiesIn(collection)];
  return Object.freeze(
    SIDE_LETTERS.slice(0, players).flatMap((_, side) =>
      pieces.flatMap(([{ id }, copies]) =>
        Array.from({ length: copies }, (_, index) => tokenName(side, id, index + 1)),
      ),
    ),
  );
}

const pools = [2, ...CROWDS].map(players => namesWith(players, {}));

/** The tokens that two choose from. */
export const POOL = poolFor(2);

/** All tokens of all sets in the colours of the players: what teams are chosen from. */
export function poolFor(players: number, collection: Collection = {}): readonly string[] {
  const { further = [], also = [], without = [] } = collection;
  const isPlain = further.length + also.length + without.length === 0;
  return isPlain ? pools[players - 2]! : namesWith(players, collection);
}

/** What decides which rooms there are to choose from. */
export type Chosen = Pick<Forces, 'guests' | 'without'>;

const roomsAmong = ({ guests = [], without = [] }: Chosen): readonly Room[] => [
  ...ROOMS.filter(({ set }) => !without.some(left => left === set)),
  ...guests,
];

/** Numbers of all pairs of rooms, with those of the guests of a match. */
export function pairsWith(forces: Chosen = {}): readonly number[] {
  return [...new Set(roomsAmong(forces).map(room => room.number))];
}

/** The pairs of our own sets. */
export const PAIRS = pairsWith();

/** Both rooms of each pair. */
export function roomsOf(numbers: readonly number[], guests: readonly Room[] = []): Room[] {
  const all = [...ROOMS, ...guests];
  return numbers.flatMap(number => all.filter(room => room.number === number));
}

/** Rooms that lie face down until the real ones are chosen: they say nothing. */
export function unchosenMaze(plan: BoardPlan = planFor(2)): Labyrinth {
  const numbers = Array.from({ length: plan.rooms / 2 }, (_, at) => PAIRS[at % PAIRS.length]!);
  return createLabyrinth(
    plan,
    roomsOf(numbers).map(room => ({ room, quarters: 0 })),
  );
}
