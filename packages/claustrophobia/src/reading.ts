/** What a view says of a warrior or a tile, for whoever draws it or speaks of it. */
import { TILES, type TileKind } from './content/tiles.ts';
import { phaseOf } from './outlook/phase.ts';
import { SCENARIO_DEMON } from './scenarios/demons.ts';
import type { ScenarioId } from './scenarios/ids.ts';
import type { WarriorFlag } from './seen/marks.ts';
import type { CaveView } from './view.ts';
import { WARRIOR_NAMES } from './warriors/roster.ts';

export type TileSeen = CaveView['board'][number];
export type WarriorSeen = CaveView['warriors'][string];

/** The first five of the roster are humans. */
export const HUMAN_NAMES: readonly string[] = WARRIOR_NAMES.slice(0, 5);
export const isHuman = (who: string): boolean => HUMAN_NAMES.includes(who);
export const isTroglodyte = (who: string): boolean => who.startsWith('TR');
export const isDemon = (who: string): boolean => who === 'D';

export const warriorIn = (view: CaveView, who: string): WarriorSeen | undefined =>
  view.warriors[who];
export const isOnMap = (view: CaveView, who: string): boolean => cellOf(view, who) !== null;

/** `@x,y` of where somebody stands, or null. */
export function cellOf(view: CaveView, who: string): string | null {
  const place = warriorIn(view, who)?.place ?? '';
  return place.startsWith('@') ? place : null;
}

export const tileAt = (view: CaveView, cell: string): TileSeen | undefined =>
  view.board.find(tile => tile.cell === cell);

const KINDS = new Map(TILES.map(({ id, kind }) => [id, kind]));
export const kindOf = (tile: string): TileKind => KINDS.get(tile) ?? 'plain';

/** Everybody on a tile, in the order of the roster. */
export function warriorsAt(view: CaveView, cell: string): readonly string[] {
  return WARRIOR_NAMES.filter(who => cellOf(view, who) === cell);
}

export const hasFlag = (view: CaveView, who: string, flag: WarriorFlag): boolean =>
  warriorIn(view, who)?.flags.includes(flag) === true;
export const isTough = (view: CaveView, who: string): boolean => hasFlag(view, who, 'tough');

/** Whether somebody has had their action in the phase of their side that is under way. */
export const hasActed = (view: CaveView, who: string): boolean =>
  hasFlag(view, who, 'acted') && phaseOf(view) === (isHuman(who) ? 'human' : 'demon');

/** Exhausted by their die, or without one because they came into play after the dice (CL-EXH-01, S5). */
export function isExhausted(view: CaveView, who: string): boolean {
  if (hasFlag(view, who, 'exhausted')) return true;
  const die = warriorIn(view, who)?.die ?? null;
  const phase = phaseOf(view);
  return die === null && isOnMap(view, who) && phase !== 'setup' && phase !== 'initiative';
}

/** Columns and rows of a cell. */
export function placeOf(cell: string): readonly [x: number, y: number] {
  const [x = '0', y = '0'] = cell.slice(1).split(',');
  return [Number(x), Number(y)];
}

export const cellAt = (x: number, y: number): string => `@${x},${y}`;

/** The number of the Demon card of a scenario, 1 to 7; 0: none (S7). */
export const demonCardOf = (scenario: ScenarioId): number =>
  SCENARIO_DEMON[Number(scenario.slice(1))]!;
