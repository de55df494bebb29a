/** Square markers: they cover a square, change what it is, and turn with its room (DT-EXT-05). */
import { deriveRoom, isOpenPit } from './derive.ts';
import { altered, type Labyrinth, planUnder } from './labyrinth.ts';
import { type Ground, OWN_PIT, OWN_RUBBLE, PIT } from './nature.ts';
import { type CellId, positionAt, type RoomPosition } from './plan.ts';
import { ROOM_SQUARES, turnedSquare } from './room.ts';

/** Puts a marker on a square of a room, or takes it away. */
export function setMarker(labyrinth: Labyrinth, cell: CellId, ground: Ground | null): void {
  const plan = planUnder(labyrinth);
  const position = positionAt(plan, cell);
  if (position === null) throw new RangeError('A starting line takes no square marker.');
  const drawn = turnedSquare(plan.squareOf[cell]!, -labyrinth.quarters[position]!);
  const { [position * ROOM_SQUARES + drawn]: _, ...rest } = labyrinth.markers ?? {};
  if (ground !== null) {
    labyrinth.markers = { ...rest, [position * ROOM_SQUARES + drawn]: ground };
  } else if (Object.keys(rest).length > 0) labyrinth.markers = rest;
  else delete labyrinth.markers;
  deriveRoom(labyrinth, position);
}

/** What names a square of a room however that turns: its place and the square as drawn. */
export function markerKey(labyrinth: Labyrinth, cell: CellId): number {
  const plan = planUnder(labyrinth);
  const position = positionAt(plan, cell)!;
  const drawn = turnedSquare(plan.squareOf[cell]!, -labyrinth.quarters[position]!);
  return position * ROOM_SQUARES + drawn;
}

/** The square that a key names now. */
export function cellOfMarker(labyrinth: Labyrinth, key: number): CellId {
  const position = Math.floor(key / ROOM_SQUARES);
  const lies = turnedSquare(key % ROOM_SQUARES, labyrinth.quarters[position]!);
  return planUnder(labyrinth).cellOf[position * ROOM_SQUARES + lies] as CellId;
}

/** A copy in which some markers are what they are to whoever put them up (DT-PND-08). */
export function withOwnIllusions(labyrinth: Labyrinth, cells: readonly CellId[]): Labyrinth {
  const { groundAt } = planUnder(labyrinth);
  return altered(labyrinth, ({ table }) => {
    for (const cell of cells)
      table[groundAt + cell] = table[groundAt + cell] === PIT ? OWN_PIT : OWN_RUBBLE;
  });
}

export function isOwnPit(labyrinth: Labyrinth, cell: CellId): boolean {
  return labyrinth.table[planUnder(labyrinth).groundAt + cell] === OWN_PIT;
}

export function isOwnRubble(labyrinth: Labyrinth, cell: CellId): boolean {
  return labyrinth.table[planUnder(labyrinth).groundAt + cell] === OWN_RUBBLE;
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
