import {
  digest,
  fastRandom,
  type Game,
  type Random,
  type Shape,
  seededRandom,
  toldTo,
} from '@oubliette/kernel';
import type { Bot, Budget, Choice, Seen } from '../bot.ts';

/** Who sits where, and how long he may think. */
export interface Contender {
  readonly bot: Bot<Shape>;
  readonly budget: Budget;
}

export interface Played {
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

/** Hears each choice with what the choosing seat saw. */
export type Watch = (seen: Seen<Shape>, choice: Choice<Shape>) => void;

/** Plays a match between bots. Only the referee ever holds its state. */
export function playMatch(
  game: Game<Shape>,
  options: object,
  contenders: Readonly<Record<string, Contender>>,
  seed: string,
  watch: Watch = () => {},
): Played {
  const random = seededRandom(seed);
  const state = game.setup(options, random);
  const { printAction } = game.notation;
  const seats = game.seats(options);
  const table = new Map(seats.map(seat => [seat, newPlace(contenders[seat]!, seed, seat)]));
  let decisions = 0;
  for (; decisions < LONGEST; ) {
    const decision = game.decision(state);
    if (decision === null) break;
    // Whoever is asked at the same time answers before anybody is heard.
    const answers = decision.seats.map(seat => {
      const legal = game.legal(state, seat);
      const place = table.get(seat)!;
      const next = place.plan.shift();
      const wanted = next === undefined ? null : printAction(next);
      if (wanted !== null && legal.some(action => printAction(action) === wanted)) {
        return { seat, action: next };
      }
      // Nobody is asked about what must be done.
      if (legal.length === 1) return { seat, action: legal[0]! };
      const seen = { seat, legal, view: game.view(state, seat), story: place.story };
      const choice = ask(place, seen);
      watch(seen, choice);
      return { seat, action: choice.action };
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

interface Place extends Contender {
  readonly random: Random;
  readonly story: Shape['Event'][];
  readonly work: Work;
  /** What is left of the move that was chosen last, and of the turn that it belongs to. */
  plan: unknown[];
}

function newPlace(contender: Contender, seed: string, seat: string): Place {
  const work = { choices: 0, nodes: 0, milliseconds: 0 };
  return { ...contender, random: botRandom(seed, seat), story: [], work, plan: [] };
}

function ask(place: Place, seen: Seen<Shape>): Choice<Shape> {
  const { bot, budget, random, work } = place;
  const begun = performance.now();
  const choice = bot.choose(seen, budget, random);
  work.milliseconds += performance.now() - begun;
  work.choices++;
  work.nodes += choice.nodes;
  place.plan = [...choice.play.slice(1), ...choice.rest];
  return choice;
}
