import { placed } from '@oubliette/art';
import type { CellId } from '@oubliette/dungeon-twister';
import { jumpArc, stepDisc } from '@oubliette/dungeon-twister/drawing';
import { wayMarks } from '../../board/marks.ts';
import { middleOf, type Plane } from '../../board/plane.ts';
import type { ShownWay } from './way.ts';

/** The light purple of lines that belong to the prison. */
export const PRISON_INK = '#dcc0ff';

/** Squares that a turned room has torn apart are not joined. */
function isBeside(plane: Plane, from: CellId, to: CellId): boolean {
  const [[x, y], [u, v]] = [middleOf(plane, from), middleOf(plane, to)];
  return Math.hypot(u - x, v - y) < 1.5 * plane.geometry.square;
}

/** A way as it lies on the board: lines for walks, arcs for jumps, a number for every action point. */
export function wayPicture(plane: Plane, { start, strides, stops }: ShownWay): string {
  if (strides.length === 0) return '';
  const { square } = plane.geometry;
  const runs: CellId[][] = [[start]];
  const arcs = strides.flatMap(({ to, over }, index) => {
    const from = strides[index - 1]?.to ?? start;
    if (over === null && isBeside(plane, from, to)) {
      runs.at(-1)!.push(to);
      return [];
    }
    runs.push([to]);
    if (over === null) return [];
    return [jumpArc(middleOf(plane, from), middleOf(plane, to), square)];
  });
  const walks = runs.filter(run => run.length > 1).map(run => wayMarks(plane, run));
  const end = strides.at(-1)!.to;
  const discs = stops.flatMap((cell, index) =>
    cell === end ? [] : [placed(...middleOf(plane, cell), stepDisc(index + 1, square, PRISON_INK))],
  );
  return `<g class="npc-way">${walks.join('')}${arcs.join('')}${discs.join('')}</g>`;
}
