import { paint } from './defs.ts';
import type { PictogramName } from './outline.ts';
import { palette } from './palette.ts';
import { pictogram } from './pictogram.ts';
import { quietRim, rim } from './rim.ts';
import { metals, type TokenSide } from './sides.ts';
import { num, polar } from './svg.ts';

/** How large a pictogram is within its rim, unless it is as usual. */
const pictogramScale: Readonly<Partial<Record<TokenSide, number>>> = {
  green: 0.98,
  humans: 1.08,
  troglodytes: 1.16,
  demon: 1.16,
};
const USUAL_SCALE = 1.14;

const shadow = (side: TokenSide, r: number, drop: number): string =>
  `<path class="oub-soft" d="${rim(side, r)}" transform="translate(0,${num(r * drop)})" opacity=".6"/>`;

const slab = (side: TokenSide, r: number, fill: string): string =>
  `<path class="oub-face" d="${rim(side, r)}" fill="${fill}" stroke="${palette.outline}" stroke-width="${num(Math.max(1.4, r * 0.075))}"/>`;

function beads(r: number, ink: string): string {
  const dots = Array.from({ length: 20 }, (_, index) => {
    const [x, y] = polar((index * Math.PI) / 10, r * 0.855);
    return `M${num(x)},${num(y)}h0`;
  });
  return `<path class="oub-soft" d="${dots.join('')}" stroke="${ink}" stroke-opacity=".6" stroke-width="${num(r * 0.09)}" stroke-linecap="round"/>`;
}

/** The struck face of a healthy token: coloured metal, engraved ring, black pictogram. */
export function healthyFace(side: TokenSide, name: PictogramName, r: number): string {
  const metal = metals[side];
  const size = r * (pictogramScale[side] ?? USUAL_SCALE);
  const y = side === 'humans' ? -r * 0.03 : 0;
  const ring = `<path d="${quietRim(side, r * 0.76)}" fill="none" stroke="${metal.ink}" stroke-opacity=".5" stroke-width="${num(Math.max(0.8, r * 0.04))}"/>`;
  return [
    shadow(side, r, 0.13),
    slab(side, r, metal.dark),
    `<path class="oub-soft" d="${rim(side, r * 0.93)}" fill="${paint(`metal-${side}`)}"/>`,
    side === 'yellow' ? beads(r, metal.ink) : '',
    ring,
    `<g class="oub-soft">${pictogram(name, { y: y + r * 0.05, size, fill: '#fff', opacity: 0.38 })}</g>`,
    `<g class="oub-figure">${pictogram(name, { y, size, fill: metal.ink })}</g>`,
  ].join('');
}

/** The face turned over: dark, broken rim, the pictogram lying on its side, a red crack. */
export function woundedFace(side: TokenSide, name: PictogramName, r: number): string {
  const { face } = metals[side];
  const at = (x: number, y: number) => `${num(x * r)},${num(y * r)}`;
  return [
    shadow(side, r, 0.1),
    slab(side, r, '#211a15'),
    `<path d="${rim(side, r * 0.9)}" fill="none" stroke="${face}" stroke-width="${num(r * 0.1)}" stroke-dasharray="${num(r * 0.3)} ${num(r * 0.15)}"/>`,
    `<g class="oub-figure" transform="rotate(90)">${pictogram(name, { size: r * 1.12, fill: face })}</g>`,
    `<path d="M${at(-0.94, -0.62)}L${at(-0.56, -0.58)}L${at(-0.66, -0.32)}L${at(-0.36, -0.26)}" fill="none" stroke="${palette.harm}" stroke-width="${num(r * 0.1)}" stroke-linejoin="round" stroke-linecap="round"/>`,
  ].join('');
}
