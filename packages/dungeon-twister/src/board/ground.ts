/** What a square is. A gear is floor for every purpose but turning (DT-BOARD-06). */
import { type Labyrinth, planUnder } from './labyrinth.ts';
import {
  codeOf,
  GEAR,
  GROUNDS,
  type Ground,
  isObstacle,
  isSolid,
  NATURE_OF_CODE,
  type Nature,
  PIT,
} from './nature.ts';
import type { CellId } from './plan.ts';

export function natureAt(labyrinth: Labyrinth, cell: CellId): Nature {
  return NATURE_OF_CODE[labyrinth.table[planUnder(labyrinth).groundAt + cell]!]!;
}

export function isPitAt(labyrinth: Labyrinth, cell: CellId): boolean {
  return labyrinth.table[planUnder(labyrinth).groundAt + cell] === PIT;
}

/** A pit or anything else that nobody walks over without help (DT-EXT-01). */
export function isObstacleAt(labyrinth: Labyrinth, cell: CellId): boolean {
  return isObstacle(labyrinth.table[planUnder(labyrinth).groundAt + cell]!);
}

/** Plain floor, a sign on it or none; a gear is none. */
export function isFloorAt(labyrinth: Labyrinth, cell: CellId): boolean {
  return natureAt(labyrinth, cell).floor;
}

export function isSolidAt(labyrinth: Labyrinth, cell: CellId): boolean {
  return isSolid(labyrinth.table[planUnder(labyrinth).groundAt + cell]!);
}

export function isGearAt(labyrinth: Labyrinth, cell: CellId): boolean {
  return labyrinth.table[planUnder(labyrinth).groundAt + cell] === GEAR;
}

export function groundAt(labyrinth: Labyrinth, cell: CellId): Ground {
  return GROUNDS[labyrinth.table[planUnder(labyrinth).groundAt + cell]!]!;
}

/** Whether a ground lies face up anywhere on the board. */
export function liesFaceUp(labyrinth: Labyrinth, ground: Ground): boolean {
  const { groundAt: first, cells } = planUnder(labyrinth);
  const found = labyrinth.table.indexOf(codeOf(ground), first);
  return found >= 0 && found < first + cells;
}
