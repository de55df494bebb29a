import { placed } from '@oubliette/art';
import type { CellId } from '@oubliette/dungeon-twister';
import { jumpArc, stepDisc } from '@oubliette/dungeon-twister/drawing';
import { wayMarks } from '../../board/marks.ts';
import { middleOf, type Plane } from '../../board/plane.ts';
import type { Way } from './way.ts';

/** The light purple of lines that belong to the prison. */
export const PRISON_INK = '#dcc0ff';

/** A way as it lies on the board: lines for walks, arcs for jumps, a number for every action point. */
export function wayPicture(plane: Plane, { start, strides, stops }: Way): string {
  if (strides.length === 0) return '';
  const { square } = plane.geometry;
  const runs: CellId[][] = [[start]];
  const arcs = strides.flatMap(({ to, over }, index) => {
    if (over === null) {
      runs.at(-1)!.push(to);
      return [];
    }
    const from = strides[index - 1]?.to ?? start;
    runs.push([to]);
    return [jumpArc(middleOf(plane, from), middleOf(plane, to), square)];
  });
  const walks = runs.filter(run => run.length > 1).map(run => wayMarks(plane, run));
  const end = strides.at(-1)!.to;
  const discs = stops.flatMap((cell, index) =>
    cell === end ? [] : [placed(...middleOf(plane, cell), stepDisc(index + 1, square, PRISON_INK))],
  );
  return `<g class="npc-way">${walks.join('')}${arcs.join('')}${discs.join('')}</g>`;
}
