import type { Point } from '@oubliette/art';
import {
  type CellId,
  cellAt,
  type Labyrinth,
  planUnder,
  positionAt,
} from '@oubliette/dungeon-twister';
import {
  centreOf,
  frameWidth,
  type Geometry,
  placeAt,
  placeOf,
  roomCorner,
} from '@oubliette/dungeon-twister/drawing';

/** A labyrinth as it lies on the screen. */
export interface Plane {
  readonly labyrinth: Labyrinth;
  readonly geometry: Geometry;
}

/** What the picture needs beyond the squares for its frame. */
export const marginOf = ({ square }: Geometry): number => frameWidth(square) + 2;

/** The middle of a square on the picture. */
export function middleOf({ geometry }: Pick<Plane, 'geometry'>, cell: CellId): Point {
  return centreOf(geometry, placeOf(geometry, cell));
}

/** The middle of the room that a square belongs to: what turns with it turns around that point. */
export function hubOf(plane: Plane, cell: CellId): Point {
  const position = positionAt(planUnder(plane.labyrinth), cell);
  if (position === null) return middleOf(plane, cell);
  const [x, y] = roomCorner(plane.geometry, position);
  const half = 2.5 * plane.geometry.square;
  return [x + half, y + half];
}

/** The square under a point of the window. */
export function cellUnder(
  { labyrinth, geometry }: Plane,
  svg: SVGSVGElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): CellId | null {
  const box = svg.getBoundingClientRect();
  const margin = marginOf(geometry);
  const place = placeAt(geometry, clientX - box.left - margin, clientY - box.top - margin);
  return place && cellAt(planUnder(labyrinth), place.x, place.y);
}

/** The squares row by row, as they lie on the screen. */
export function rowsOf({ labyrinth, geometry }: Plane): CellId[][] {
  const plan = planUnder(labyrinth);
  const { columns, rows } = plan;
  const [down, across] = geometry.portrait ? [columns, rows] : [rows, columns];
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_, column) =>
      geometry.portrait ? cellAt(plan, row, rows - 1 - column) : cellAt(plan, column, row),
    ).filter(cell => cell !== null),
  );
}
