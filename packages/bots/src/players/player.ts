import { fail, fault, ok, type Result, type Shape } from '@oubliette/kernel';
import type { Bot, Budget } from '../bot.ts';
import type { KnownGame } from '../knowledge/known.ts';
import { plainKnowledge } from '../knowledge/plain.ts';
import { mindOf } from '../search/mind.ts';
import type { Policy } from '../search/pick.ts';
import { SETTINGS } from '../search/settings.ts';
import { worldOf } from '../world.ts';
import { greedyPlayer } from './greedy.ts';
import { levelBot, type PlayerSettings } from './level.ts';
import { areSidesAlike, isLevel, LEVEL_IDS } from './levels.ts';
import { randomPlayer } from './random.ts';
import { searcher } from './searcher.ts';

/** A player as a name says it, ready to sit down at a table of that game. */
export interface NamedPlayer {
  readonly name: string;
  /** What they are given; a level knows by itself how far it thinks. */
  readonly budget: Budget;
  seated(seats: readonly string[]): Bot<Shape>;
}

type Making = (known: KnownGame, name: string, wishes: PlayerSettings) => NamedPlayer;

const search =
  (budget: Budget, policy: Policy = { latitude: 0 }, plain = false): Making =>
  ({ game, knowledge }, name, { latitude = policy.latitude, ...settings }) => ({
    name,
    budget,
    seated(seats) {
      const knows = plain ? plainKnowledge<Shape>() : knowledge;
      return searcher(name, mindOf(worldOf(game, seats), knows, settings), { latitude }, false);
    },
  });

const random: Making = ({ game }, name) => ({
  name,
  budget: {},
  seated: seats => randomPlayer(worldOf(game, seats)),
});

const greedy: Making = ({ game, knowledge }, name, settings) => ({
  name,
  budget: {},
  seated: seats => greedyPlayer(mindOf(worldOf(game, seats), knowledge, settings), false),
});

/** `500` nodes or `250ms`, with knowledge (`search`) or by the rules alone (`plain`). */
function byBudget(kind: string): Making | null {
  const [, method, count, unit] = /^(search|plain)-([1-9]\d{0,8})(ms)?$/.exec(kind) ?? [];
  if (count === undefined) return null;
  const budget = unit === 'ms' ? { milliseconds: Number(count) } : { nodes: Number(count) };
  return search(budget, { latitude: 0 }, method === 'plain');
}

function byLevel(kind: string): Making | null {
  if (!isLevel(kind)) return null;
  return (known, name, wishes) => ({
    name,
    budget: {},
    seated: seats => levelBot(known, kind, seats, wishes),
  });
}

function makingOf(kind: string): Making | null {
  if (kind === 'random') return random;
  if (kind === 'greedy') return greedy;
  return byLevel(kind) ?? byBudget(kind);
}

/** Every kind of player, as it is told to people. */
const PLAYER_KINDS = ['random', 'greedy', ...LEVEL_IDS, 'search-500', 'search-250ms', 'plain-500'];

const WISHES: readonly string[] = [...Object.keys(SETTINGS), 'latitude'];
/** Those who do not search have nothing to set. */
const SIMPLE: readonly string[] = ['random', 'greedy'];
/** What is a share of something. */
const SHARES: readonly string[] = ['keenness', 'whim', 'worlds', 'latitude'];
/** What nobody can do without. */
const NEEDED: readonly string[] = ['followed', 'patience'];

function isSensible(key: string, value: number): boolean {
  if (SHARES.includes(key)) return value <= 1;
  return !NEEDED.includes(key) || value >= 1;
}

/**
 * A player by name: `captain`, `search-500`, `search-250ms`; settings of the search follow after
 * commas: `search-500,curiosity=0.8`, and how freely they pick: `search-500,latitude=0.05`. Whoever knows
 * others besides these says so.
 */
export function playerNamed(
  known: KnownGame,
  name: string,
  besides: readonly string[] = [],
): Result<NamedPlayer> {
  const [kind = '', ...pairs] = name.split(',');
  const making = makingOf(kind);
  if (making === null) {
    const text = `There is no player “${kind}”; known: ${[...besides, ...PLAYER_KINDS].join(', ')}.`;
    return fail(fault('unknown-player', '', text));
  }
  const wishes: Record<string, number> = {};
  for (const pair of pairs) {
    const [key = '', value = ''] = pair.split('=');
    const isNumber = /^\d+(\.\d+)?$/.test(value) && isSensible(key, Number(value));
    if (SIMPLE.includes(kind) || !WISHES.includes(key) || !isNumber) {
      const text = SIMPLE.includes(kind)
        ? `“${kind}” has no settings.`
        : `“${pair}” is no setting; known: ${WISHES.join(', ')}, each with =NUMBER (${SHARES.join(', ')}: at most 1; ${NEEDED.join(', ')}: at least 1).`;
      return fail(fault('unknown-setting', '', text));
    }
    wishes[key] = Number(value);
  }
  return ok(making(known, name, wishes));
}

/** The same for whoever sits on all sides: in some games a level plays each of them with a strength of its own. */
export function evenPlayerNamed(
  known: KnownGame,
  name: string,
  besides: readonly string[] = [],
): Result<NamedPlayer> {
  const [kind = ''] = name.split(',');
  if (!isLevel(kind) || areSidesAlike(known.game.id)) return playerNamed(known, name, besides);
  const text = `“${kind}” thinks further for one side of ${known.game.id} than for the other; search-500 does not.`;
  return fail(fault('uneven-player', '', text));
}
