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
import { type CellId, cellAt, type Plan, type Position } from './plan.ts';
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
export type Standing = (cell: CellId) => string | null;

export function drawLabyrinth(labyrinth: Labyrinth, standing: Standing = () => null): string {
  const plan = planUnder(labyrinth);
  const axis = axisLine(plan);
  const bands = Array.from({ length: plan.wide }, (_, band) => drawBand(labyrinth, band, standing));
  return [axis, ...bands.flat(), axis].map(line => line.trimEnd()).join('\n');
}

function axisLine({ long, columns }: Plan): string {
  const rooms = Array.from({ length: long }, (_, room) => {
    const numbers = Array.from({ length: ROOM_SIDE }, (_, c) => field(1 + room * ROOM_SIDE + c));
    return ` ${numbers.join(' ')} `;
  });
  return ['  ', field(0), ...rooms, field(columns - 1)].join(' ');
}

/** The rooms side by side between the lines, under a line with their names. */
function drawBand(labyrinth: Labyrinth, band: number, standing: Standing): string[] {
  const plan = planUnder(labyrinth);
  const positions = plan.positions.slice(band * plan.long, (band + 1) * plan.long);
  const names = positions.map(position => nameOf(labyrinth, position).padEnd(PICTURE_WIDTH));
  const rooms = positions.map(position => drawLyingRoom(labyrinth, position, standing));
  const lines = Array.from({ length: PICTURE_LINES }, (_, index) => {
    const onSquares = index % 2 === 1;
    const y = band * ROOM_SIDE + Math.floor(index / 2);
    const lineSquare = (x: number) =>
      onSquares ? squareText(labyrinth, cellAt(plan, x, y)!, standing) : '   ';
    const label = onSquares ? String(y).padStart(2) : '  ';
    const stretches = rooms.map(room => room[index]!);
    return [label, lineSquare(0), ...stretches, lineSquare(plan.columns - 1)].join(' ');
  });
  return [['  ', '   ', ...names].join(' '), ...lines];
}

function nameOf(labyrinth: Labyrinth, position: Position): string {
  if (!isRevealed(labyrinth, position)) return `R${position}`;
  const room = labyrinth.rooms[position]!;
  const lying = printLyingRoom({ room, quarters: labyrinth.quarters[position]! });
  return `R${position} ${lying} ${ARROW_SIGNS[room.arrow]}`;
}

function drawLyingRoom(labyrinth: Labyrinth, position: Position, standing: Standing): string[] {
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

function squareText(labyrinth: Labyrinth, cell: CellId, standing: Standing): string {
  return field(standing(cell) ?? GROUND_SIGNS[groundAt(labyrinth, cell)]);
}

/** Three characters, one or two of them in the middle. */
function field(text: string | number): string {
  return String(text).padStart(2).padEnd(3).slice(0, 3);
}
