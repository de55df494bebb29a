import { type Badge, badgeOf, woundDrop } from './badge.ts';
import { chip, type ObjectChip } from './chip.ts';
import { paint } from './defs.ts';
import { healthyFace, woundedFace } from './face.ts';
import type { PictogramName } from './outline.ts';
import { palette } from './palette.ts';
import { disc, rim } from './rim.ts';
import { metals, type TokenSide } from './sides.ts';
import { lettering, num, placed } from './svg.ts';

export interface DrawnToken {
  readonly side: TokenSide;
  readonly pictogram: PictogramName;
  /** The side's letter in the reader's language, or the name's letter of a human. */
  readonly letter?: string | undefined;
  readonly wounded?: boolean | undefined;
  readonly selected?: boolean | undefined;
  readonly inDanger?: boolean | undefined;
  readonly acted?: boolean | undefined;
  /** Where it stood before, or would stand. */
  readonly ghost?: boolean | undefined;
  readonly carries?: ObjectChip | undefined;
  readonly carriesWounded?:
    | { readonly side: TokenSide; readonly pictogram: PictogramName }
    | undefined;
  /** What whoever carries two has in the other hand. */
  readonly carriesToo?: ObjectChip | undefined;
  readonly carriesWoundedToo?: DrawnToken['carriesWounded'];
  readonly badge?: Badge | undefined;
}

/** Half the side of the square that holds a token of radius 1 with its letter and badges. */
export const tokenReach = 1.34;

function halo(r: number): string {
  return `<circle class="oub-soft oub-halo" r="${num(r * 1.75)}" fill="${paint('lamp')}"/>`;
}

function arcs(r: number): string {
  const quarter = (r * 1.22 * Math.PI) / 2;
  const ring = `<circle r="${num(r * 1.22)}" fill="none"`;
  return `${ring} stroke="${palette.black}" stroke-width="5"/>${ring} class="oub-selected" stroke="${palette.flame}" stroke-width="2.6" stroke-dasharray="${num(quarter * 0.62)} ${num(quarter * 0.38)}" stroke-dashoffset="${num(quarter * 0.31)}" stroke-linecap="round"/>`;
}

/** Sides whose letters stand on a tag with their own rim. */
const TAGGED: readonly TokenSide[] = ['blue', 'purple', 'green', 'red', 'prison'];

function letterOf(letter: string, side: TokenSide, r: number): string {
  const { face, light } = metals[side];
  const size = r * (letter.length > 1 ? 0.34 : 0.42);
  const tag = TAGGED.includes(side) ? rim(side, r * 0.33) : disc(r * 0.33);
  return placed(
    -r * 0.72,
    r * 0.74,
    `<path d="${tag}" fill="${palette.black}" stroke="${face}" stroke-width="${num(r * 0.07)}"/>${lettering(letter, size, r * 0.14, light)}`,
  );
}

function carriedWounded(
  token: NonNullable<DrawnToken['carriesWounded']>,
  r: number,
  aside = r * 0.5,
): string {
  const body = woundedFace(token.side, token.pictogram, r);
  return placed(aside, r * 0.5, body + placed(r * 0.72, -r * 0.72, woundDrop(r * 0.36)));
}

/** A token around the origin, in any of its states. */
export function token(state: DrawnToken, r: number): string {
  const { side, pictogram, letter, wounded, selected, carries, carriesWounded, badge } = state;
  const { carriesToo, carriesWoundedToo } = state;
  const corner = wounded ? woundDrop(r * 0.36) : badge && badgeOf(badge, r * 0.36);
  const body = [
    selected ? halo(r) : '',
    state.inDanger ? `<circle r="${num(r * 1.39)}" fill="${paint('danger')}" stroke="none"/>` : '',
    carriesWoundedToo ? carriedWounded(carriesWoundedToo, r * 0.92, r * -0.46) : '',
    carriesWounded ? carriedWounded(carriesWounded, r * 0.92) : '',
    wounded ? woundedFace(side, pictogram, r) : healthyFace(side, pictogram, r),
    selected ? arcs(r) : '',
    letter ? letterOf(letter, side, r) : '',
    carries ? placed(r * 0.76, r * 0.7, chip(carries, r * 0.82)) : '',
    carriesToo ? placed(r * -0.76, r * -0.66, chip(carriesToo, r * 0.82)) : '',
    corner ? placed(r * 0.75, -r * 0.73, corner) : '',
  ].join('');
  const veil = state.ghost ? ' opacity=".55"' : state.acted ? ' filter="url(#oub-spent)"' : '';
  return `<g class="oub-token"${veil}>${body}</g>`;
}

/** A token nobody has turned up yet: rim and colour of its owner, and a question. */
export function faceDown(side: TokenSide, r: number): string {
  const { face, dark } = metals[side];
  const shape = (radius: number) => rim(side, radius);
  return `<g class="oub-token"><path class="oub-soft" d="${shape(r)}" transform="translate(0,${num(r * 0.14)})" opacity=".6"/><path class="oub-face" d="${shape(r)}" fill="${dark}" stroke="${palette.outline}" stroke-width="1.3"/><path d="${shape(r * 0.86)}" fill="#1c1511" stroke="${face}" stroke-width="${num(r * 0.1)}"/>${lettering('?', r * 0.95, r * 0.33, face)}</g>`;
}
