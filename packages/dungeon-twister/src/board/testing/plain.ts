/**
 * The same labyrinth done the plain way, to check the tables against: the rooms are kept as they lie,
 * as strings, and really turned; an open or broken edge is a letter in the string.
 */
import { BARS_OF_SIGN, OUTSIDE, UNREVEALED } from '../bars.ts';
import { type Direction, EAST, NORTH, opposite, SOUTH, WEST } from '../direction.ts';
import type { EdgeState } from '../edge.ts';
import type { Ground } from '../nature.ts';
import { type EdgeSign, type Room, turned } from '../room.ts';

export interface PlainLabyrinth {
  readonly long: number;
  readonly wide: number;
  readonly rooms: Room[];
  readonly revealed: boolean[];
}

const MARKS: Readonly<Record<Exclude<EdgeState, 'closed'>, string>> = { open: 'o', broken: 'x' };

export function plainNeighbour(
  { long, wide }: PlainLabyrinth,
  x: number,
  y: number,
  direction: Direction,
): readonly [number, number] | null {
  const toX = x + (direction === EAST ? 1 : direction === WEST ? -1 : 0);
  const toY = y + (direction === SOUTH ? 1 : direction === NORTH ? -1 : 0);
  return toX < 0 || toY < 0 || toX > long * 5 + 1 || toY >= wide * 5 ? null : [toX, toY];
}

/** What bars a side, straight from the strings. */
export function plainBars(
  plain: PlainLabyrinth,
  x: number,
  y: number,
  direction: Direction,
): number {
  const next = plainNeighbour(plain, x, y, direction);
  if (!next) return OUTSIDE;
  return part(plain, x, y, direction) | part(plain, next[0], next[1], opposite(direction));
}

function part(plain: PlainLabyrinth, x: number, y: number, direction: Direction): number {
  const position = plainPosition(plain, x, y);
  if (position === null) return 0;
  if (!plain.revealed[position]) return UNREVEALED;
  const { strings, line, place } = whereOf(plain.rooms[position]!, x, y, direction);
  const letter = strings[line]![place]!;
  return letter in BARS_OF_SIGN ? BARS_OF_SIGN[letter as EdgeSign] : 0;
}

export function plainGround(plain: PlainLabyrinth, x: number, y: number): Ground {
  const position = plainPosition(plain, x, y);
  if (position === null) return 'line';
  if (!plain.revealed[position]) return 'unrevealed';
  const room = plain.rooms[position]!;
  const square = (y % 5) * 5 + ((x - 1) % 5);
  if (room.gear === square) return 'gear';
  return room.pits.includes(square) ? 'pit' : 'floor';
}

function plainPosition({ long }: PlainLabyrinth, x: number, y: number): number | null {
  if (x === 0 || x === long * 5 + 1) return null;
  return Math.floor(y / 5) * long + Math.floor((x - 1) / 5);
}

export function plainTurn(plain: PlainLabyrinth, position: number, quarters: number): void {
  plain.rooms[position] = turned(plain.rooms[position]!, quarters);
}

/** Writes a mark on the edge of a square, or the printed sign back. */
export function plainSet(
  plain: PlainLabyrinth,
  x: number,
  y: number,
  direction: Direction,
  state: EdgeState,
  printed: EdgeSign,
): void {
  const position = plainPosition(plain, x, y)!;
  const room = plain.rooms[position]!;
  const { line, place } = whereOf(room, x, y, direction);
  const letter = state === 'closed' ? printed : MARKS[state];
  const lying = direction === NORTH || direction === SOUTH;
  const write = (strings: readonly string[]) =>
    strings.with(line, strings[line]!.slice(0, place) + letter + strings[line]!.slice(place + 1));
  plain.rooms[position] = lying
    ? { ...room, horizontal: write(room.horizontal) }
    : { ...room, vertical: write(room.vertical) };
}

function whereOf(room: Room, x: number, y: number, direction: Direction) {
  const row = y % 5;
  const column = (x - 1) % 5;
  if (direction === NORTH) return { strings: room.horizontal, line: row, place: column };
  if (direction === SOUTH) return { strings: room.horizontal, line: row + 1, place: column };
  if (direction === WEST) return { strings: room.vertical, line: column, place: row };
  return { strings: room.vertical, line: column + 1, place: row };
}
