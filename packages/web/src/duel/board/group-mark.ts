import { num, type Point, palette } from '@oubliette/art';
import { middleOf, type Plane } from '../../board/plane.ts';
import type { Group } from './groups.ts';

/** One capsule around everybody in the group: a bulge for each, and a band from each to the next. */
export function groupMark(plane: Plane, group: Group): string {
  const { square } = plane.geometry;
  const stands = group.map(cell => middleOf(plane, cell));
  const shape = (bulge: number, band: number, colour: string) =>
    [
      ...stands.map(
        ([x, y]) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(bulge)}" fill="${colour}"/>`,
      ),
      `<path d="${bandsBetween(stands)}" stroke="${colour}" stroke-width="${num(2 * band)}" stroke-linecap="round" fill="none"/>`,
    ].join('');
  const [bulge, band] = [square * 0.47, square * 0.22];
  const line = Math.max(2, square * 0.045);
  const id = `group-${group.join('-')}`;
  const mask = `<mask id="${id}" maskUnits="userSpaceOnUse" x="${num(-square)}" y="${num(-square)}" width="${num(plane.geometry.width + 2 * square)}" height="${num(plane.geometry.height + 2 * square)}">${shape(bulge, band, '#fff')}${shape(bulge - line, band - line, '#333')}</mask>`;
  return `${mask}<g mask="url(#${id})">${shape(bulge, band, palette.legal)}</g>`;
}

/** Bands that join all: each stand with the nearest one that is joined already. */
function bandsBetween([first, ...rest]: readonly Point[]): string {
  const joined = [first!];
  const left = [...rest];
  let bands = '';
  while (left.length > 0) {
    const pairs = left.flatMap(to => joined.map(from => ({ from, to, far: gap(from, to) })));
    const { from, to } = pairs.reduce((best, pair) => (pair.far < best.far ? pair : best));
    bands += `M${from.map(num).join(',')}L${to.map(num).join(',')}`;
    joined.push(to);
    left.splice(left.indexOf(to), 1);
  }
  return bands;
}

const gap = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
