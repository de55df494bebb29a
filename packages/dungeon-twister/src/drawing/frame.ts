import { num } from '@oubliette/art';
import type { StartingLine } from '../board/plan.ts';
import { ROOM_SIDE } from '../board/room.ts';
import { boxOf, type Geometry, placeOf } from './geometry.ts';

/** How far the wooden frame reaches beyond the squares. */
export const frameWidth = (square: number): number => Math.max(5, square * 0.13);

type Box = readonly [x: number, y: number, width: number, height: number];

/** The black bed that the rooms lie in, with its double hairline, from line to line across the board. */
export function boardFrame(g: Geometry): string {
  if (g.plan.shape === 'ring') return ringFrame(g);
  const [west, east, south] = g.plan.lines;
  const ends = ({ cells }: StartingLine) =>
    [placeOf(g, cells[0]!), placeOf(g, cells.at(-1)!)] as const;
  const trunk = boxOf(g, ends(west)[0], ends(east)[1]);
  if (south === undefined) return bed(g.square, trunk);
  const [first, last] = ends(south);
  return bed(g.square, boxOf(g, { ...first, y: 0 }, last)) + bed(g.square, trunk);
}

/** The four sides of the frame that five play on, and a bed for each line. */
function ringFrame(g: Geometry): string {
  const [last, far] = [g.plan.columns - 2, g.plan.rows - 2];
  const bars = [
    [1, 1, last, ROOM_SIDE],
    [1, far - ROOM_SIDE + 1, last, far],
    [1, 1, ROOM_SIDE, far],
    [last - ROOM_SIDE + 1, 1, last, far],
  ] as const;
  const lines = g.plan.lines.map(({ cells }) =>
    bed(g.square, boxOf(g, placeOf(g, cells[0]!), placeOf(g, cells.at(-1)!))),
  );
  const sides = bars.map(([x, y, toX, toY]) =>
    bed(g.square, boxOf(g, { x, y }, { x: toX, y: toY })),
  );
  return [...lines, ...sides].join('');
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
