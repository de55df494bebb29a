import { defs, num, placed, token } from '@oubliette/art';
import { isOnMap, kindOf, placeOf, type TileSeen } from '../../reading.ts';
import type { CaveView } from '../../view.ts';
import { WARRIOR_NAMES } from '../../warriors/roster.ts';
import { tileDefs } from '../tile.ts';
import { middleOf, radiusOf, standOf, TILE } from './stands.ts';
import {
  drawnCaveIns,
  drawnGuide,
  drawnOpening,
  drawnThings,
  drawnTile,
  openingsOf,
  unexploredOf,
} from './tiles.ts';
import { type Lettering, tokenOf } from './tokens.ts';

export interface CaveWords {
  /** What a reader who cannot see it is told. */
  readonly title?: string;
  /** The name that stands on a tile of that number. */
  readonly nameOf?: (tile: string) => string;
  readonly letterOf?: Lettering;
}

/** Room for the half-moons at the openings. */
const MARGIN = TILE * 0.24;

const plainName = (id: string): string => kindOf(id).replaceAll('-', ' ');

/** Number of a human among those of his kind; the Redeemer is alone. */
const numberOf: Lettering = who => who.slice(2) || undefined;

/** The tunnels as a viewer sees them, as an SVG document that needs nothing else. */
export function caveDocument(
  view: CaveView,
  { title = '', nameOf = plainName, letterOf = numberOf }: CaveWords = {},
): string {
  const { left, top, width, height } = extentOf(view);
  const box = [left, top, width, height].map(num);
  const name = title && `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}">`,
    `${name}${defs()}${tileDefs()}`,
    `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="#0d0a08"/>`,
    caveDrawing(view, nameOf, letterOf),
    '</svg>\n',
  ].join('');
}

function extentOf({ board }: CaveView) {
  const places = board.map(({ cell }) => placeOf(cell));
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const from = (at: readonly number[]) => (Math.min(...at) - 0.5) * TILE - MARGIN;
  const across = (at: readonly number[]) =>
    (Math.max(...at) - Math.min(...at) + 1) * TILE + 2 * MARGIN;
  return { left: from(xs), top: from(ys), width: across(xs), height: across(ys) };
}

function caveDrawing(
  view: CaveView,
  nameOf: (tile: string) => string,
  letterOf: Lettering,
): string {
  const laid = (draw: (seen: TileSeen) => string) =>
    view.board.map(seen => placed(...middleOf(seen.cell), draw(seen))).join('');
  const present = WARRIOR_NAMES.filter(who => isOnMap(view, who));
  return [
    laid(({ id, open }) => drawnTile(id, openingsOf(open), nameOf(id))),
    laid(
      seen =>
        drawnCaveIns(seen) +
        drawnThings(view, seen) +
        (seen.cell === view.facts.guide ? drawnGuide() : ''),
    ),
    laid(seen =>
      unexploredOf(view, seen)
        .map(opening => drawnOpening(view, seen, opening))
        .join(''),
    ),
    ...present.map(who =>
      placed(...standOf(view, who), token(tokenOf(view, who, letterOf), radiusOf(who))),
    ),
  ].join('');
}
