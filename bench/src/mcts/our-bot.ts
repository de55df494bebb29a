import {
  type Bot,
  type ImaginedWorld,
  type Knowledge,
  mindOf,
  searcher,
  worldOf,
} from '@oubliette/bots';
import type { Game, Shape } from '@oubliette/kernel';

export interface CountingBot {
  readonly bot: Bot<Shape>;
  /** Decisions that it has carried out in its head so far. */
  decisions(): number;
}

/**
 * Our searching bot, with a count of the decisions that it carries out in imagined worlds: on the way
 * down its tree and until a position is at rest. What it tries only to list whole moves is not counted.
 */
export function countingBot(
  game: Game<Shape>,
  seats: readonly string[],
  knowledge: Knowledge<Shape>,
): CountingBot {
  const world = worldOf(game, seats);
  let decisions = 0;
  const counted: ImaginedWorld<Shape> = {
    ...world,
    apply(guessed, seat, action, random) {
      decisions++;
      return world.apply(guessed, seat, action, random);
    },
  };
  const listing: Knowledge<Shape> = {
    ...knowledge,
    plays: (_world, guessed, seat) => knowledge.plays(world, guessed, seat),
  };
  const bot = searcher('counted', mindOf(counted, listing), { latitude: 0 }, false);
  return { bot, decisions: () => decisions };
}
