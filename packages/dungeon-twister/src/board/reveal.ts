/** Revealing a room: turning it up, and who has direct access to it. */

import type { BarRule } from './bars.ts';
import { UNREVEALED } from './bars.ts';
import { deriveRoom } from './derive.ts';
import { DIRECTIONS } from './direction.ts';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import { type CellId, lineAt, neighbour, positionAt, type RoomPosition } from './plan.ts';
import { barsAt, whatBars } from './step.ts';

export function isRevealed(labyrinth: Labyrinth, position: RoomPosition): boolean {
  return labyrinth.revealed[position] !== 0;
}

/** Turns a room face up; it keeps its orientation (DT-REV-05). */
export function revealRoom(labyrinth: Labyrinth, position: RoomPosition): void {
  labyrinth.revealed[position] = 1;
  deriveRoom(labyrinth, position);
}

/** The rooms to which somebody on a square could have access, as bits by position; to no others. */
export function roomsBeside(labyrinth: Labyrinth, cell: CellId): number {
  const plan = planUnder(labyrinth);
  const line = lineAt(plan, cell);
  let rooms = 0;
  if (line !== null) for (const position of line.positions) rooms |= 1 << position;
  for (const direction of DIRECTIONS) {
    if ((barsAt(labyrinth, cell, direction) & UNREVEALED) === 0) continue;
    rooms |= 1 << plan.positionOf[plan.neighbours[cell * 4 + direction]!]!;
  }
  return rooms;
}

/**
 * Why a character on a square has no direct access to a face-down room, or null if it has. Only the
 * square's own border edge counts (DT-REV-01), and a line opens onto every room it touches (DT-REV-02).
 */
export function whyNoAccess(
  labyrinth: Labyrinth,
  cell: CellId,
  position: RoomPosition,
): BarRule | 'DT-REV-01' | 'DT-REV-02' | null {
  if (isRevealed(labyrinth, position)) return 'DT-REV-01';
  const plan = planUnder(labyrinth);
  const line = lineAt(plan, cell);
  if (line) return line.positions.includes(position) ? null : 'DT-REV-02';
  for (const direction of DIRECTIONS) {
    const next = neighbour(plan, cell, direction);
    if (next === null || positionAt(plan, next) !== position) continue;
    return whatBars(labyrinth, cell, direction, UNREVEALED);
  }
  return 'DT-REV-01';
}
