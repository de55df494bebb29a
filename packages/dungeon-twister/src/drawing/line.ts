import { metals, num, placed, type TokenSide } from '@oubliette/art';
import { COLOURS } from '../duel/state.ts';
import { type BoardPoint, boxOf, centreOf, type Geometry, placeOf } from './geometry.ts';

const dotted = new Set([1, 3, 6, 8]);

function lineSquare(index: number, square: number, side: TokenSide): string {
  const { face, dark } = metals[side];
  const [fill, opacity] = index % 2 ? [dark, 0.42] : ['#1b1510', 1];
  const dot = dotted.has(index)
    ? `<circle r="${num(square * 0.1)}" fill="${face}" fill-opacity=".85"/><circle r="${num(square * 0.2)}" fill="none" stroke="${face}" stroke-opacity=".4" stroke-width="1.2"/>`
    : '';
  return `<rect class="oub-floor" x="${num(-square / 2)}" y="${num(-square / 2)}" width="${num(square)}" height="${num(square)}" fill="${fill}" fill-opacity="${opacity}" stroke="#070504" stroke-width="1.6"/>${dot}`;
}

/** The starting lines: ten squares in the side's dark and black, four of them marked by dots. */
export function startingLines(g: Geometry): string {
  return g.plan.lines
    .map(({ cells }, side) =>
      startingLine(
        g,
        cells.map(cell => placeOf(g, cell)),
        COLOURS[side]!,
      ),
    )
    .join('');
}

function startingLine(g: Geometry, places: readonly BoardPoint[], side: TokenSide): string {
  const squares = places.map((place, index) =>
    placed(...centreOf(g, place), lineSquare(index, g.square, side)),
  );
  const [x, y, width, height] = boxOf(g, places[0]!, places.at(-1)!).map(num);
  const frame = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${metals[side].face}" stroke-opacity=".8" stroke-width="2"/>`;
  return squares.join('') + frame;
}
