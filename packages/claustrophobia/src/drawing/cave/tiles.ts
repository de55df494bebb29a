import { num, pictogram, placed } from '@oubliette/art';
import { cellAt, kindOf, placeOf, type TileSeen, tileAt } from '../../reading.ts';
import type { TileMark } from '../../seen/marks.ts';
import type { CaveView } from '../../view.ts';
import { type Opening, openings, type Tile } from '../kinds.ts';
import { openingMark } from '../opening-mark.ts';
import { tile, tileStrip } from '../tile.ts';
import { TILE } from './stands.ts';

const STEPS: Readonly<Record<Opening, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

const has = (mask: number, opening: Opening): boolean =>
  (mask & (1 << openings.indexOf(opening))) !== 0;

export const openingsIn = (mask: number): readonly Opening[] =>
  openings.filter(opening => has(mask, opening));

const ROOMS = ['pentacle-room', 'exit', 'stash', 'lair'];

function stateOf(id: string, open: readonly Opening[]): Tile {
  const kind = kindOf(id);
  return { kind, openings: open, room: ROOMS.includes(kind), grain: Number(id.slice(1)) };
}

/** A tile as it lies; its name stands on it unless it is a plain tunnel. */
export function drawnTile(id: string, open: readonly Opening[], name: string): string {
  return tile(stateOf(id, open), TILE, kindOf(id) === 'plain' ? undefined : name);
}

/** The name that stands on a tile, once more. */
export const drawnStrip = (id: string, name: string): string =>
  kindOf(id) === 'plain' ? '' : tileStrip(name, TILE);

/** The cell beyond an opening. */
function beyond(cell: string, opening: Opening): string {
  const [x, y] = placeOf(cell);
  const [dx, dy] = STEPS[opening];
  return cellAt(x + dx, y + dy);
}

/** Openings that lead onto an empty cell. */
export const unexploredOf = (view: CaveView, { cell, open }: TileSeen): readonly Opening[] =>
  openingsOf(open).filter(opening => tileAt(view, beyond(cell, opening)) === undefined);

/** Whether the marker of fresh air lies at that opening (S1). */
export function isFresh(view: CaveView, { cell }: TileSeen, opening: Opening): boolean {
  const { marker } = view.facts;
  return marker?.cell === cell && marker.side === opening;
}

export const isClosed = ({ closed }: TileSeen, opening: Opening): boolean =>
  closed.includes(opening);

/** The half-moon at an unexplored opening; one that is lost to humans is barred with rubble. */
export function drawnOpening(view: CaveView, seen: TileSeen, opening: Opening): string {
  const mark = isFresh(view, seen, opening) ? 'fresh-air' : 'unexplored';
  const moon = openingMark(opening, mark, TILE);
  return isClosed(seen, opening) ? `<g opacity=".45">${moon}</g>${rubble(opening)}` : moon;
}

function rubble(opening: Opening): string {
  const [dx, dy] = STEPS[opening];
  const rocks = pictogram('falling-rocks', { size: TILE * 0.2, fill: '#c9b68f' });
  return placed(dx * TILE * 0.5, dy * TILE * 0.5, rocks);
}

/** Cave-ins on the passages of a tile, each drawn once. */
export function drawnCaveIns({ caved }: TileSeen): string {
  return openingsOf(caved)
    .filter(opening => opening === 'E' || opening === 'S')
    .map(rubble)
    .join('');
}

/** What lies on a tile: a hole, a seal, a treasure, a sleeper, charges. */
export function drawnThings(view: CaveView, { id }: TileSeen): string {
  const marks = view.marks[id] ?? [];
  const lies = (mark: TileMark) => marks.includes(mark);
  const corner = (n: number, drawing: string) =>
    placed(TILE * 0.34, -TILE * 0.34 + n * TILE * 0.2, drawing);
  const things = [
    lies('seal') && seal(lies('seal-hit')),
    (lies('token') || lies('treasure')) && chest(lies('treasure')),
    lies('sleeping') && sign('enrage', '#ff9c87'),
    kindOf(id) === 'pentacle-room' && view.facts.charges > 0 && charges(view.facts.charges),
  ].filter(thing => thing !== false);
  return (lies('hole') ? holeToken() : '') + things.map((each, n) => corner(n, each)).join('');
}

const holeToken = (): string =>
  placed(
    -TILE * 0.3,
    TILE * 0.24,
    `<ellipse rx="19" ry="15" fill="#000" stroke="#cdb98f" stroke-width="2"/><ellipse cy="2" rx="12" ry="8" fill="none" stroke="#6d5c47" stroke-dasharray="2 4" stroke-width="1.4"/>`,
  );

const disc = (stroke: string): string =>
  `<circle r="15" fill="#14100c" stroke="${stroke}" stroke-width="2"/>`;

const sign = (name: 'enrage' | 'locked-chest', fill: string): string =>
  disc(fill) + pictogram(name, { size: 21, fill });

const chest = (found: boolean): string => sign('locked-chest', found ? '#ffd98f' : '#a8977a');

const seal = (hit: boolean): string =>
  `${disc('#9fe8ff')}${pictogram('pentacle', { size: 22, fill: '#9fe8ff' })}${hit ? `<path d="M-9,-11L2,-2L-4,3L8,12" fill="none" stroke="#ff9c87" stroke-width="2.6"/>` : ''}`;

const charges = (count: number): string =>
  Array.from({ length: count }, (_, n) =>
    placed(-n * 24, 0, disc('#ffbe5c') + pictogram('grenade', { size: 21, fill: '#ffbe5c' })),
  ).join('');

/** A circle that stands for the Guide (S8). */
export const drawnGuide = (): string =>
  `<circle r="${num(TILE * 0.1)}" fill="#14100c" stroke="#ffbe5c" stroke-width="2.4"/>${pictogram('troglodyte', { size: TILE * 0.14, fill: '#ffbe5c' })}`;

/** `NES` as openings. */
export const openingsOf = (letters: string): readonly Opening[] =>
  openings.filter(opening => letters.includes(opening));
