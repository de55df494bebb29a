import type { CaveView } from '@oubliette/claustrophobia';
import type { Shape } from '@oubliette/kernel';
import type { Budget, SeenBySeat } from '../bot.ts';
import type { Policy } from '../search/pick.ts';
import type { Settings } from '../search/settings.ts';

export const LEVEL_IDS = ['squire', 'wanderer', 'swordsman', 'captain', 'warden'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/**
 * How strong an opponent is in a game: how far it thinks, how well it senses what is worth a thought, and
 * how freely it picks. Nothing is ever hidden from it or shown to it.
 */
export interface OpponentLevel {
  readonly id: LevelId;
  readonly budget: Budget;
  readonly policy: Policy;
  readonly settings: Partial<Settings>;
}

type Strength = readonly [nodes: number, latitude: number, keenness: number];

/**
 * From a gentle beginner to the strongest. Where turns are planned the first three are content with a play
 * that is nearly as good as the best they found.
 */
const PLANNING: Readonly<Record<LevelId, Strength>> = {
  squire: [60, 0.2, 1],
  wanderer: [120, 0.06, 1],
  swordsman: [250, 0.03, 1],
  captain: [400, 0, 1],
  warden: [20_000, 0, 1],
};

/**
 * Where a tree is searched the lower ones sense less of what is promising, and try more in vain. Humans must
 * find a way where the horde has only to strike: to be as strong they think further.
 */
const SEARCHING: Readonly<Record<Role, Readonly<Record<LevelId, Strength>>>> = {
  human: {
    squire: [16, 0.05, 0],
    wanderer: [40, 0.05, 0.1],
    swordsman: [70, 0.05, 0.25],
    captain: [480, 0, 1],
    warden: [3200, 0, 1],
  },
  demon: {
    squire: [10, 0.05, 0],
    wanderer: [30, 0.05, 0],
    swordsman: [40, 0.05, 0.1],
    captain: [64, 0.02, 0.4],
    warden: [2400, 0, 1],
  },
};

type Role = keyof CaveView['seats'];

const levelsOf = (strengths: Readonly<Record<LevelId, Strength>>): readonly OpponentLevel[] =>
  LEVEL_IDS.map(id => {
    const [nodes, latitude, keenness] = strengths[id];
    return { id, budget: { nodes }, policy: { latitude }, settings: { keenness } };
  });

const PLANNERS = levelsOf(PLANNING);
const HUMANS = levelsOf(SEARCHING.human);
const DEMONS = levelsOf(SEARCHING.demon);

/** Who is asked, and all that they see. */
type Asked = Pick<SeenBySeat<Shape>, 'view' | 'seat'>;

/** The five levels as they play a game, each side of it as it must. */
export function levelsFor(game: string, { view, seat }: Asked): readonly OpponentLevel[] {
  if (!areSidesAlike(game)) return leadsDemons(view as CaveView, seat) ? DEMONS : HUMANS;
  // The reference game has no turns to plan.
  return game === 'lantern' ? HUMANS : PLANNERS;
}

/** Whether the sides of a game have the same to do, so that a level is one and the same for them. */
export function areSidesAlike(game: string): boolean {
  return game !== 'claustrophobia';
}

/** As long as the humans are auctioned nobody leads anybody (CL-EXPERT-01). */
function leadsDemons({ seats, asked }: CaveView, seat: string): boolean {
  return seats.demon === seat && asked?.kind !== 'bid';
}

export function levelFor(game: string, id: string, asked: Asked): OpponentLevel | null {
  return levelsFor(game, asked).find(level => level.id === id) ?? null;
}

export function isLevel(id: string): id is LevelId {
  return LEVEL_IDS.some(level => level === id);
}
