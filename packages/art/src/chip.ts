import type { PictogramName } from './outline.ts';
import { palette } from './palette.ts';
import { pictogram } from './pictogram.ts';
import { metals, type TokenSide } from './sides.ts';
import { num } from './svg.ts';

export interface ObjectChip {
  readonly side: TokenSide;
  readonly pictogram: PictogramName;
}

/** A square with cut corners, as path data around the origin. */
export function cutSquare(size: number): string {
  const h = size / 2;
  const k = h * 0.58;
  const [a, b] = [num(h), num(k)];
  return `M-${b},-${a}H${b}L${a},-${b}V${b}L${b},${a}H-${b}L-${a},${b}V-${b}Z`;
}

/** An object: parchment with the border of its owner. */
export function chip({ side, pictogram: name }: ObjectChip, size: number): string {
  const outline = cutSquare(size);
  return `<g><path class="oub-soft" d="${outline}" transform="translate(0,${num(size * 0.07)})" opacity=".6"/><path class="oub-face" d="${outline}" fill="${palette.parchment}" stroke="${palette.outline}" stroke-width="${num(Math.max(1.2, size * 0.06))}"/><path d="${cutSquare(size * 0.84)}" fill="none" stroke="${metals[side].dark}" stroke-width="${num(size * 0.076)}"/><g class="oub-figure">${pictogram(name, { size: size * 0.64, fill: palette.ink })}</g></g>`;
}
