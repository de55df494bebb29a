import type { Shape } from '@oubliette/kernel';
import type { Bot } from '../bot.ts';
import type { KnownGame } from '../knowledge/known.ts';
import { mindOf } from '../search/mind.ts';
import type { Policy } from '../search/pick.ts';
import type { Settings } from '../search/settings.ts';
import { worldOf } from '../world.ts';
import { type LevelId, levelFor, type OpponentLevel } from './levels.ts';
import { searcher } from './searcher.ts';

/** What can be said of a player besides their kind. */
export type PlayerSettings = Partial<Settings & Policy>;

/** A level at a table: it thinks as far as the side that it leads needs it, unless it is told how far. */
export function levelBot(
  { game, knowledge }: KnownGame,
  id: LevelId,
  seats: readonly string[],
  { latitude, ...wishes }: PlayerSettings = {},
): Bot<Shape> {
  const world = worldOf(game, seats);
  const bots = new Map<OpponentLevel, Bot<Shape>>();

  function botOf(level: OpponentLevel): Bot<Shape> {
    const { policy, settings } = level;
    const mind = mindOf(world, knowledge, { ...settings, ...wishes });
    const bot = searcher(id, mind, { latitude: latitude ?? policy.latitude }, false);
    bots.set(level, bot);
    return bot;
  }

  return {
    name: id,
    choose(seen, budget, random) {
      const level = levelFor(game.id, id, seen)!;
      const isTold = budget.nodes !== undefined || budget.milliseconds !== undefined;
      const bot = bots.get(level) ?? botOf(level);
      return bot.choose(seen, isTold ? budget : level.budget, random);
    },
  };
}
