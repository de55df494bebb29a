import { badgeOf, num, type Point, palette, placed } from '@oubliette/art';
import type { CaveView, TileSide } from '@oubliette/claustrophobia';
import { middleOf, radiusOf, standOf, TILE } from '@oubliette/claustrophobia/drawing';
import type { CaveOffer } from '../offers/offers.ts';
import { cellOf, isTough, isTroglodyte, warriorsAt } from '../seen/reading.ts';

const MINT = palette.legal;
const PALE = palette.legalPale;
const AMBER = palette.flame;

/** A square on a cell, so far inside its border. */
function square(cell: string, inset: number): string {
  const [x, y] = middleOf(cell);
  const half = TILE / 2 - inset;
  return `x="${num(x - half)}" y="${num(y - half)}" width="${num(2 * half)}" height="${num(2 * half)}" rx="6"`;
}

/** A tile that can be reached or chosen; the diamond says how many steps. */
function reach(cell: string, steps: number | null): string {
  const [x, y] = middleOf(cell);
  const figure =
    steps === null
      ? ''
      : `<text class="cave-steps" y="5.5" text-anchor="middle" fill="#06251c">${steps}</text>`;
  const diamond = `<path d="M0,-15L15,0L0,15L-15,0Z" fill="${MINT}" stroke="#06130f" stroke-width="2.5"/>${figure}`;
  return `<rect ${square(cell, 5)} fill="${MINT}" fill-opacity=".13" stroke="#06130f" stroke-opacity=".6" stroke-width="6"/><rect ${square(cell, 5)} fill="none" stroke="${MINT}" stroke-width="2.6"/>${placed(x - TILE / 2 + 24, y - TILE / 2 + 24, diamond)}`;
}

/** Half-moon outside a border, larger than the opening's own mark. */
function moon(cell: string, side: TileSide): string {
  const turn = { N: 0, E: 90, S: 180, W: 270 }[side];
  const [w, near, far] = [TILE * 0.185, TILE / 2 + 1, TILE * 0.69].map(num);
  const [x, y] = middleOf(cell);
  return `<g transform="translate(${num(x)},${num(y)}) rotate(${turn})"><path d="M-${w},-${near}Q0,-${far} ${w},-${near}Z" fill="${MINT}" fill-opacity=".2" stroke="#06130f" stroke-width="6"/><path d="M-${w},-${near}Q0,-${far} ${w},-${near}Z" fill="none" stroke="${MINT}" stroke-width="2.8"/></g>`;
}

/** One capsule around everybody that a blow can fall on. */
function capsule(stands: readonly (readonly [Point, number])[], isTarget: boolean): string {
  const pad = 7;
  const left = Math.min(...stands.map(([[x], r]) => x - r)) - pad;
  const right = Math.max(...stands.map(([[x], r]) => x + r)) + pad;
  const top = Math.min(...stands.map(([[, y], r]) => y - r)) - pad;
  const bottom = Math.max(...stands.map(([[, y], r]) => y + r)) + pad;
  const box = `x="${num(left)}" y="${num(top)}" width="${num(right - left)}" height="${num(bottom - top)}" rx="${num(Math.min(right - left, bottom - top) / 2)}" fill="none"`;
  return `<rect ${box} stroke="#06130f" stroke-width="6"/><rect ${box} stroke="${MINT}" stroke-width="2.8"/>${isTarget ? placed(right - 6, top + 6, badgeOf('target', 13)) : ''}`;
}

/** Who a name on the map means: somebody, or all plain Troglodytes of a tile. */
function meant(view: CaveView, who: string): readonly string[] {
  if (!who.startsWith('TR@')) return [who];
  return warriorsAt(view, who.slice(2)).filter(each => isTroglodyte(each) && !isTough(view, each));
}

function about(view: CaveView, who: string, isTarget: boolean): string {
  const stands = meant(view, who)
    .filter(each => cellOf(view, each) !== null)
    .map(each => [standOf(view, each), radiusOf(each)] as const);
  return stands.length === 0 ? '' : capsule(stands, isTarget);
}

/** Below the tokens: tiles that the chronicle points at, tiles and openings that are offered, their names still in sight. */
export function lowerMarks(
  offers: readonly CaveOffer[],
  marked: readonly string[],
  stripOn: (cell: string) => string,
): string {
  const cells = new Map<string, number | null>();
  const doors: string[] = [];
  for (const { spot, through } of offers) {
    if (spot?.kind === 'tile')
      cells.set(spot.cell, cells.get(spot.cell) ?? (through?.length || null));
    if (spot?.kind === 'door') doors.push(moon(spot.cell, spot.side));
  }
  return [
    ...marked.map(
      cell => `<rect ${square(cell, 4)} fill="none" stroke="${AMBER}" stroke-width="4"/>`,
    ),
    ...[...cells].map(
      ([cell, steps]) => reach(cell, steps) + placed(...middleOf(cell), stripOn(cell)),
    ),
    ...doors,
  ].join('');
}

/** Above the tokens: targets, the way to the tile under the pointer, a refusal, the bracket. */
export function upperMarks(
  view: CaveView,
  offers: readonly CaveOffer[],
  preview: readonly string[],
  refused: string | null,
  focus: string | null,
): string {
  const chosen = new Map<string, boolean>();
  for (const { spot, strike } of offers) {
    if (spot?.kind === 'warrior') chosen.set(spot.who, strike !== undefined);
  }
  return [
    ...[...chosen].map(([who, isTarget]) => about(view, who, isTarget)),
    way(preview),
    refused === null
      ? ''
      : `<rect ${square(refused, 4)} fill="url(#oub-danger)" fill-opacity=".5" stroke="${palette.harm}" stroke-width="4"/>`,
    focus === null ? '' : bracket(focus),
  ].join('');
}

/** Parchment line on ink along the middles of the tiles. */
function way(cells: readonly string[]): string {
  if (cells.length < 2) return '';
  const path = `M${cells.map(cell => middleOf(cell).map(num).join(',')).join('L')}`;
  const end = middleOf(cells.at(-1)!);
  return `<path d="${path}" fill="none" stroke="#0b0806" stroke-width="15" stroke-linejoin="round" stroke-linecap="round" opacity=".75"/><path d="${path}" fill="none" stroke="#f0e3c8" stroke-width="6.5" stroke-linejoin="round" stroke-linecap="round"/>${placed(...end, `<circle r="11" fill="${PALE}" stroke="#0b0806" stroke-width="3"/>`)}`;
}

/** Four white corners on ink. */
function bracket(cell: string): string {
  const [x, y] = middleOf(cell);
  const half = TILE / 2 - 3;
  const arm = 26;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const path = corners
    .map(([sx, sy]) => {
      const [cx, cy] = [x + sx * half, y + sy * half];
      return `M${num(cx - sx * arm)},${num(cy)}H${num(cx)}V${num(cy - sy * arm)}`;
    })
    .join('');
  return `<path class="cave-bracket" d="${path}" fill="none" stroke="#0b0806" stroke-width="9"/><path class="cave-bracket" d="${path}" fill="none" stroke="#fff" stroke-width="4"/>`;
}
