/**
 * Times two contenders against each other in one process. Their rounds alternate, and so does who
 * begins, so that a machine that slows down or a collector that wakes up hits both alike.
 */

/** A portion of work. `run` is timed and says how many units it did; `check` is not. */
export interface Batch {
  run(): number;
  /** Throws if the work was not the work that was asked for. */
  check(): void;
}

/** Lays out the next batch; this is not timed. */
export type BatchContender = () => Batch;

export interface Contest {
  readonly ours: BatchContender;
  readonly peer: BatchContender | null;
  /** The peer in other circumstances, by their names. */
  readonly others?: Readonly<Record<string, BatchContender>>;
  /** What else there is to tell of ours, asked once all rounds are over. */
  figures?(): FurtherFigures;
}

/** Further figures by their names: `p99 µs`. */
export type FurtherFigures = Readonly<Record<string, number>>;

interface Plan {
  readonly rounds: number;
  /** How long each contender works in a round, in milliseconds. */
  readonly roundTime: number;
  readonly warmUp: number;
}

export const FULL_PLAN: Plan = { rounds: 15, roundTime: 250, warmUp: 400 };

/** Nanoseconds per unit: the middle round, and half the rounds lie within `spread` of it. */
interface Timing {
  readonly median: number;
  /** Interquartile range as a part of the median. */
  readonly spread: number;
}

export interface MeasuredPair {
  readonly ours: Timing;
  readonly peer: Timing | null;
  readonly others: Readonly<Record<string, Timing>>;
}

const NANOSECONDS = 1e6;

export function measure({ ours, peer, others = {} }: Contest, plan: Plan): MeasuredPair {
  const contenders = [ours, ...(peer === null ? [] : [peer]), ...Object.values(others)];
  for (const contender of contenders) workFor(plan.warmUp, contender);

  const samples: number[][] = contenders.map(() => []);
  for (let round = 0; round < plan.rounds; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const which = (round + turn) % contenders.length;
      samples[which]!.push(workFor(plan.roundTime, contenders[which]!));
    }
  }
  const [oursTiming, ...timings] = samples.map(timingOf);
  const peerTiming = peer === null ? null : timings.shift()!;
  const names = Object.keys(others);
  return {
    ours: oursTiming!,
    peer: peerTiming,
    others: Object.fromEntries(names.map((name, index) => [name, timings[index]!])),
  };
}

/** Nanoseconds per unit over as many batches as fill the time. */
function workFor(time: number, contender: BatchContender): number {
  let spent = 0;
  let units = 0;
  do {
    const batch = contender();
    const begun = performance.now();
    units += batch.run();
    spent += performance.now() - begun;
    batch.check();
  } while (spent < time);
  return (spent * NANOSECONDS) / units;
}

export function timingOf(samples: readonly number[]): Timing {
  const sorted = [...samples].sort((a, b) => a - b);
  const median = quantile(sorted, 0.5);
  return { median, spread: (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / median };
}

export function quantile(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part;
  const below = sorted[Math.floor(at)]!;
  const above = sorted[Math.ceil(at)]!;
  return below + (above - below) * (at - Math.floor(at));
}
