import type { Random, Shape } from '@oubliette/kernel';
import type { Bot, Budget, Seen } from '../bot.ts';

/** Answers a seat's questions: carries out what was planned as long as it is allowed, else asks the bot. */
export function following<G extends Shape>(
  bot: Bot<G>,
  budget: Budget,
  print: (action: G['Action']) => string,
): (seen: Seen<G>, random: Random) => G['Action'] {
  let plan: readonly G['Action'][] = [];
  return (seen, random) => {
    const { legal } = seen;
    const [next, ...rest] = plan;
    plan = rest;
    const wanted = next === undefined ? null : print(next);
    const planned = legal.find(action => print(action) === wanted);
    if (planned !== undefined) return planned;
    // Nobody is asked about what must be done.
    if (legal.length === 1) return legal[0]!;
    const { action, play } = bot.choose(seen, budget, random);
    plan = play.slice(1);
    return action;
  };
}
