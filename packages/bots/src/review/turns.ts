import type { Expected } from '../bot.ts';

/** The chances at a moment, as the reviewing seat could judge them then. */
export interface Judged {
  readonly at: number;
  /** In the order of the world's seats. */
  readonly chances: readonly number[];
}

/** What a bot would have done, and the chance of the reviewing seat then. */
interface Best {
  readonly line: readonly Expected[];
  readonly chance: number;
}

/** A moment that was thought about: what was done there, and what the bot would have done. */
export interface Glance extends Judged {
  readonly seat: string | null;
  readonly action: string | null;
  /** Nothing where the reviewing seat decides nothing, or decides in secret. */
  readonly best: Best | null;
}

/** A moment after which the chances were not what they had been. */
export interface TurningPoint {
  readonly at: number;
  readonly seat: string | null;
  readonly action: string | null;
  /** Of the reviewing seat, before and after. */
  readonly before: number;
  readonly after: number;
  /** What the bot would have done there; only where the seat itself decided. */
  readonly instead: Best | null;
}

export interface Review {
  readonly curve: readonly Judged[];
  /** The biggest changes, in the order of the match. */
  readonly turns: readonly TurningPoint[];
}

const TURNS = 3;

/** The curve of a match and what turned it, from what was thought about each moment. */
export function reviewOf(
  glances: readonly Glance[],
  reviewer: string,
  seats: readonly string[],
): Review {
  const own = seats.indexOf(reviewer);
  const changes = glances.slice(0, -1).map(({ at, seat, action, chances, best }, index) => ({
    at,
    seat,
    action,
    before: chances[own]!,
    after: glances[index + 1]!.chances[own]!,
    instead: seat === reviewer ? best : null,
  }));
  return {
    curve: glances.map(({ at, chances }) => ({ at, chances })),
    turns: changes
      .sort((one, other) => swing(other) - swing(one))
      .slice(0, TURNS)
      .sort((one, other) => one.at - other.at),
  };
}

const swing = ({ before, after }: TurningPoint) => Math.abs(after - before);
