import type { Shape } from '@oubliette/kernel';
import type { SearchMind } from '../search/mind.ts';
import { standing, standingAfter } from '../search/standing.ts';
import { type JudgedMoment, type Review, reviewOf } from './turns.ts';

/** A moment of a match as one seat saw it, before somebody acted. */
export interface ReviewedMoment<G extends Shape> {
  /** Its number in the match. */
  readonly at: number;
  readonly view: G['View'];
  /** What it had been told by then. */
  readonly story?: readonly G['Event'][];
  /** Who acted next. */
  readonly seat?: G['Seat'];
}

/** Looks back on a match with the eyes of one seat: nothing that it did not know enters. */
export function review<G extends Shape>(
  mind: SearchMind<G>,
  seat: G['Seat'],
  moments: readonly ReviewedMoment<G>[],
  seed: number,
): Review {
  return reviewOf(judged(mind, seat, moments, seed), seat, mind.world.seats);
}

/** What that seat could judge at each of those moments; a long match is looked at in parts. */
export function judged<G extends Shape>(
  mind: SearchMind<G>,
  seat: G['Seat'],
  moments: readonly ReviewedMoment<G>[],
  seed: number,
): JudgedMoment[] {
  return moments.map(moment => ({
    at: moment.at,
    seat: moment.seat ?? null,
    chances: standing(mind, knownAt(moment, seat), seed),
  }));
}

/** By how much another play of the seat's own would have been better than what was done, as it stands after them. */
export function gainOf<G extends Shape>(
  mind: SearchMind<G>,
  seat: G['Seat'],
  moment: ReviewedMoment<G>,
  { done, instead }: ComparedPlays,
  seed: number,
): number {
  const own = mind.world.seats.indexOf(seat);
  const after = (actions: readonly string[]) =>
    standingAfter(mind, knownAt(moment, seat), actions, seed)[own]!;
  return after(instead) - after(done);
}

const knownAt = <G extends Shape>({ view, story }: ReviewedMoment<G>, seat: G['Seat']) => ({
  seat,
  view,
  ...(story === undefined ? {} : { story }),
});

/** What was done and what could have been, as it is written. */
export interface ComparedPlays {
  readonly done: readonly string[];
  readonly instead: readonly string[];
}
