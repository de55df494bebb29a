import { gearSign, gearTag, num, type Point, pair, palette, placed } from '@oubliette/art';
import {
  barsAt,
  type CellId,
  directionTo,
  groundAt,
  planUnder,
  positionAt,
  SLIT,
} from '@oubliette/dungeon-twister';
import {
  centreOf,
  eye,
  type Geometry,
  gearOf,
  highlight,
  path,
  sightLine,
  slitCrossed,
  stepDisc,
  viewQuarters,
} from '@oubliette/dungeon-twister/drawing';
import type { ExplorerName } from './explorers.ts';
import { endsOnFoot, type Trip, tripsOf } from './moves.ts';
import type { SquareView } from './square.ts';
import type { Table } from './table.ts';

/** What is laid over the board: the squares in reach, a way, lines of sight. */
export interface Overlay {
  readonly table: Table;
  readonly geometry: Geometry;
  readonly placeOf: (cell: CellId) => { readonly x: number; readonly y: number };
}

const screenSteps = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const middle = ({ geometry, placeOf }: Overlay, cell: CellId): Point =>
  centreOf(geometry, placeOf(cell));

/** Reach is told by diamonds alone: here pieces may be put anywhere, so nothing is framed as allowed. */
function reachMark(overlay: Overlay, cell: CellId, moves: 1 | 2): string {
  const { square } = overlay.geometry;
  const onGear = groundAt(overlay.table.labyrinth, cell) === 'gear';
  const kind = moves === 1 ? 'near' : 'far';
  return placed(...middle(overlay, cell), highlight(kind, { square, onGear }));
}

const tripMarks = (overlay: Overlay, trips: ReadonlyMap<CellId, Trip>): string =>
  [...trips].map(([cell, { stop }]) => reachMark(overlay, cell, stop === null ? 1 : 2)).join('');

/** The way of one or two moves, with the slits it slips through and the square between the moves. */
function wayMarks(overlay: Overlay, { way, stop }: Trip, from: CellId): string {
  const { labyrinth } = overlay.table;
  const { square, portrait } = overlay.geometry;
  const cells = [from, ...way];
  const slits = way.map((cell, index) => {
    const before = cells[index]!;
    const direction = directionTo(planUnder(labyrinth), before, cell)!;
    if (!(barsAt(labyrinth, before, direction) & SLIT)) return '';
    const [ax, ay] = middle(overlay, before);
    const [bx, by] = middle(overlay, cell);
    const upright = (direction + (portrait ? 1 : 0)) % 2 === 0;
    return placed((ax + bx) / 2, (ay + by) / 2, slitCrossed(square, upright ? 90 : 0));
  });
  const line = path(
    cells.map(cell => middle(overlay, cell)),
    square,
  );
  const between = stop === null ? '' : placed(...middle(overlay, stop), stepDisc(1, square));
  return line + slits.join('') + gearSigns(overlay, way.slice(0, -1)) + between;
}

/** The numbers of gears that a line crosses, drawn again above it. */
function gearSigns(overlay: Overlay, cells: readonly CellId[]): string {
  const { labyrinth } = overlay.table;
  return cells
    .filter(cell => groundAt(labyrinth, cell) === 'gear')
    .map(cell => {
      const room = labyrinth.rooms[positionAt(planUnder(labyrinth), cell)!]!;
      const { square } = overlay.geometry;
      const hub = `<circle r="${num(square * 0.25)}" fill="${palette.black}"/>`;
      return placed(...middle(overlay, cell), hub + gearSign(gearOf(room), square));
    })
    .join('');
}

/** Four dotted lines from an eye, each with a red bar where it ends. */
function sightMarks(overlay: Overlay, square: SquareView): string {
  const { geometry } = overlay;
  const from = middle(overlay, square.cell);
  const lines = square.sides.map(({ direction, gaze }) => {
    const [dx, dy] = screenSteps[(direction + viewQuarters(geometry)) & 3]!;
    const [x, y] = middle(overlay, gaze.seen.at(-1) ?? square.cell);
    const end = geometry.square * 0.43;
    const to: Point = [x + dx * end, y + dy * end];
    return sightLine({ from, to, stopped: true }, geometry.square);
  });
  const gears = gearSigns(overlay, [square.cell, ...square.sides.flatMap(({ gaze }) => gaze.seen)]);
  const covers = square.explorer !== null || square.ground === 'gear';
  return lines.join('') + gears + (covers ? '' : eye(from, geometry.square));
}

export const focusMarks = (overlay: Overlay, cell: CellId): string =>
  `<g transform="translate(${pair(middle(overlay, cell))})">${highlight('focus', { square: overlay.geometry.square })}</g>`;

/** What the reader has chosen to see. */
interface Wishes {
  readonly held: () => ExplorerName | null;
  readonly shown: () => SquareView;
  readonly sight: () => boolean;
  /** Steps on foot, 0 for none; an explorer has steps of its own. */
  readonly reach: () => number;
}

/** With somebody in hand his reach and way; otherwise what is seen and reached from a square. */
export function boardMarks(overlay: Overlay, wishes: Wishes): string {
  const held = wishes.held();
  const shown = wishes.shown();
  if (held) {
    const trips = tripsOf(overlay.table, held);
    const trip = trips.get(shown.cell);
    const way = trip ? wayMarks(overlay, trip, overlay.table.standing[held]) : '';
    return tripMarks(overlay, trips) + way;
  }
  if (shown.sides.length === 0) return '';
  const reach = wishes.reach() ? reachMarks(overlay, shown, wishes.reach()) : '';
  return reach + (wishes.sight() ? sightMarks(overlay, shown) : '');
}

/** From an explorer's square by its own gait, from any other on foot. */
function reachMarks(overlay: Overlay, { cell, explorer }: SquareView, steps: number): string {
  if (explorer) return tripMarks(overlay, tripsOf(overlay.table, explorer));
  return endsOnFoot(overlay.table, cell, steps)
    .map(end => reachMark(overlay, end, 1))
    .join('');
}

/** The square whose tag can be read; on smaller ones the tag does not shrink along. */
const readable = 58;

/** The numbers of gears that explorers stand on, in the corner of the square, above everything. */
export function coveredGears(overlay: Overlay): string {
  const { labyrinth, standing } = overlay.table;
  const { square } = overlay.geometry;
  return Object.values(standing)
    .filter(cell => groundAt(labyrinth, cell) === 'gear')
    .map(cell => {
      const room = labyrinth.rooms[positionAt(planUnder(labyrinth), cell)!]!;
      const [x, y] = middle(overlay, cell);
      return placed(
        x - square * 0.34,
        y - square * 0.36,
        gearTag(gearOf(room), Math.max(square, readable)),
      );
    })
    .join('');
}
