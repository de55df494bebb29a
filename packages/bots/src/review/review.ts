import { fastRandom, type Shape } from '@oubliette/kernel';
import type { Budget, Expected } from '../bot.ts';
import type { Mind } from '../search/mind.ts';
import { meanOf } from '../search/pick.ts';
import { search } from '../search/search.ts';
import { type Glance, type Review, reviewOf } from './turns.ts';

/** A moment of a match as one seat saw it, before somebody acted. */
export interface Moment<G extends Shape> {
  /** Its number in the match. */
  readonly at: number;
  readonly view: G['View'];
  /** What it had been told by then. */
  readonly story?: readonly G['Event'][];
  /** What happened next, if this seat knows it: who acted, and how. */
  readonly seat?: G['Seat'];
  readonly action?: string;
}

/** Looks back on a match with the eyes of one seat: nothing that it did not know enters. */
export function review<G extends Shape>(
  mind: Mind<G>,
  seat: G['Seat'],
  moments: readonly Moment<G>[],
  budget: Budget,
  seed: number,
): Review {
  return reviewOf(glances(mind, seat, moments, budget, seed), seat, mind.world.seats);
}

/** What that seat could judge at each of those moments; a long match is looked at in parts. */
export function glances<G extends Shape>(
  mind: Mind<G>,
  seat: G['Seat'],
  moments: readonly Moment<G>[],
  budget: Budget,
  seed: number,
): Glance[] {
  return moments.map(moment => glance(mind, seat, moment, budget, seed));
}

function glance<G extends Shape>(
  mind: Mind<G>,
  reviewer: G['Seat'],
  { at, view, story, seat, action }: Moment<G>,
  budget: Budget,
  seed: number,
): Glance {
  const seen = { view, seat: reviewer, ...(story === undefined ? {} : { story }) };
  const tally = search(mind, seen, budget, fastRandom(seed + at));
  const best = tally.arms.reduce<(typeof tally.arms)[number] | null>(
    (one, other) => (other.visits > (one?.visits ?? 0) ? other : one),
    null,
  );
  const line: readonly Expected[] = best?.line ?? [];
  return {
    at,
    seat: seat ?? null,
    action: action ?? null,
    chances: tally.totals.map(total => total / tally.nodes),
    best: best === null || tally.secret ? null : { line, chance: meanOf(best) },
  };
}
