import { gearSign, num, type Point, pair, palette, placed } from '@oubliette/art';
import {
  barsAt,
  type CellId,
  createReach,
  directionTo,
  findReach,
  groundAt,
  ON_FOOT,
  type Plan,
  planUnder,
  positionAt,
  type Reach,
  SLIT,
  stepsTo,
  wayTo,
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
  viewQuarters,
} from '@oubliette/dungeon-twister/drawing';
import { charactersOf, type ExplorerName, explorers, isForeignLine } from './explorers.ts';
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

/** Squares an explorer reaches with one action point, and those it needs a second for. */
function reachOf({ table }: Overlay, explorer: ExplorerName): Reach {
  const { movement, gait } = explorers[explorer];
  const { labyrinth, standing } = table;
  const plan = planUnder(labyrinth);
  const reach = createReach(plan);
  return findReach(reach, labyrinth, standing[explorer], 2 * movement, gait, foreignLine(plan));
}

/** Squares that no move of an explorer may enter (DT-LINE-02). */
function foreignLine(plan: Plan): Uint8Array {
  return Uint8Array.from({ length: plan.cells }, (_, cell) =>
    Number(isForeignLine(plan, cell as CellId)),
  );
}

function reachOnFoot({ table }: Overlay, from: CellId, steps: number): Reach {
  return findReach(createReach(planUnder(table.labyrinth)), table.labyrinth, from, steps, ON_FOOT);
}

/** Marks every square where a move may end; those beyond `near` steps are marked as far. */
function reachMarks(overlay: Overlay, reach: Reach, near: number): string {
  const { labyrinth, standing } = overlay.table;
  const taken = charactersOf(standing, planUnder(labyrinth));
  const { square } = overlay.geometry;
  return [...reach.found.subarray(1, reach.count)]
    .map(cell => cell as CellId)
    .filter(cell => !taken[cell] && groundAt(labyrinth, cell) !== 'pit')
    .map(cell => {
      const onGear = groundAt(labyrinth, cell) === 'gear';
      const kind = stepsTo(reach, cell)! > near ? 'far' : 'reach';
      return placed(...middle(overlay, cell), highlight(kind, { square, onGear }));
    })
    .join('');
}

/** The shortest way of a move, with the slits it slips through. */
function wayMarks(overlay: Overlay, reach: Reach, from: CellId, to: CellId): string {
  const way = wayTo(reach, to);
  if (!way?.length) return '';
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
  return line + slits.join('') + gearSigns(overlay, way.slice(0, -1));
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
  /** Steps on foot, 0 for none. */
  readonly reach: () => number;
}

/** With somebody in hand his reach and way; otherwise what is seen and reached from a square. */
export function boardMarks(overlay: Overlay, wishes: Wishes): string {
  const held = wishes.held();
  const shown = wishes.shown();
  if (held) {
    const reach = reachOf(overlay, held);
    const way = wayMarks(overlay, reach, overlay.table.standing[held], shown.cell);
    return reachMarks(overlay, reach, explorers[held].movement) + way;
  }
  if (shown.sides.length === 0) return '';
  const steps = wishes.reach();
  const reach = steps && reachMarks(overlay, reachOnFoot(overlay, shown.cell, steps), steps);
  return (reach || '') + (wishes.sight() ? sightMarks(overlay, shown) : '');
}
