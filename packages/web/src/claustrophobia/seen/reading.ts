import {
  ACTED,
  type Action,
  EXHAUSTED,
  phaseOf,
  type Seat,
  TILES,
  type TileKind,
  TOUGH,
  type View,
  WARRIOR_NAMES,
} from '@oubliette/claustrophobia';
import { TABLE } from '@oubliette/kernel';
import { readerOf, type Seated } from '../../match/reader.ts';

export type Role = 'human' | 'demon';
export type TileSeen = View['board'][number];
export type WarriorSeen = View['warriors'][string];

/** The first five of the roster are humans. */
export const HUMAN_NAMES: readonly string[] = WARRIOR_NAMES.slice(0, 5);
export const isHuman = (who: string): boolean => HUMAN_NAMES.includes(who);
export const isTroglodyte = (who: string): boolean => who.startsWith('TR');
export const isDemon = (who: string): boolean => who === 'D';

export const warriorIn = (view: View, who: string): WarriorSeen | undefined => view.warriors[who];
export const isOnMap = (view: View, who: string): boolean =>
  (warriorIn(view, who)?.place ?? -1) >= 0;

/** `@x,y` of where somebody stands, or null. */
export function cellOf(view: View, who: string): string | null {
  return view.board[warriorIn(view, who)?.place ?? -1]?.cell ?? null;
}

export const tileAt = (view: View, cell: string): TileSeen | undefined =>
  view.board.find(tile => tile.cell === cell);

const KINDS = new Map(TILES.map(({ id, kind }) => [id, kind]));
export const kindOf = (tile: string): TileKind => KINDS.get(tile) ?? 'plain';

/** Everybody on a tile, in the order of the roster. */
export function warriorsAt(view: View, cell: string): readonly string[] {
  return WARRIOR_NAMES.filter(who => cellOf(view, who) === cell);
}

/** Whether somebody has had his action in the phase of his side that is under way. */
export const hasActed = (view: View, who: string): boolean =>
  ((warriorIn(view, who)?.flags ?? 0) & ACTED) !== 0 &&
  phaseOf(view) === (isHuman(who) ? 'human' : 'demon');

/** Exhausted by his die, or without one because he came into play after the dice (CL-EXH-01, S5). */
export function isExhausted(view: View, who: string): boolean {
  const { flags = 0, die = 0 } = warriorIn(view, who) ?? {};
  if ((flags & EXHAUSTED) !== 0) return true;
  const phase = phaseOf(view);
  return die === 0 && isOnMap(view, who) && phase !== 'setup' && phase !== 'initiative';
}
export const isTough = (view: View, who: string): boolean =>
  ((warriorIn(view, who)?.flags ?? 0) & TOUGH) !== 0;

/** The cancelled lines of a human, from 1. */
export function cancelledOf(view: View, who: string): readonly number[] {
  const lines = warriorIn(view, who)?.lines ?? 0;
  return [1, 2, 3, 4, 5, 6].filter(line => (lines & (1 << (line - 1))) !== 0);
}

/** The warrior whose action is under way, or null. */
export function actorOf(view: View): string | null {
  for (const work of view.work.toReversed()) {
    if (work.kind === 'action') return WARRIOR_NAMES[work.who] ?? null;
  }
  return null;
}

/** What a warrior does himself; all else begins with the name of a card, a tile, an area. */
const OWN_DEEDS: readonly Action['do'][] = [
  'go',
  'dive',
  'attack',
  'explore',
  'stop',
  'finish',
  'cancel',
];

export const isOwnDeed = (action: Action): boolean => OWN_DEEDS.includes(action.do);

/** The warrior who does something, if one does: whoever acts, or whoever loses a line. */
export function doerOf(action: Action, view: View): string | null {
  if (!isOwnDeed(action)) return null;
  if (action.do !== 'cancel') return actorOf(view);
  const work = view.work.findLast(({ kind }) => kind === 'line');
  return work?.kind === 'line' ? (WARRIOR_NAMES[work.who] ?? null) : null;
}

/** Columns and rows of a cell. */
export function placeOf(cell: string): readonly [x: number, y: number] {
  const [x = '0', y = '0'] = cell.slice(1).split(',');
  return [Number(x), Number(y)];
}

export const cellAt = (x: number, y: number): string => `@${x},${y}`;

/** Which side the one who looks plays; nobody's for the table. */
export function roleOf({ viewer, seats }: Pick<View, 'viewer' | 'seats'>): Role | null {
  if (viewer === seats.human) return 'human';
  return viewer === seats.demon ? 'demon' : null;
}

/** The side that the reader leads against the machine. */
export const ownRole = (
  snapshot: Seated<Seat> & { readonly view: Pick<View, 'seats'> },
): Role | null => roleOf({ viewer: readerOf(snapshot) ?? TABLE, seats: snapshot.view.seats });

/** The side that the match waits for. */
export const askedRole = (view: View): Role | null =>
  view.asked === null ? null : view.asked.role === 0 ? 'human' : 'demon';
