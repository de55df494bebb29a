/** The chances at a moment, as the reviewing seat could judge them then. */
export interface JudgedMoment {
  readonly at: number;
  /** Who acted next; nobody at the end. */
  readonly seat: string | null;
  /** In the order of the world's seats. */
  readonly chances: readonly number[];
}

/** A moment after which the chances were not what they had been. */
export interface TurningPoint {
  readonly at: number;
  /** The next moment that was judged. */
  readonly until: number;
  readonly seat: string | null;
  /** Of the reviewing seat, before and after. */
  readonly before: number;
  readonly after: number;
}

export interface Review {
  readonly curve: readonly JudgedMoment[];
  /** The biggest changes, in the order of the match; none where nothing turned it. */
  readonly turns: readonly TurningPoint[];
}

const TURNS = 3;
/** What changes less is no turning point, and what is better by less needs no word. */
export const WORTH_TELLING = 0.03;

/** The curve of a match and what turned it, from how each moment was judged. */
export function reviewOf(
  curve: readonly JudgedMoment[],
  reviewer: string,
  seats: readonly string[],
): Review {
  const own = seats.indexOf(reviewer);
  const changes = curve.slice(0, -1).map(({ at, seat, chances }, index): TurningPoint => {
    const next = curve[index + 1]!;
    return { at, until: next.at, seat, before: chances[own]!, after: next.chances[own]! };
  });
  return {
    curve,
    turns: changes
      .filter(change => swing(change) >= WORTH_TELLING)
      .sort((one, other) => swing(other) - swing(one))
      .slice(0, TURNS)
      .sort((one, other) => one.at - other.at),
  };
}

const swing = ({ before, after }: TurningPoint) => Math.abs(after - before);
