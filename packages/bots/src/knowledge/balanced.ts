/** What two players do who choose at the same time, each against the best that the other can do. */
export interface MixedChoice {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** What the one who chooses a row gets on average. */
  readonly worth: number;
}

const ROUNDS = 60;

/**
 * The mixed choices for a table of what the row player gets; the other one gets the rest. Regret
 * matching: in every round each looks at what they would rather have done so far, and the later rounds
 * count more in the average.
 */
export function balanced(table: readonly (readonly number[])[]): MixedChoice {
  const [height, width] = [table.length, table[0]!.length];
  const got = Float64Array.from(table.flat());
  const rows = newSide(height);
  const columns = newSide(width);
  const gains = new Float64Array(Math.max(height, width));
  for (let round = 1; round <= ROUNDS; round++) {
    for (let row = 0; row < height; row++) {
      let sum = 0;
      for (let at = 0; at < width; at++) sum += columns.now[at]! * got[row * width + at]!;
      gains[row] = sum;
    }
    learn(rows, gains, round);
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let at = 0; at < height; at++) sum -= rows.now[at]! * got[at * width + column]!;
      gains[column] = sum;
    }
    learn(columns, gains, round);
  }
  const [ours, theirs] = [averageOf(rows), averageOf(columns)];
  let worth = 0;
  for (let row = 0; row < height; row++) {
    for (let at = 0; at < width; at++) worth += ours[row]! * theirs[at]! * got[row * width + at]!;
  }
  return { rows: ours, columns: theirs, worth };
}

interface Side {
  readonly regrets: Float64Array;
  /** The mix of this round, and the sum of all, later ones counted more. */
  readonly now: Float64Array;
  readonly sum: Float64Array;
}

function newSide(choices: number): Side {
  const now = new Float64Array(choices).fill(1 / choices);
  return { regrets: new Float64Array(choices), now, sum: new Float64Array(choices) };
}

function learn({ regrets, now, sum }: Side, gains: Float64Array, round: number): void {
  let got = 0;
  for (let at = 0; at < now.length; at++) got += now[at]! * gains[at]!;
  let all = 0;
  for (let at = 0; at < now.length; at++) {
    regrets[at] = Math.max(0, regrets[at]! + gains[at]! - got);
    all += regrets[at]!;
  }
  for (let at = 0; at < now.length; at++) {
    now[at] = all > 0 ? regrets[at]! / all : 1 / now.length;
    sum[at]! += round * now[at]!;
  }
}

function averageOf({ sum }: Side): number[] {
  const all = sum.reduce((one, other) => one + other, 0);
  return Array.from(sum, share => share / all);
}
