/** Boards that are not there, on which “as near as possible” is measured (DS-PRIM-04 to 06, DS-EDGE-09). */
import {
  type CellId,
  columnOf,
  DIRECTIONS,
  PORTCULLIS,
  rowOf,
  UNREVEALED,
} from '../../board/index.ts';
import type { NpcAim } from '../../content/npcs/card.ts';
import { ABILITY } from '../../pieces/roster.ts';
import type { Aimed } from './aims.ts';
import { type Facts, has, isExit, isHole } from './facts.ts';
import type { Holding } from './holding.ts';

export const BOARDS = [1, 2, 3] as const;
type Board = (typeof BOARDS)[number];

/** cell → squares to the target on that board, or none */
export type SquaresToTarget = (cell: CellId) => number;

function isPassable(
  { plan, state, passes }: Facts,
  board: Board,
  cell: CellId,
  way: number,
): boolean {
  if (plan.neighbours[cell * 4 + way]! < 0) return false;
  if (board === 3) return true;
  const ignored = passes | PORTCULLIS | (board === 2 ? UNREVEALED : 0);
  return (state.labyrinth.table[cell * 4 + way]! & ~ignored) === 0;
}

function cellsOf({ plan }: Facts): CellId[] {
  return Array.from({ length: plan.cells }, (_, cell) => cell as CellId);
}

/** A line is no place to stand on for anything but leaving (DS-EDGE-09). */
function isLine(facts: Facts, cell: CellId): boolean {
  return isExit(facts, cell) || (columnOf(facts.plan, cell) === 0 && cell !== facts.origin);
}

function goalsOf(
  facts: Facts,
  first: Holding,
  aim: NpcAim,
  { isDone, place }: Aimed,
  board: Board,
): CellId[] {
  const { state, plan } = facts;
  const mayStand = (cell: CellId) => !isLine(facts, cell) && !isHole(state.labyrinth, cell);
  switch (aim) {
    case 'exit':
      return cellsOf(facts).filter(cell => isExit(facts, cell));
    case 'get':
    case 'deliver':
    case 'rotate':
      return [place];
    case 'reveal':
    case 'break':
    case 'open':
      return cellsOf(facts).filter(cell => !isLine(facts, cell) && isDone(first, cell));
    default: {
      const beside = (cell: CellId) =>
        DIRECTIONS.filter(way => isPassable(facts, board, cell, way)).map(
          way => plan.neighbours[cell * 4 + way] as CellId,
        );
      if (aim === 'repel') {
        const seeing = DIRECTIONS.flatMap(way => {
          const line: CellId[] = [];
          for (let cell = place; isPassable(facts, board, cell, way); ) {
            cell = plan.neighbours[cell * 4 + way] as CellId;
            line.push(cell);
          }
          return line;
        }).filter(mayStand);
        if (seeing.length > 0) return seeing;
      }
      return beside(place).filter(mayStand);
    }
  }
}

/** How far every square is from a target on a board. */
export function awayOn(
  facts: Facts,
  first: Holding,
  aim: NpcAim,
  target: Aimed,
  board: Board,
): SquaresToTarget {
  const { plan, state } = facts;
  const goals = goalsOf(facts, first, aim, target, board);
  if (board === 3) {
    return cell =>
      Math.min(
        ...goals.map(
          goal =>
            Math.abs(rowOf(plan, cell) - rowOf(plan, goal)) +
            Math.abs(columnOf(plan, cell) - columnOf(plan, goal)),
        ),
      );
  }
  const maze = state.labyrinth;
  const isGround = (cell: CellId) =>
    !isHole(maze, cell) ||
    has(facts.roster, facts.npc, ABILITY.levitates) ||
    has(facts.roster, facts.load, ABILITY.ropes) ||
    has(facts.roster, first.thing[cell] as never, ABILITY.ropes);
  const mayBe = (cell: CellId) => !isLine(facts, cell);
  const away = new Map<CellId, number>(goals.map(goal => [goal, 0]));
  // Slow and sure: distances sink until none sinks any more.
  for (let changed = true; changed; ) {
    changed = false;
    const sink = (cell: CellId, squares: number) => {
      if (!mayBe(cell) || (away.get(cell) ?? Number.POSITIVE_INFINITY) <= squares) return;
      away.set(cell, squares);
      changed = true;
    };
    for (const [cell, squares] of [...away]) {
      for (const way of DIRECTIONS) {
        if (!isPassable(facts, board, cell, way)) continue;
        const next = plan.neighbours[cell * 4 + way] as CellId;
        if (isGround(next)) {
          sink(next, squares + 1);
          continue;
        }
        for (const land of DIRECTIONS) {
          if (!isPassable(facts, board, next, land)) continue;
          const over = plan.neighbours[next * 4 + land] as CellId;
          if (isGround(over)) sink(over, squares + 2);
        }
      }
    }
  }
  return cell => away.get(cell) ?? Number.POSITIVE_INFINITY;
}
