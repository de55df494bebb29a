/** A position with what it led to: by how much the first seat was ahead, and its share of the win. */
export interface Sample {
  readonly ahead: readonly number[];
  readonly share: number;
  /** The match it comes from: samples of one match are never both learned from and tested on. */
  readonly match: number;
  /** How much it counts: the positions of a match are one story, not so many opinions. */
  readonly weight: number;
}

const ROUNDS = 25;
const HALVINGS = 30;

const chance = (factors: readonly number[], ahead: readonly number[]) =>
  1 / (1 + Math.exp(-factors.reduce((sum, factor, at) => sum + factor * ahead[at]!, 0)));

/** Mean surprise, in nats: 0.69 is a coin, 0 is certainty. */
export function surprise(samples: readonly Sample[], factors: readonly number[]): number {
  const held = (value: number) => Math.min(1 - 1e-9, Math.max(1e-9, value));
  let sum = 0;
  let all = 0;
  for (const { ahead, share, weight } of samples) {
    const p = held(chance(factors, ahead));
    sum -= weight * (share * Math.log(p) + (1 - share) * Math.log(1 - p));
    all += weight;
  }
  return sum / Math.max(1e-9, all);
}

/**
 * Logistic regression by Newton's method, drawn towards the weights of before as if they had been
 * learned from `pull` samples: a few matches can correct them, not overturn them.
 */
export function fitted(
  samples: readonly Sample[],
  before: readonly number[],
  pull: number,
): number[] {
  const pulls = before.map((_, at) => pull * spread(samples, at) ** 2 + 1e-9);
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const cost = (factors: readonly number[]) =>
    total * surprise(samples, factors) +
    factors.reduce((sum, factor, at) => sum + (pulls[at]! * (factor - before[at]!) ** 2) / 2, 0);
  let factors = [...before];
  for (let round = 0; round < ROUNDS; round++) {
    const step = newtonStep(samples, before, pulls, factors);
    const now = cost(factors);
    let length = 1;
    const moved = () => factors.map((factor, at) => factor + length * step[at]!);
    for (let n = 0; n < HALVINGS && cost(moved()) > now; n++) length /= 2;
    if (cost(moved()) >= now) break;
    factors = moved();
  }
  return factors;
}

/** Every fifth match is kept back, to see whether what was learned holds. */
const KEPT_BACK = 5;

export const rounded = (value: number) => Number(value.toPrecision(3));

/** Weights by name from samples and the weights of before, and how well they foretell what was kept back. */
export function learned(
  names: readonly string[],
  weights: Readonly<Record<string, number>>,
  samples: readonly Sample[],
  pull: number,
): {
  readonly weights: Readonly<Record<string, number>>;
  readonly surprises: Readonly<Record<'surprise before' | 'surprise after', number>>;
} {
  const before = names.map(name => weights[name] ?? 0);
  const isKept = ({ match }: Sample) => match % KEPT_BACK === KEPT_BACK - 1;
  const kept = samples.filter(isKept);
  const without = fitted(
    samples.filter(sample => !isKept(sample)),
    before,
    pull,
  );
  const factors = fitted(samples, before, pull);
  return {
    weights: Object.fromEntries(names.map((name, at) => [name, rounded(factors[at]!)])),
    surprises: {
      'surprise before': rounded(surprise(kept, before)),
      'surprise after': rounded(surprise(kept, without)),
    },
  };
}

function newtonStep(
  samples: readonly Sample[],
  before: readonly number[],
  pulls: readonly number[],
  factors: readonly number[],
): number[] {
  const slope = before.map((start, at) => -pulls[at]! * (factors[at]! - start));
  const bend = before.map((_, row) => before.map((__, at) => (row === at ? pulls[row]! : 0)));
  for (const { ahead, share, weight } of samples) {
    const p = chance(factors, ahead);
    for (let row = 0; row < before.length; row++) {
      slope[row]! += weight * (share - p) * ahead[row]!;
      for (let column = 0; column < before.length; column++) {
        bend[row]![column]! += weight * p * (1 - p) * ahead[row]! * ahead[column]!;
      }
    }
  }
  return solved(bend, slope);
}

/** How much a number varies, so that the pull is the same for all. */
function spread(samples: readonly Sample[], at: number): number {
  const square = samples.reduce((sum, { ahead }) => sum + ahead[at]! ** 2, 0);
  return Math.sqrt(square / Math.max(1, samples.length)) / 2;
}

/** Gauss's elimination with pivots. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = rows[row]![column]! / rows[column]![column]!;
      for (let at = column; at <= size; at++) rows[row]![at]! -= factor * rows[column]![at]!;
    }
  }
  return rows.map((row, at) => row[size]! / row[at]!);
}
