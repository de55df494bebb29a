import { fastRandom, type Shape } from '@oubliette/kernel';
import { judge } from '../search/judge.ts';
import type { Mind } from '../search/mind.ts';
import { ALWAYS_NEW, imagined } from '../search/worlds.ts';
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

/**
 * How a moment stands, without a search for what could be done: whoever is asked sees his own best
 * plan and not the answer to it, so a curve of thoughts would rise and fall with every turn.
 */
function asItStands<G extends Shape>(
  mind: Mind<G>,
  reviewer: G['Seat'],
  { view, story }: Moment<G>,
  seed: number,
): number[] {
  const random = fastRandom(seed);
  const seen = { view, seat: reviewer, ...(story === undefined ? {} : { story }) };
  const next = imagined(mind, seen, random);
  const totals = mind.world.seats.map(() => 0);
  for (let world = 0; world < WORLDS; world++) {
    const chances = judge(mind, next(ALWAYS_NEW), random, mind.knowledge.milestone);
    for (const [at, chance] of chances.entries()) totals[at]! += chance / WORLDS;
  }
  return totals;
}
