import { fastRandom, type Random, type Shape } from '@oubliette/kernel';
import type { SeenBySeat } from '../bot.ts';
import type { Milestone } from '../knowledge/knowledge.ts';
import type { Guessed, ImaginedWorld } from '../world.ts';
import { judge, settle } from './judge.ts';
import type { SearchMind } from './mind.ts';
import { END } from './turn/turn.ts';
import { ALWAYS_NEW, imagined } from './worlds.ts';

/** What a seat knew at a moment. */
type Known<G extends Shape> = Pick<SeenBySeat<G>, 'seat' | 'view' | 'story'>;

/** Worlds in which a moment is judged. */
const WORLDS = 24;

/**
 * The chances of all seats as a moment stands, without a search for what could be done: whoever is asked
 * sees their own best plan and not the answer to it, so thoughts rise and fall with every turn.
 */
export function standing<G extends Shape>(
  mind: SearchMind<G>,
  known: Known<G>,
  seed: number,
  then: (guessed: Guessed<G>, random: Random) => void = () => {},
): number[] {
  const next = imagined(mind, known, fastRandom(seed));
  const totals = mind.world.seats.map(() => 0);
  for (let world = 0; world < WORLDS; world++) {
    const guessed = next(ALWAYS_NEW);
    const milestone = afterThisRound(mind, guessed);
    // The same luck in the same world, whatever is done in it.
    const random = fastRandom(seed + 1 + world);
    then(guessed, random);
    const chances = judge(mind, guessed, random, milestone);
    for (const [at, chance] of chances.entries()) totals[at]! += chance / WORLDS;
  }
  return totals;
}

/** Every moment of a round is judged when it is over, its beginning too. */
function afterThisRound<G extends Shape>(
  { knowledge: { milestone } }: SearchMind<G>,
  guessed: Guessed<G>,
): Milestone<G> | undefined {
  if (milestone === undefined) return undefined;
  const now = milestone.round(guessed);
  const isQuiet = (later: Guessed<G>) => milestone.round(later) > now && milestone.isQuiet(later);
  return { ...milestone, isQuiet };
}

/** The same after actions of that seat, as they are written. */
export function standingAfter<G extends Shape>(
  mind: SearchMind<G>,
  known: Known<G>,
  actions: readonly string[],
  seed: number,
): number[] {
  return standing(mind, known, seed, (guessed, random) => {
    carryOut(mind.world, guessed, known.seat, actions, random);
    if (mind.knowledge.milestone !== undefined) return;
    // Nobody is better off only because they are still at turn.
    settle(mind, guessed, random);
    carryOut(mind.world, guessed, known.seat, [END], random);
  });
}

/** Does what is possible of it: what comes to light on the way may end it. */
function carryOut<G extends Shape>(
  world: ImaginedWorld<G>,
  guessed: Guessed<G>,
  seat: G['Seat'],
  actions: readonly string[],
  random: Random,
): void {
  for (const written of actions) {
    if (!world.decision(guessed)?.seats.includes(seat)) return;
    const action = world.legal(guessed, seat).find(each => world.print(each) === written);
    if (action === undefined) return;
    world.apply(guessed, seat, action, random);
  }
}
