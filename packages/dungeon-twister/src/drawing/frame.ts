import { num } from '@oubliette/art';
import type { StartingLine } from '../board/plan.ts';
import { boxOf, type Geometry, placeOf } from './geometry.ts';

/** How far the wooden frame reaches beyond the squares. */
export const frameWidth = (square: number): number => Math.max(5, square * 0.13);

type Box = readonly [x: number, y: number, width: number, height: number];

/** The black bed that the rooms lie in, with its double hairline: one for the trunk, one for its wings. */
export function boardFrame(g: Geometry): string {
  const [west, east, south] = g.plan.lines;
  const ends = ({ cells }: StartingLine) =>
    [placeOf(g, cells[0]!), placeOf(g, cells.at(-1)!)] as const;
  const trunk = boxOf(g, ends(west)[0], ends(east)[1]);
  if (south === undefined) return bed(g.square, trunk);
  const [first, last] = ends(south);
  return bed(g.square, boxOf(g, { ...first, y: 0 }, last)) + bed(g.square, trunk);
}

function bed(square: number, [x, y, width, height]: Box): string {
  const m = frameWidth(square);
  const rect = (inset: number, rest: string) =>
    `<rect x="${num(x + inset - m)}" y="${num(y + inset - m)}" width="${num(width + 2 * (m - inset))}" height="${num(height + 2 * (m - inset))}" ${rest}/>`;
  return (
    rect(0, 'rx="4" fill="#0b0806" stroke="#4a3c2d" stroke-width="1.5"') +
    rect(2.5, 'rx="2" fill="none" stroke="#d9b977" stroke-opacity=".13"')
  );
}
