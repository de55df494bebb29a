import type { Random, Shape } from '@oubliette/kernel';
import type { Bot, BotChoice, Budget, SeenBySeat } from '../bot.ts';

/** What a seat has before it when it is asked; to see the rest of it costs something. */
export interface SeatQuestion<G extends Shape> {
  readonly legal: readonly G['Action'][];
  look(): SeenBySeat<G>;
  readonly random: Random;
}

/** Hears each choice with what the choosing seat saw, and how long it took, in milliseconds. */
export type ChoiceListener<G extends Shape> = (
  seen: SeenBySeat<G>,
  choice: BotChoice<G>,
  time: number,
) => void;

/**
 * Answers a seat's questions: carries out what was chosen as long as it is allowed, else asks the bot. A
 * move that was broken off is forgotten.
 */
export function following<G extends Shape>(
  bot: Bot<G>,
  budget: Budget,
  print: (action: G['Action']) => string,
  told: ChoiceListener<G> = () => {},
): (question: SeatQuestion<G>) => G['Action'] {
  let move: readonly G['Action'][] = [];
  return ({ legal, look, random }) => {
    const [next, ...rest] = move;
    const wanted = next === undefined ? null : print(next);
    const meant = legal.find(action => print(action) === wanted);
    move = meant === undefined ? [] : rest;
    if (meant !== undefined) return meant;
    // Nobody is asked about what must be done.
    if (legal.length === 1) return legal[0]!;
    const seen = look();
    const begun = performance.now();
    const choice = bot.choose(seen, budget, random);
    const time = performance.now() - begun;
    move = [...choice.play.slice(1), ...choice.rest.flat()];
    told(seen, choice, time);
    return choice.action;
  };
}
