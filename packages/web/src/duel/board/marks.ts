import '@oubliette/dungeon-twister/drawing/deed-signs';
import { num, type PictogramName, type Point, palette, pictogram, placed } from '@oubliette/art';
import { type CellId, DIRECTIONS, lookAlong } from '@oubliette/dungeon-twister';
import { eye, roomCorner, sightLine, viewQuarters } from '@oubliette/dungeon-twister/drawing';
import { coveredGears, markAt } from '../../board/marks.ts';
import { middleOf, type Plane } from '../../board/plane.ts';
import { aimOf, deedAt } from '../deeds/index.ts';
import { type BoardIntent, charactersOn } from '../deeds/wishes.ts';
import { cellIn } from '../seen/reading.ts';
import type { ShownBoard } from '../seen/shown.ts';
import { aimOfOffer, type BoardOffer } from './offers.ts';

const screenSteps: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Squares that a click can use, as the visual language marks them: reach below, targets above. */
export function reachMarks(
  plane: Plane,
  wishes: BoardIntent,
  offers: readonly BoardOffer[],
): string {
  const cheapest = new Map<CellId, number>();
  for (const offer of offers) {
    if (offer.move === null && !deedAt(offer.action.do).isPlace) continue;
    for (const cell of aimOfOffer(wishes, offer).cells) {
      cheapest.set(cell, Math.min(offer.price, cheapest.get(cell) ?? offer.price));
    }
  }
  return [...cheapest]
    .map(([cell, price]) => markAt(plane, price <= 1 ? 'reach' : 'far', cell))
    .join('');
}

/** Whole rooms that can be used: to hide a token on, to reveal, to turn. */
export function roomMarks({ geometry }: Plane, offers: readonly BoardOffer[]): string {
  const rooms = new Map<number, 'plain' | 'quiet'>();
  for (const { action } of offers) {
    const { room } = deedAt(action.do);
    if (room !== undefined && 'room' in action) rooms.set(action.room, room);
  }
  const side = 5 * geometry.square;
  return [...rooms]
    .map(([room, look]) => {
      const [x, y] = roomCorner(geometry, room);
      const quiet = look === 'quiet';
      const frame = `<rect x="5" y="5" width="${num(side - 10)}" height="${num(side - 10)}" rx="4" fill="${palette.legal}" fill-opacity="${quiet ? 0.03 : 0.08}" stroke="${palette.legal}" stroke-opacity="${quiet ? 0.55 : 0.9}" stroke-width="2"/>`;
      const sign = quiet ? placed(side / 2, side / 2, badge('torch', geometry.square * 0.3)) : '';
      return placed(x, y, frame + sign);
    })
    .join('');
}

function badge(sign: PictogramName, r: number): string {
  return `<circle r="${num(r)}" fill="${palette.black}" stroke="${palette.legalPale}" stroke-width="${num(Math.max(1.4, r * 0.16))}"/>${pictogram(sign, { size: r * 1.4, fill: palette.legalPale })}`;
}

/** Badges on everybody upon whom something can be done, side by side where it is several things. */
export function targetMarks(
  plane: Plane,
  wishes: BoardIntent,
  offers: readonly BoardOffer[],
): string {
  const byCell = new Map<CellId, Set<PictogramName>>();
  for (const { action, move } of offers) {
    const { sign } = deedAt(action.do);
    if (move !== null || sign === undefined) continue;
    for (const cell of aimOf(wishes, action).cells) {
      byCell.set(cell, (byCell.get(cell) ?? new Set()).add(sign));
    }
  }
  const { square } = plane.geometry;
  const r = Math.max(square * 0.17, 8);
  return [...byCell]
    .map(([cell, signs]) => {
      const [x, y] = middleOf(plane, cell);
      const row = [...signs].map((sign, index) =>
        placed(square * 0.3 - index * r * 2.1, -square * 0.3, badge(sign, r)),
      );
      return placed(x, y, row.join(''));
    })
    .join('');
}

/** The square of a character whose deed needs sight. */
function lookout({ view, selected, deed }: BoardIntent): CellId | null {
  if (deed === null || !deedAt(deed).looks || selected === null) return null;
  return cellIn(view, selected);
}

/** Lines of sight of the character whose deed needs them. */
export function sightMarks(plane: Plane, wishes: BoardIntent): string {
  const from = lookout(wishes);
  if (from === null) return '';
  const { labyrinth, geometry } = plane;
  const characters = charactersOn(wishes);
  const lines = DIRECTIONS.map(direction => {
    const { seen, stop } = lookAlong(labyrinth, from, direction, characters);
    const [dx, dy] = screenSteps[(direction + viewQuarters(geometry)) & 3]!;
    const last = seen.at(-1) ?? from;
    const [x, y] = middleOf(plane, last);
    const end = characters[last] && last !== from ? 0 : geometry.square * 0.43;
    const to: Point = [x + dx * end, y + dy * end];
    const stopped = stop !== null && end > 0;
    return sightLine({ from: middleOf(plane, from), to, stopped }, geometry.square);
  });
  return lines.join('');
}

/** The eye that looks, beside the token that it belongs to. */
export function eyeMark(plane: Plane, wishes: BoardIntent): string {
  const from = lookout(wishes);
  if (from === null) return '';
  const { square } = plane.geometry;
  const [x, y] = middleOf(plane, from);
  return eye([x - square * 0.3, y - square * 0.3], square * 0.85);
}

/** A square that the chronicle points at. */
export function amberMark(plane: Plane, cell: CellId): string {
  const half = plane.geometry.square * 0.46;
  return placed(
    ...middleOf(plane, cell),
    `<rect x="${num(-half)}" y="${num(-half)}" width="${num(2 * half)}" height="${num(2 * half)}" rx="4" fill="${palette.flame}" fill-opacity=".16" stroke="${palette.flame}" stroke-width="2.2"/>`,
  );
}

/** The numbers of gears that somebody covers. */
export function gearMarks(plane: Plane, { pieces }: ShownBoard): string {
  return coveredGears(plane, [...new Set([...pieces.values()].map(({ cell }) => cell))]);
}
