import {
  digest,
  fastRandom,
  type Game,
  type Random,
  type Shape,
  seededRandom,
  toldTo,
} from '@oubliette/kernel';
import type { Bot, Budget } from '../bot.ts';
import { type ChoiceListener, following, type SeatQuestion } from '../players/following.ts';

/** Who sits where, and how long they may think. */
export interface SeatedBot {
  readonly bot: Bot<Shape>;
  readonly budget: Budget;
}

export interface PlayedMatch {
  readonly winners: readonly string[];
  readonly scores: Readonly<Partial<Record<string, number>>>;
  readonly decisions: number;
  /** seat → what its bot did */
  readonly work: Readonly<Record<string, Work>>;
}

interface Work {
  choices: number;
  nodes: number;
  milliseconds: number;
}

/** A match that goes on longer than this is nobody's. */
const LONGEST = 20_000;

/** Chance of its own for a bot, that tells it nothing about the chance of the match. */
function botRandom(seed: string, seat: string): Random {
  return fastRandom(Number.parseInt(digest(`bot ${seat} of ${seed}`).slice(0, 8), 16));
}

export type MatchWatch = ChoiceListener<Shape>;

/** Plays a match between bots. Only the referee ever holds its state. */
export function playMatch(
  game: Game<Shape>,
  options: object,
  contenders: Readonly<Record<string, SeatedBot>>,
  seed: string,
  watch: MatchWatch = () => {},
): PlayedMatch {
  const random = seededRandom(seed);
  const state = game.setup(options, random);
  const seats = game.seats(options);
  const table = new Map(
    seats.map(seat => [seat, newPlace(game, contenders[seat]!, botRandom(seed, seat), watch)]),
  );
  let decisions = 0;
  for (; decisions < LONGEST; ) {
    const decision = game.decision(state);
    if (decision === null) break;
    // Whoever is asked at the same time answers before anybody is heard.
    const answers = decision.seats.map(seat => {
      const legal = game.legal(state, seat);
      const { story, answer, random: own } = table.get(seat)!;
      const look = () => ({ seat, legal, view: game.view(state, seat), story });
      return { seat, action: answer({ legal, look, random: own }) };
    });
    for (const { seat, action } of answers) {
      const events = game.apply(state, seat, action, random);
      decisions++;
      for (const [viewer, { story }] of table) story.push(...toldTo(events, viewer));
    }
  }
  const { winners, scores } = game.outcome(state) ?? { winners: [], scores: {} };
  const work = Object.fromEntries([...table].map(([seat, place]) => [seat, place.work]));
  return { winners, scores, decisions, work };
}

interface Place {
  readonly random: Random;
  readonly story: Shape['Event'][];
  readonly work: Work;
  readonly answer: (question: SeatQuestion<Shape>) => unknown;
}

function newPlace(
  { notation }: Game<Shape>,
  { bot, budget }: SeatedBot,
  random: Random,
  watch: MatchWatch,
): Place {
  const work = { choices: 0, nodes: 0, milliseconds: 0 };
  const answer = following(bot, budget, notation.printAction, (seen, choice, time) => {
    work.milliseconds += time;
    work.choices++;
    work.nodes += choice.nodes;
    watch(seen, choice, time);
  });
  return { random, story: [], work, answer };
}
