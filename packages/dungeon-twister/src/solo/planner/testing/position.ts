import { type CellId, cellAt, planOf } from '../../../board/index.ts';
import type { Token } from '../../../pieces/roster.ts';
import { parsePosition } from '../../notation/position.ts';
import type { SoloState } from '../../state.ts';

/** Boards T and U of the ledger (DS-NOTE-02). */
export const BOARD_T = 'maze 37R@2 38L@2 39L@2 40R@2 40L@2 39R@2 38R@2 37L@2';
export const BOARD_U = 'maze 38R@2 38L@0 37R@1 39L@1 40L@2 37L@2 40R@2 39R@2';

export function positionOf(...lines: string[]): SoloState {
  const read = parsePosition(lines.join('\n'));
  if (!read.ok) throw new Error(read.faults[0]!.text);
  return read.value;
}

export function tokenIn(state: SoloState, name: string): Token {
  return state.names.indexOf(name) as Token;
}

/** A square by row and column, as the examples of the ledger tell it (DS-NOTE-01). */
export function square(row: number, column: number): CellId {
  return cellAt(planOf(4), column, row)!;
}
