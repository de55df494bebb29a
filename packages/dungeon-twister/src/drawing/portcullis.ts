import { num, paint, palette } from '@oubliette/art';
import { edgePlace, edgeThickness, type RoomEdge } from './edges.ts';

export type PortcullisState = 'closed' | 'open' | 'broken';

function post(x: number, t: number): string {
  return `<rect x="${num(x - t * 0.55)}" y="${num(-t * 0.62)}" width="${num(t * 1.1)}" height="${num(t * 1.24)}" rx="1.5" fill="#b9a782" stroke="#0a0605" stroke-width="1.6"/>`;
}

const pointed = (x: number, width: number, top: number, height: number, tip: number): string =>
  `M${num(x - width / 2)},${num(top)}h${num(width)}v${num(height)}l${num(-width / 2)},${num(tip)}l${num(-width / 2)},${num(-tip)}z`;

function closed(s: number, t: number): string {
  const bars = [1, 2, 3, 4, 5].map(bar =>
    pointed(-s / 2 + (s * bar) / 6, t * 0.4, -t * 0.82, t * 1.5, t * 0.34),
  );
  return [
    `<rect x="${num(-s / 2)}" y="${num(-t / 2)}" width="${num(s)}" height="${num(t)}" fill="#0a0706"/>`,
    `<rect x="${num(-s / 2 + t * 0.3)}" y="${num(-t * 0.17)}" width="${num(s - t * 0.6)}" height="${num(t * 0.34)}" fill="${paint('steel')}"/>`,
    `<path class="oub-bars" d="${bars.join('')}" fill="${palette.steel}" stroke="#0a0605" stroke-width="1.3"/>`,
  ].join('');
}

function open(s: number, t: number): string {
  const bars = [-0.3, -0.19, 0.19, 0.3].map(place =>
    pointed(place * s, t * 0.34, -t * 0.72, t * 1.3, t * 0.3),
  );
  return `<path class="oub-bars" d="${bars.join('')}" fill="${palette.steel}" stroke="#0a0605" stroke-width="1.2"/><path d="M${num(-s * 0.13)},0H${num(s * 0.13)}" stroke="#8ff0cf" stroke-width="2" stroke-dasharray="3 3"/>`;
}

/** Stumps: place along the edge, angle, length. */
const stumps = [
  [-0.3, -24, 1],
  [-0.17, 14, 0.6],
  [0.16, -38, 0.55],
  [0.3, 22, 1.05],
] as const;

function broken(s: number, t: number): string {
  const iron = stumps.map(
    ([place, angle, length]) =>
      `<path transform="translate(${num(place * s)},0) rotate(${angle})" d="M${num(-t * 0.17)},${num(-t * 0.7 * length)}h${num(t * 0.34)}l${num(-t * 0.06)},${num(t * 1.4 * length)}l${num(-t * 0.2)},${num(-t * 0.22)}z" fill="${palette.rust}" stroke="#0a0605" stroke-width="1.2"/>`,
  );
  const crack = `<path d="M${num(-s * 0.08)},${num(-t * 0.55)}l${num(s * 0.05)},${num(t * 0.5)}l${num(-s * 0.04)},${num(t * 0.2)}l${num(s * 0.06)},${num(t * 0.5)}" stroke="#ffbe5c" stroke-width="1.6" fill="none"/>`;
  return iron.join('') + crack;
}

const irons: Readonly<Record<PortcullisState, (s: number, t: number) => string>> = {
  closed,
  open,
  broken,
};

/** What the state leaves between the posts, along the x axis around the origin. */
export const portcullisIrons = (state: PortcullisState, square: number): string =>
  irons[state](square, edgeThickness * square);

export function portcullisPosts(square: number): string {
  const t = edgeThickness * square;
  const reach = square / 2 - t * 0.12;
  return post(-reach, t) + post(reach, t);
}

/** A portcullis where its edge lies in the room. */
export function portcullisAt(edge: RoomEdge, state: PortcullisState, square: number): string {
  const { x, y, angle } = edgePlace(edge, square);
  return `<g transform="translate(${num(x)},${num(y)}) rotate(${angle})">${portcullisIrons(state, square)}${portcullisPosts(square)}</g>`;
}
