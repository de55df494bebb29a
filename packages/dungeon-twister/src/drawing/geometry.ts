import { ROOM_SIDE } from '../board/room.ts';

/** Squares in the coordinates of DT-BOARD-01: x along the labyrinth, lines included, y across. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Geometry {
  /** Side of a square. */
  readonly square: number;
  /** Room between two rooms, so that a turning room is seen to turn alone. */
  readonly gap: number;
  /** Rooms along the labyrinth; it is always two rooms wide. */
  readonly long: number;
  /** Portrait turns the board a quarter clockwise: the yellow line lies at the bottom. */
  readonly portrait: boolean;
  readonly width: number;
  readonly height: number;
}

export interface GeometryOptions {
  readonly long?: number;
  readonly portrait?: boolean;
}

const roomsWide = 2;

export const lastColumn = ({ long }: Pick<Geometry, 'long'>): number => long * ROOM_SIDE + 1;

export function geometry(square: number, options: GeometryOptions = {}): Geometry {
  const { long = 4, portrait = false } = options;
  const gap = square * 0.11;
  const length = (long * ROOM_SIDE + 2) * square + (long + 1) * gap;
  const breadth = roomsWide * ROOM_SIDE * square + gap;
  const [width, height] = portrait ? [breadth, length] : [length, breadth];
  return { square, gap, long, portrait, width, height };
}

/** Gaps passed before column x: one after each line and between rooms. */
function gapsBefore(x: number, long: number): number {
  if (x <= 0) return 0;
  return Math.min(long + 1, 1 + Math.floor((x - 1) / ROOM_SIDE));
}

const alongOf = (g: Geometry, x: number): number => x * g.square + gapsBefore(x, g.long) * g.gap;

const acrossOf = (g: Geometry, y: number): number => y * g.square + (y >= ROOM_SIDE ? g.gap : 0);

/** The middle of a square on the picture. */
export function centreOf(g: Geometry, { x, y }: Place): readonly [number, number] {
  const along = alongOf(g, x) + g.square / 2;
  const across = acrossOf(g, y) + g.square / 2;
  return g.portrait ? [g.width - across, along] : [along, across];
}

/** The square under a point of the picture, or null between and outside the rooms. */
export function placeAt(g: Geometry, px: number, py: number): Place | null {
  const [along, across] = g.portrait ? [py, g.width - px] : [px, py];
  const x = columnAt(g, along);
  const y = rowAt(g, across);
  return x === null || y === null ? null : { x, y };
}

function columnAt(g: Geometry, along: number): number | null {
  for (let x = 0; x <= lastColumn(g); x++) {
    const from = alongOf(g, x);
    if (along >= from && along < from + g.square) return x;
  }
  return null;
}

function rowAt(g: Geometry, across: number): number | null {
  for (let y = 0; y < roomsWide * ROOM_SIDE; y++) {
    const from = acrossOf(g, y);
    if (across >= from && across < from + g.square) return y;
  }
  return null;
}

/** Upper left corner of the room at position R0..R(2·long − 1) on the picture. */
export function roomCorner(g: Geometry, position: number): readonly [number, number] {
  const x = 1 + (position % g.long) * ROOM_SIDE;
  const y = position < g.long ? 0 : ROOM_SIDE;
  const [px, py] = centreOf(g, g.portrait ? { x, y: y + ROOM_SIDE - 1 } : { x, y });
  return [px - g.square / 2, py - g.square / 2];
}

/** Quarters by which everything on the board is turned on the picture. */
export const viewQuarters = ({ portrait }: Pick<Geometry, 'portrait'>): 0 | 1 => (portrait ? 1 : 0);
