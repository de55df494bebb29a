/** A share of wins with the range that it lies in, 19 times out of 20. */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations of a normal distribution that hold 95 % of it. */
const Z = 1.959964;

/** Wilson's interval; a draw counts as half a win. */
export function wilson(won: number, played: number): Interval {
  if (played === 0) return { share: 0.5, low: 0, high: 1 };
  const share = won / played;
  const z2 = Z * Z;
  const middle = share + z2 / (2 * played);
  const spread = Z * Math.sqrt((share * (1 - share)) / played + z2 / (4 * played * played));
  const scale = 1 + z2 / played;
  return {
    share,
    low: Math.max(0, (middle - spread) / scale),
    high: Math.min(1, (middle + spread) / scale),
  };
}

/** won[i][j]: what player i has won against player j, draws as halves. */
export type Crosstable = readonly (readonly number[])[];

const ROUNDS = 2000;
/** One imagined draw between each two that met, so that nobody who only wins is infinitely strong. */
const PRIOR_DRAWS = 1;
const ELO_PER_E = 400 / Math.LN10;

/** Ratings by Bradley and Terry, with mean 0: a difference of 400 means ten wins to one. */
export function eloOf(won: Crosstable): number[] {
  const players = won.map((_, index) => index);
  const games = (i: number, j: number) => {
    const met = won[i]![j]! + won[j]![i]!;
    return met === 0 ? 0 : met + PRIOR_DRAWS;
  };
  const wins = players.map(i =>
    players.reduce((sum, j) => sum + won[i]![j]! + (games(i, j) > 0 ? PRIOR_DRAWS / 2 : 0), 0),
  );
  let strengths = players.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const before = strengths;
    const next = players.map(i => {
      const met = players.reduce(
        (sum, j) => (i === j ? sum : sum + games(i, j) / (before[i]! + before[j]!)),
        0,
      );
      return met === 0 ? 1 : wins[i]! / met;
    });
    const mean = Math.exp(next.reduce((sum, s) => sum + Math.log(s), 0) / next.length);
    strengths = next.map(strength => strength / mean);
  }
  return strengths.map(strength => Math.log(strength) * ELO_PER_E);
}
