/** What a square is. A gear is floor for every purpose but turning (DT-BOARD-06). */
import { type Labyrinth, planUnder } from './labyrinth.ts';
import type { CellId } from './plan.ts';

export type Ground = 'floor' | 'gear' | 'pit' | 'line' | 'unrevealed';

export const FLOOR = 0;
export const GEAR = 1;
export const PIT = 2;
export const LINE = 3;
export const FACE_DOWN = 4;

const GROUNDS: readonly Ground[] = ['floor', 'gear', 'pit', 'line', 'unrevealed'];

export function isPitAt(labyrinth: Labyrinth, cell: CellId): boolean {
  return labyrinth.table[planUnder(labyrinth).groundAt + cell] === PIT;
}

export function isGearAt(labyrinth: Labyrinth, cell: CellId): boolean {
  return labyrinth.table[planUnder(labyrinth).groundAt + cell] === GEAR;
}

export function groundAt(labyrinth: Labyrinth, cell: CellId): Ground {
  return GROUNDS[labyrinth.table[planUnder(labyrinth).groundAt + cell]!]!;
}
