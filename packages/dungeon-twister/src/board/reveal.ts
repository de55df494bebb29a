/** Revealing a room: turning it up, and who has direct access to it. */

import type { BarRule } from './bars.ts';
import { UNREVEALED } from './bars.ts';
import { deriveRoom } from './derive.ts';
import { DIRECTIONS } from './direction.ts';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import { type CellId, lineAt, neighbour, type Position, positionAt } from './plan.ts';
import { whatBars } from './step.ts';

export function isRevealed(labyrinth: Labyrinth, position: Position): boolean {
  return labyrinth.revealed[position] !== 0;
}

/** Turns a room face up; it keeps its orientation (DT-REV-05). */
export function revealRoom(labyrinth: Labyrinth, position: Position): void {
  labyrinth.revealed[position] = 1;
  deriveRoom(labyrinth, position);
}

/**
 * Why a character on a square has no direct access to a face-down room, or null if it has. Only the
 * square's own border edge counts (DT-REV-01), and a line opens onto every room it touches (DT-REV-02).
 */
export function whyNoAccess(
  labyrinth: Labyrinth,
  cell: CellId,
  position: Position,
): BarRule | 'DT-REV-01' | 'DT-REV-02' | null {
  if (isRevealed(labyrinth, position)) return 'DT-REV-01';
  const plan = planUnder(labyrinth);
  const line = lineAt(plan, cell);
  if (line) return line.positions.includes(position) ? null : 'DT-REV-02';
  const direction = DIRECTIONS.find(towards => {
    const next = neighbour(plan, cell, towards);
    return next !== null && positionAt(plan, next) === position;
  });
  if (direction === undefined) return 'DT-REV-01';
  return whatBars(labyrinth, cell, direction, UNREVEALED);
}
