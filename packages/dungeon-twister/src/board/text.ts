/**
 * A whole labyrinth drawn for the terminal. Every room has its own borders, so that both parts of a
 * double edge are seen; rooms not yet revealed are hatched.
 */
import type { Direction } from './direction.ts';
import { nearEdge, signOf, stateOf } from './edge.ts';
import { groundAt } from './ground.ts';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import type { Ground } from './nature.ts';
import { printLyingRoom } from './notation.ts';
import {
  DECLARED_SIGNS,
  type DrawnEdge,
  drawPicture,
  PICTURE_LINES,
  PICTURE_WIDTH,
} from './picture.ts';
import {
  type BoardPlan,
  type CellId,
  cellAt,
  positionAt,
  type RoomPosition,
  rowOf,
} from './plan.ts';
import { isRevealed } from './reveal.ts';
import { type Arrow, ROOM_SIDE, ROOM_SQUARES } from './room.ts';

const GROUND_SIGNS: Readonly<Record<Ground, string>> = {
  floor: '.',
  gear: 'G',
  pit: 'O',
  line: '|',
  unrevealed: '/',
  ...DECLARED_SIGNS,
};

const ARROW_SIGNS: Readonly<Record<Arrow, string>> = { clockwise: '↻', 'counter-clockwise': '↺' };

/** What to write on a square instead of its ground: up to three characters, or null. */
export type SquareLabel = (cell: CellId) => string | null;

export function drawLabyrinth(labyrinth: Labyrinth, standing: SquareLabel = () => null): string {
  const plan = planUnder(labyrinth);
  const axis = axisLine(plan);
  const rows = Array.from({ length: plan.rows }, (_, y) => y);
  const drawn = rows.flatMap(y => {
    const band = bandAt(plan, y);
    if (band.every(position => position === null)) return [drawLine(labyrinth, y, standing)];
    return isTopOf(plan, band, y) ? drawBand(labyrinth, band, y, standing) : [];
  });
  return [axis, ...drawn, axis].map(line => line.trimEnd()).join('\n');
}

/** The rooms that a row runs through, from left to right; null where there is none. */
function bandAt(plan: BoardPlan, y: number): (RoomPosition | null)[] {
  return Array.from({ length: plan.long }, (_, room) => {
    const cell = cellAt(plan, 1 + room * ROOM_SIDE, y);
    return cell === null ? null : positionAt(plan, cell);
  });
}

function isTopOf(plan: BoardPlan, band: readonly (RoomPosition | null)[], y: number): boolean {
  const position = band.find(one => one !== null)!;
  return rowOf(plan, plan.cellOf[position * ROOM_SQUARES] as CellId) === y;
}

function axisLine({ long, columns }: BoardPlan): string {
  const rooms = Array.from({ length: long }, (_, room) => fieldsOf(room, field));
  return ['  ', field(0), ...rooms, field(columns - 1)].join(' ');
}

/** Five squares above or below a room, as broad as its picture. */
function fieldsOf(room: number, square: (x: number) => string): string {
  return ` ${Array.from({ length: ROOM_SIDE }, (_, c) => square(1 + room * ROOM_SIDE + c)).join(' ')} `;
}

/** The line at the end of a wing. */
function drawLine(labyrinth: Labyrinth, y: number, standing: SquareLabel): string {
  const plan = planUnder(labyrinth);
  const square = (x: number) => squareAt(labyrinth, x, y, standing);
  const rooms = Array.from({ length: plan.long }, (_, room) => fieldsOf(room, square));
  return [String(y).padStart(2), EMPTY, ...rooms].join(' ');
}

/** The rooms side by side between the lines, under a line with their names. */
function drawBand(
  labyrinth: Labyrinth,
  band: readonly (RoomPosition | null)[],
  top: number,
  standing: SquareLabel,
): string[] {
  const plan = planUnder(labyrinth);
  const named = (position: RoomPosition | null) =>
    (position === null ? '' : nameOf(labyrinth, position)).padEnd(PICTURE_WIDTH);
  const rooms = band.map(position =>
    position === null ? null : drawLyingRoom(labyrinth, position, standing),
  );
  const lines = Array.from({ length: PICTURE_LINES }, (_, index) => {
    const onSquares = index % 2 === 1;
    const y = top + Math.floor(index / 2);
    const lineSquare = (x: number) => (onSquares ? squareAt(labyrinth, x, y, standing) : EMPTY);
    const label = onSquares ? String(y).padStart(2) : '  ';
    const stretches = rooms.map(room => room?.[index] ?? ' '.repeat(PICTURE_WIDTH));
    return [label, lineSquare(0), ...stretches, lineSquare(plan.columns - 1)].join(' ');
  });
  return [['  ', EMPTY, ...band.map(named)].join(' '), ...lines];
}

function nameOf(labyrinth: Labyrinth, position: RoomPosition): string {
  if (!isRevealed(labyrinth, position)) return `R${position}`;
  const room = labyrinth.rooms[position]!;
  const lying = printLyingRoom({ room, quarters: labyrinth.quarters[position]! });
  return `R${position} ${lying} ${ARROW_SIGNS[room.arrow]}`;
}

function drawLyingRoom(
  labyrinth: Labyrinth,
  position: RoomPosition,
  standing: SquareLabel,
): string[] {
  if (!isRevealed(labyrinth, position)) return hatching;
  const cellOf = (square: number) =>
    planUnder(labyrinth).cellOf[position * ROOM_SQUARES + square] as CellId;
  return drawPicture(
    square => squareText(labyrinth, cellOf(square), standing),
    (square, direction) => drawnEdge(labyrinth, cellOf(square), direction),
  );
}

function drawnEdge(labyrinth: Labyrinth, cell: CellId, direction: Direction): DrawnEdge {
  const edge = nearEdge(labyrinth, cell, direction)!;
  const state = stateOf(labyrinth, edge);
  return state === 'closed' ? signOf(labyrinth, edge) : state;
}

const hatching = Array.from({ length: PICTURE_LINES }, (_, line) =>
  Array.from({ length: PICTURE_WIDTH }, (_, at) => ((at + line) % 3 === 0 ? '/' : ' ')).join(''),
);

const EMPTY = '   ';

function squareAt(labyrinth: Labyrinth, x: number, y: number, standing: SquareLabel): string {
  const cell = cellAt(planUnder(labyrinth), x, y);
  return cell === null ? EMPTY : squareText(labyrinth, cell, standing);
}

function squareText(labyrinth: Labyrinth, cell: CellId, standing: SquareLabel): string {
  return field(standing(cell) ?? GROUND_SIGNS[groundAt(labyrinth, cell)]);
}

/** Three characters, one or two of them in the middle. */
function field(text: string | number): string {
  return String(text).padStart(2).padEnd(3).slice(0, 3);
}
