import { fastRandom, type Shape } from '@oubliette/kernel';
import type { Budget, Expected } from '../bot.ts';
import type { Mind } from '../search/mind.ts';
import { meanOf } from '../search/pick.ts';
import { search } from '../search/search.ts';

/** A moment of a match as one seat saw it, before somebody acted. */
export interface Moment<G extends Shape> {
  readonly view: G['View'];
  /** What happened next, if this seat knows it: who acted, and how. */
  readonly seat?: G['Seat'];
  readonly action?: string;
}

/** The chances at a moment, as the reviewing seat could judge them then. */
export interface Judged {
  readonly at: number;
  /** In the order of the world's seats. */
  readonly chances: readonly number[];
}

/** A moment after which the chances were not what they had been. */
export interface TurningPoint {
  readonly at: number;
  readonly seat: string | null;
  readonly action: string | null;
  /** Of the reviewing seat, before and after. */
  readonly before: number;
  readonly after: number;
  /** What the bot would have done there, and its chance then; only where the seat itself decided. */
  readonly instead: { readonly line: readonly Expected[]; readonly chance: number } | null;
}

export interface Review {
  readonly curve: readonly Judged[];
  /** The biggest changes, in the order of the match. */
  readonly turns: readonly TurningPoint[];
}

const TURNS = 3;

interface Glance extends Judged {
  readonly line: readonly Expected[];
  /** Chance of the reviewing seat with the best play, where it decides. */
  readonly best: number | null;
}

/** Looks back on a match with the eyes of one seat: nothing that it did not know enters. */
export function review<G extends Shape>(
  mind: Mind<G>,
  seat: G['Seat'],
  moments: readonly Moment<G>[],
  budget: Budget,
  seed: number,
  told: (done: number) => void = () => {},
): Review {
  const own = mind.world.seats.indexOf(seat);
  const glances = moments.map(({ view }, at) => {
    const seen = glance(mind, seat, view, at, budget, seed);
    told(at + 1);
    return seen;
  });
  return {
    curve: glances.map(({ at, chances }) => ({ at, chances })),
    turns: turningPoints(glances, moments, own, seat),
  };
}

function glance<G extends Shape>(
  mind: Mind<G>,
  seat: G['Seat'],
  view: G['View'],
  at: number,
  budget: Budget,
  seed: number,
): Glance {
  const tally = search(mind, { view, seat }, budget, fastRandom(seed + at));
  const best = tally.arms.reduce<(typeof tally.arms)[number] | null>(
    (one, other) => (other.visits > (one?.visits ?? 0) ? other : one),
    null,
  );
  return {
    at,
    chances: tally.totals.map(total => total / tally.nodes),
    line: best?.line ?? [],
    best: best === null || tally.secret ? null : meanOf(best),
  };
}

function turningPoints<G extends Shape>(
  glances: readonly Glance[],
  moments: readonly Moment<G>[],
  own: number,
  reviewer: G['Seat'],
): TurningPoint[] {
  const changes = glances.slice(0, -1).map(({ at, chances, line, best }, index) => {
    const { seat = null, action = null } = moments[at]!;
    const instead = seat === reviewer && best !== null ? { line, chance: best } : null;
    const [before, after] = [chances[own]!, glances[index + 1]!.chances[own]!];
    return { at, seat, action, before, after, instead };
  });
  return changes
    .sort((one, other) => swing(other) - swing(one))
    .slice(0, TURNS)
    .sort((one, other) => one.at - other.at);
}

const swing = ({ before, after }: TurningPoint) => Math.abs(after - before);
