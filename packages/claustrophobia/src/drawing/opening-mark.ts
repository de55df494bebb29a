import { lettering, num, pictogram, placed } from '@oubliette/art';
import { turned } from './floor.ts';
import { bearing, type Opening } from './kinds.ts';
import './pictograms.ts';

export type OpeningMark = 'unexplored' | 'fresh-air';

const marks: Readonly<Record<OpeningMark, { colour: string; dashes: string }>> = {
  unexplored: { colour: '#ffbe5c', dashes: ' stroke-dasharray="4 3"' },
  'fresh-air': { colour: '#9fe8ff', dashes: '' },
};

/** A half-moon outside the border of a tile: what lies behind this opening is not known yet, or air is. */
export function openingMark(opening: Opening, mark: OpeningMark, size: number): string {
  const { colour, dashes } = marks[mark];
  const [w, near, far] = [size * 0.16, size / 2 + 2, size * 0.65].map(num);
  const moon = `<path transform="rotate(${bearing[opening]})" d="M-${w},-${near}Q0,-${far} ${w},-${near}Z" fill="#2a2119" stroke="${colour}" stroke-width="1.8"${dashes}/>`;
  const [x, y] = turned([0, -size * 0.545], opening);
  const sign =
    mark === 'fresh-air'
      ? pictogram('wind-slap', { size: size * 0.12, fill: colour })
      : lettering('?', size * 0.11, size * 0.035, colour);
  return moon + placed(x, y, sign);
}
