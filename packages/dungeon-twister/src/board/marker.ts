/** Square markers: they cover a square, change what it is, and turn with its room (DT-EXT-05). */
import { deriveRoom, isOpenPit } from './derive.ts';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import type { Ground } from './nature.ts';
import { type CellId, positionAt, type RoomPosition } from './plan.ts';
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

/** What covers a room's drawing now, by square as drawn: markers, and remote pits that stand open. */
export function coversOf(
  labyrinth: Labyrinth,
  position: RoomPosition,
): ReadonlyMap<number, Ground> {
  const covers = new Map<number, Ground>();
  for (const [square, ground] of labyrinth.rooms[position]!.grounds ?? []) {
    if (isOpenPit(labyrinth, ground)) covers.set(square, 'pit');
  }
  const first = position * ROOM_SQUARES;
  for (const [at, ground] of Object.entries(labyrinth.markers ?? {})) {
    const square = Number(at) - first;
    if (square >= 0 && square < ROOM_SQUARES) covers.set(square, ground);
  }
  return covers;
}

export function markerAt(labyrinth: Labyrinth, cell: CellId): Ground | null {
  if (labyrinth.markers === undefined) return null;
  const plan = planUnder(labyrinth);
  const position = positionAt(plan, cell);
  if (position === null) return null;
  const drawn = turnedSquare(plan.squareOf[cell]!, -labyrinth.quarters[position]!);
  return labyrinth.markers[position * ROOM_SQUARES + drawn] ?? null;
}
