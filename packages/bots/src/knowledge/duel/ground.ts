import {
  type Arrow,
  type BoardPlan,
  type CellId,
  DIRECTIONS,
  isGearAt,
  isObstacleAt,
  isRevealed,
  type Labyrinth,
  nearEdge,
  neighbour,
  planUnder,
  UNREVEALED,
} from '@oubliette/dungeon-twister';
import { EDGE_BARS } from './prices.ts';

/**
 * The ground as a walker sees it who may have rooms turned. A square goes by where it lies now: what
 * is in its room with it stays beside it however the room turns; only what is beyond changes.
 */
export interface WalkerGround {
  readonly plan: BoardPlan;
  /** square * 4 + direction → what bars that side, by the square's own room */
  readonly bars: Uint8Array;
  /** square → 1 where it is a pit or another obstacle, 2 where it is a gear */
  readonly marks: Uint8Array;
  /** turns * cells + square → where it has come to lie, and which square has come to lie there */
  readonly places: Int16Array;
  readonly squares: Int16Array;
  /** square → directions by which a quarter of its room turns it */
  readonly senses: Uint8Array;
  /** square → which number its room bears, counted from 1; 0 where nothing turns */
  readonly numbers: Uint8Array;
  /** How many different numbers there are. */
  readonly count: number;
}

export const OBSTACLE = 1;
export const GEAR = 2;

const TURNS = [0, 1, 2, 3];
const BACK: Readonly<Record<Arrow, Arrow>> = {
  clockwise: 'counter-clockwise',
  'counter-clockwise': 'clockwise',
};

export function groundOf(labyrinth: Labyrinth): WalkerGround {
  const plan = planUnder(labyrinth);
  const { cells, positionOf } = plan;
  const bars = new Uint8Array(cells * 4);
  const marks = new Uint8Array(cells);
  const places = new Int16Array(4 * cells);
  const squares = new Int16Array(4 * cells);
  const senses = new Uint8Array(cells);
  const numbers = new Uint8Array(cells);
  const found: number[] = [];
  for (let at = 0; at < cells; at++) {
    const cell = at as CellId;
    const position = positionOf[cell]!;
    for (const quarters of TURNS) {
      places[quarters * cells + cell] = cell;
      squares[quarters * cells + cell] = cell;
    }
    if (position < 0) continue;
    if (!isRevealed(labyrinth, plan.positions[position]!)) {
      for (const direction of DIRECTIONS) {
        const beyond = neighbour(plan, cell, direction);
        if (beyond !== null && positionOf[beyond] !== position)
          bars[cell * 4 + direction] = UNREVEALED;
      }
      continue;
    }
    for (const direction of DIRECTIONS) {
      const edge = nearEdge(labyrinth, cell, direction)!;
      bars[cell * 4 + direction] = labyrinth.table[plan.edgesAt + edge]! & EDGE_BARS;
    }
    if (isObstacleAt(labyrinth, cell)) marks[cell] = OBSTACLE;
    else if (isGearAt(labyrinth, cell)) marks[cell] = GEAR;
    const { arrow, number } = labyrinth.rooms[position]!;
    senses[cell] = arrow === 'clockwise' ? 1 : 3;
    if (!found.includes(number)) found.push(number);
    numbers[cell] = found.indexOf(number) + 1;
    for (const quarters of TURNS.slice(1)) {
      const before = (quarters - 1) * cells + cell;
      places[quarters * cells + cell] = plan.afterTurn[arrow][places[before]!]!;
      squares[quarters * cells + cell] = plan.afterTurn[BACK[arrow]][squares[before]!]!;
    }
  }
  return { plan, bars, marks, places, squares, senses, numbers, count: found.length };
}
