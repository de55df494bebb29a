import {
  type Action,
  phaseOf,
  type Seat,
  TILES,
  type TileKind,
  type View,
  WARRIOR_NAMES,
  type WarriorFlag,
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
export const isOnMap = (view: View, who: string): boolean => cellOf(view, who) !== null;

/** `@x,y` of where somebody stands, or null. */
export function cellOf(view: View, who: string): string | null {
  const place = warriorIn(view, who)?.place ?? '';
  return place.startsWith('@') ? place : null;
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
  hasFlag(view, who, 'acted') && phaseOf(view) === (isHuman(who) ? 'human' : 'demon');

/** Exhausted by his die, or without one because he came into play after the dice (CL-EXH-01, S5). */
export function isExhausted(view: View, who: string): boolean {
  if (hasFlag(view, who, 'exhausted')) return true;
  const die = warriorIn(view, who)?.die ?? null;
  const phase = phaseOf(view);
  return die === null && isOnMap(view, who) && phase !== 'setup' && phase !== 'initiative';
}
export const hasFlag = (view: View, who: string, flag: WarriorFlag): boolean =>
  warriorIn(view, who)?.flags.includes(flag) === true;
export const isTough = (view: View, who: string): boolean => hasFlag(view, who, 'tough');

/** The cancelled lines of a human, from 1. */
export const cancelledOf = (view: View, who: string): readonly number[] =>
  warriorIn(view, who)?.lines ?? [];

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
export const askedRole = (view: View): Role | null => view.asked?.role ?? null;
