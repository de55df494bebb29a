/** Square markers: they cover a square, change what it is, and turn with its room (DT-EXT-05). */
import { deriveRoom } from './derive.ts';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import type { Ground } from './nature.ts';
import { type CellId, positionAt } from './plan.ts';
import { ROOM_SQUARES, turnedSquare } from './room.ts';

/** Puts a marker on a square of a room, or takes it away. */
export function setMarker(labyrinth: Labyrinth, cell: CellId, ground: Ground | null): void {
  const plan = planUnder(labyrinth);
  const position = positionAt(plan, cell);
  if (position === null) throw new RangeError('A starting line takes no square marker.');
  const drawn = turnedSquare(plan.squareOf[cell]!, -labyrinth.quarters[position]!);
  const { [position * ROOM_SQUARES + drawn]: _, ...rest } = labyrinth.markers ?? {};
  labyrinth.markers =
    ground === null ? rest : { ...rest, [position * ROOM_SQUARES + drawn]: ground };
  deriveRoom(labyrinth, position);
}

/** Lays all markers at once. */
export function setMarkers(labyrinth: Labyrinth, markers: Readonly<Record<number, Ground>>): void {
  labyrinth.markers = markers;
  for (const position of planUnder(labyrinth).positions) deriveRoom(labyrinth, position);
}

export function markerAt(labyrinth: Labyrinth, cell: CellId): Ground | null {
  if (labyrinth.markers === undefined) return null;
  const plan = planUnder(labyrinth);
  const position = positionAt(plan, cell);
  if (position === null) return null;
  const drawn = turnedSquare(plan.squareOf[cell]!, -labyrinth.quarters[position]!);
  return labyrinth.markers[position * ROOM_SQUARES + drawn] ?? null;
}
