import { fastRandom, type Random, type Shape } from '@oubliette/kernel';
import { judge } from '../search/judge.ts';
import type { Mind } from '../search/mind.ts';
import { END } from '../search/turn/turn.ts';
import { ALWAYS_NEW, imagined } from '../search/worlds.ts';
import type { Guessed, World } from '../world.ts';
import { type Judged, type Review, reviewOf } from './turns.ts';

/** A moment of a match as one seat saw it, before somebody acted. */
export interface Moment<G extends Shape> {
  /** Its number in the match. */
  readonly at: number;
  readonly view: G['View'];
  /** What it had been told by then. */
  readonly story?: readonly G['Event'][];
  /** Who acted next. */
  readonly seat?: G['Seat'];
}

/** Worlds in which a moment is judged. */
const WORLDS = 24;

/** Looks back on a match with the eyes of one seat: nothing that it did not know enters. */
export function review<G extends Shape>(
  mind: Mind<G>,
  seat: G['Seat'],
  moments: readonly Moment<G>[],
  seed: number,
): Review {
  return reviewOf(judged(mind, seat, moments, seed), seat, mind.world.seats);
}

/** What that seat could judge at each of those moments; a long match is looked at in parts. */
export function judged<G extends Shape>(
  mind: Mind<G>,
  seat: G['Seat'],
  moments: readonly Moment<G>[],
  seed: number,
): Judged[] {
  return moments.map(moment => ({
    at: moment.at,
    seat: moment.seat ?? null,
    chances: asItStands(mind, seat, moment, seed),
  }));
}

/** By how much another play of the seat's own would have been better than what was done, as it stands after them. */
export function gainOf<G extends Shape>(
  mind: Mind<G>,
  seat: G['Seat'],
  moment: Moment<G>,
  { done, instead }: Plays,
  seed: number,
): number {
  const own = mind.world.seats.indexOf(seat);
  // Nobody is better off only because he is still at turn; where rounds are played on he is not.
  const close = mind.knowledge.milestone === undefined ? [END] : [];
  const after = (actions: readonly string[]) =>
    asItStands(mind, seat, moment, seed, (guessed, random) =>
      carryOut(mind.world, guessed, seat, [...actions, ...close], random),
    )[own]!;
  return after(instead) - after(done);
}

/** What was done and what could have been, as it is written. */
export interface Plays {
  readonly done: readonly string[];
  readonly instead: readonly string[];
}

/** Does what is possible of it: what comes to light on the way may end it. */
function carryOut<G extends Shape>(
  world: World<G>,
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

/**
 * How a moment stands, without a search for what could be done: whoever is asked sees his own best
 * plan and not the answer to it, so a curve of thoughts would rise and fall with every turn.
 */
function asItStands<G extends Shape>(
  mind: Mind<G>,
  reviewer: G['Seat'],
  { view, story }: Moment<G>,
  seed: number,
  then: (guessed: Guessed<G>, random: Random) => void = () => {},
): number[] {
  const seen = { view, seat: reviewer, ...(story === undefined ? {} : { story }) };
  const next = imagined(mind, seen, fastRandom(seed));
  const totals = mind.world.seats.map(() => 0);
  for (let world = 0; world < WORLDS; world++) {
    const guessed = next(ALWAYS_NEW);
    // The same luck in the same world, whatever is done in it.
    const random = fastRandom(seed + 1 + world);
    then(guessed, random);
    const chances = judge(mind, guessed, random, mind.knowledge.milestone);
    for (const [at, chance] of chances.entries()) totals[at]! += chance / WORLDS;
  }
  return totals;
}
