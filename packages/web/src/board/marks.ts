import { gearSign, gearTag, num, palette, placed } from '@oubliette/art';
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
  gearOf,
  type Highlight,
  highlight,
  path,
  slitCrossed,
  stepDisc,
} from '@oubliette/dungeon-twister/drawing';
import { middleOf, type Plane } from './plane.ts';

/** A state of a square, where it lies. */
export function markAt(plane: Plane, kind: Highlight, cell: CellId): string {
  const { square } = plane.geometry;
  const onGear = groundAt(plane.labyrinth, cell) === 'gear';
  return placed(...middleOf(plane, cell), highlight(kind, { square, onGear }));
}

/** A way over squares, the start first, with the slits it slips through and the squares between moves. */
export function wayMarks(
  plane: Plane,
  way: readonly CellId[],
  stops: readonly CellId[] = [],
): string {
  const { square } = plane.geometry;
  const line = path(
    way.map(cell => middleOf(plane, cell)),
    square,
  );
  const slits = way.slice(1).map((cell, index) => slitBetween(plane, way[index]!, cell));
  const discs = stops.map((cell, index) =>
    placed(...middleOf(plane, cell), stepDisc(index + 1, square)),
  );
  return line + slits.join('') + gearSigns(plane, way.slice(1, -1)) + discs.join('');
}

function slitBetween(plane: Plane, from: CellId, to: CellId): string {
  const { labyrinth, geometry } = plane;
  const direction = directionTo(planUnder(labyrinth), from, to);
  if (direction === null || !(barsAt(labyrinth, from, direction) & SLIT)) return '';
  const [ax, ay] = middleOf(plane, from);
  const [bx, by] = middleOf(plane, to);
  const upright = (direction + (geometry.portrait ? 1 : 0)) % 2 === 0;
  return placed((ax + bx) / 2, (ay + by) / 2, slitCrossed(geometry.square, upright ? 90 : 0));
}

/** The numbers of gears that a line crosses, drawn again above it. */
export function gearSigns(plane: Plane, cells: readonly CellId[]): string {
  const { square } = plane.geometry;
  const hub = `<circle r="${num(square * 0.25)}" fill="${palette.black}"/>`;
  return onGears(plane, cells)
    .map(({ cell, gear }) => placed(...middleOf(plane, cell), hub + gearSign(gear, square)))
    .join('');
}

/** The square whose tag can be read; on smaller ones the tag does not shrink along. */
const readable = 58;

/** The numbers of gears that tokens cover, in the corner of the square, above everything. */
export function coveredGears(plane: Plane, covered: readonly CellId[]): string {
  const { square } = plane.geometry;
  return onGears(plane, covered)
    .map(({ cell, gear }) => {
      const [x, y] = middleOf(plane, cell);
      const tag = gearTag(gear, Math.max(square, readable));
      return placed(x - square * 0.34, y - square * 0.36, tag);
    })
    .join('');
}

function onGears({ labyrinth }: Plane, cells: readonly CellId[]) {
  return cells
    .filter(cell => groundAt(labyrinth, cell) === 'gear')
    .map(cell => {
      const room = labyrinth.rooms[positionAt(planUnder(labyrinth), cell)!]!;
      return { cell, gear: gearOf(room) };
    });
}
