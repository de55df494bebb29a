import { metals, num, placed, type Side } from '@oubliette/art';
import { centreOf, type Geometry } from './geometry.ts';

const dotted = new Set([1, 3, 6, 8]);

function lineSquare(y: number, square: number, side: Side): string {
  const { face, dark } = metals[side];
  const [fill, opacity] = y % 2 ? [dark, 0.42] : ['#1b1510', 1];
  const dot = dotted.has(y)
    ? `<circle r="${num(square * 0.1)}" fill="${face}" fill-opacity=".85"/><circle r="${num(square * 0.2)}" fill="none" stroke="${face}" stroke-opacity=".4" stroke-width="1.2"/>`
    : '';
  return `<rect class="oub-floor" x="${num(-square / 2)}" y="${num(-square / 2)}" width="${num(square)}" height="${num(square)}" fill="${fill}" fill-opacity="${opacity}" stroke="#070504" stroke-width="1.6"/>${dot}`;
}

/** A starting line: ten squares in the side's dark and black, four of them marked by dots. */
export function startingLine(g: Geometry, x: number, side: Side): string {
  const squares = Array.from({ length: 10 }, (_, y) =>
    placed(...centreOf(g, { x, y }), lineSquare(y, g.square, side)),
  );
  const [ax, ay] = centreOf(g, { x, y: 0 });
  const [bx, by] = centreOf(g, { x, y: 9 });
  const half = g.square / 2;
  const frame = `<rect x="${num(Math.min(ax, bx) - half)}" y="${num(Math.min(ay, by) - half)}" width="${num(Math.abs(ax - bx) + g.square)}" height="${num(Math.abs(ay - by) + g.square)}" fill="none" stroke="${metals[side].face}" stroke-opacity=".8" stroke-width="2"/>`;
  return squares.join('') + frame;
}
