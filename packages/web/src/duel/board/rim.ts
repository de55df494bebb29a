import { num } from '@oubliette/art';
import { centreOf, type Geometry } from '@oubliette/dungeon-twister/drawing';
import { marginOf } from '../../board/plane.ts';
import { columnName, rowName } from '../words/square-name.ts';

const name = (x: number, y: number, words: string): string =>
  `<text x="${num(x)}" y="${num(y)}">${words}</text>`;

const rim = (names: readonly string[]): string =>
  `<g class="duel-rim" aria-hidden="true">${names.join('')}</g>`;

/** Letters and numbers around the board, so that a reader finds `d7`; where it is turned, letters run down. */
export function rimNames(geometry: Geometry): string {
  const margin = marginOf(geometry);
  const columns = Array.from({ length: geometry.plan.columns }, (_, x) => ({
    words: columnName(x),
    middle: centreOf(geometry, { x, y: 0 }),
  }));
  const rows = Array.from({ length: geometry.plan.rows }, (_, y) => ({
    words: rowName(y),
    middle: centreOf(geometry, { x: 0, y }),
  }));
  const above = ({ words, middle: [x] }: (typeof columns)[number]) => name(x, -margin - 7, words);
  const beside =
    (x: number) =>
    ({ words, middle: [, y] }: (typeof columns)[number]) =>
      name(x, y, words);
  if (geometry.portrait) return rim([...rows.map(above), ...columns.map(beside(-margin - 5.5))]);
  const left = rows.map(beside(-margin - 8));
  const right = rows.map(beside(geometry.width + margin + 8));
  return rim([...columns.map(above), ...left, ...right]);
}
