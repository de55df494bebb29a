/** Random rooms, and random labyrinths with a history, each beside its plain twin. */
import fc from 'fast-check';
import { DIRECTIONS, type Direction } from '../direction.ts';
import { type EdgeState, nearEdge, signOf } from '../edge.ts';
import { type Labyrinth, planUnder } from '../labyrinth.ts';
import { createLabyrinth } from '../lay.ts';
import { planOf } from '../make-plan.ts';
import { type CellId, columnOf, type RoomPosition, rowOf } from '../plan.ts';
import { canBe, setEdge } from '../portcullis.ts';
import { revealRoom } from '../reveal.ts';
import { type Arrow, type Room, type RoomId, turned } from '../room.ts';
import { turnRoom } from '../turn.ts';
import { type PlainLabyrinth, plainSet, plainTurn } from './plain.ts';

export const arbitraryArrow: fc.Arbitrary<Arrow> = fc.constantFrom(
  'clockwise',
  'counter-clockwise',
);

const edgeLines = fc.array(
  fc
    .array(fc.constantFrom('-', '-', '-', '-', 'W', 'P', 'S'), { minLength: 5, maxLength: 5 })
    .map(signs => signs.join('')),
  { minLength: 6, maxLength: 6 },
);

/** Any room that could be drawn, borders with portcullises and slits included. */
export const arbitraryRoom: fc.Arbitrary<Room> = fc
  .record({
    id: fc.constantFrom('1A', '2B', '3C', '4D').map(id => id as RoomId),
    set: fc.constant('test'),
    number: fc.integer({ min: 1, max: 3 }),
    arrow: arbitraryArrow,
    horizontal: edgeLines,
    vertical: edgeLines,
    squares: fc.uniqueArray(fc.integer({ min: 0, max: 24 }), { minLength: 1, maxLength: 6 }),
  })
  .map(({ squares, ...room }) => {
    const [gear, ...pits] = squares;
    return { ...room, gear: gear!, pits: pits.sort((a, b) => a - b) };
  });

export type BoardChange =
  | { readonly do: 'turn'; readonly position: number; readonly arrow: Arrow }
  | { readonly do: 'reveal'; readonly position: number }
  | {
      readonly do: 'set';
      readonly cell: number;
      readonly direction: Direction;
      readonly state: EdgeState;
    };

const LONG = 2;
const WIDE = 2;
const PLAN = planOf(LONG, WIDE);
const position = fc.nat({ max: LONG * WIDE - 1 });

export const arbitraryChanges: fc.Arbitrary<BoardChange[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('turn' as const), position, arrow: arbitraryArrow }),
    fc.record({ do: fc.constant('reveal' as const), position }),
    fc.record({
      do: fc.constant('set' as const),
      cell: fc.nat({ max: PLAN.cells - 1 }),
      direction: fc.constantFrom(...DIRECTIONS),
      state: fc.constantFrom<EdgeState>('closed', 'open', 'broken'),
    }),
  ),
  { maxLength: 30 },
);

export interface Pair {
  readonly labyrinth: Labyrinth;
  readonly plain: PlainLabyrinth;
}

/** Two by two random rooms after a random history. */
export const arbitraryPair: fc.Arbitrary<Pair> = fc
  .record({
    rooms: fc.array(fc.record({ room: arbitraryRoom, quarters: fc.nat({ max: 3 }) }), {
      minLength: LONG * WIDE,
      maxLength: LONG * WIDE,
    }),
    revealed: fc.array(fc.nat({ max: 9 }), { minLength: LONG * WIDE, maxLength: LONG * WIDE }),
    changes: arbitraryChanges,
  })
  .map(({ rooms, revealed, changes }) => {
    const pair: Pair = {
      labyrinth: createLabyrinth(PLAN, rooms),
      plain: {
        long: LONG,
        wide: WIDE,
        rooms: rooms.map(({ room, quarters }) => turned(room, quarters)),
        revealed: rooms.map(() => false),
      },
    };
    revealed.forEach((die, place) => {
      if (die > 0) applyChange(pair, { do: 'reveal', position: place });
    });
    for (const change of changes) applyChange(pair, change);
    return pair;
  });

/** Makes a change to both; what the board does not allow is left out. */
export function applyChange({ labyrinth, plain }: Pair, change: BoardChange): void {
  if (change.do === 'turn') {
    turnRoom(labyrinth, change.position as RoomPosition, change.arrow);
    plainTurn(plain, change.position, change.arrow === 'clockwise' ? 1 : -1);
  } else if (change.do === 'reveal') {
    revealRoom(labyrinth, change.position as RoomPosition);
    plain.revealed[change.position] = true;
  } else {
    const cell = change.cell as CellId;
    const edge = nearEdge(labyrinth, cell, change.direction);
    if (edge === null) return;
    const printed = signOf(labyrinth, edge);
    if (!canBe(printed, change.state)) return;
    setEdge(labyrinth, edge, change.state);
    const plan = planUnder(labyrinth);
    const [x, y] = [columnOf(plan, cell), rowOf(plan, cell)];
    plainSet(plain, x, y, change.direction, change.state, printed);
  }
}
