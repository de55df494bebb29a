/** Turning a room by a quarter. Edges keep their numbers, so open and broken ones turn along (DT-ROT-03). */
import { deriveRoom } from './derive.ts';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import type { BoardPlan, CellId, RoomPosition } from './plan.ts';
import type { Arrow } from './room.ts';

const QUARTERS: Readonly<Record<Arrow, number>> = { clockwise: 1, 'counter-clockwise': 3 };

export function turnRoom(labyrinth: Labyrinth, position: RoomPosition, arrow: Arrow): void {
  labyrinth.quarters[position] = (labyrinth.quarters[position]! + QUARTERS[arrow]) & 3;
  deriveRoom(labyrinth, position);
}

/** Where that which stands on a square is after a room has turned; other squares stay (DT-ROT-04). */
export function followTurn(
  plan: BoardPlan,
  position: RoomPosition,
  arrow: Arrow,
  cell: CellId,
): CellId {
  if (plan.positionOf[cell] !== position) return cell;
  return plan.afterTurn[arrow][cell] as CellId;
}

/** The other positions whose rooms bear the same number (DT-ROT-02, DT-ROT-05). */
export function twinsOf(labyrinth: Labyrinth, position: RoomPosition): RoomPosition[] {
  const { number } = labyrinth.rooms[position]!;
  return planUnder(labyrinth).positions.filter(
    other => other !== position && labyrinth.rooms[other]!.number === number,
  );
}
