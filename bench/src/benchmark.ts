import type { Contest, FurtherFigures, MeasuredPair } from './measure.ts';

/** How nanoseconds per unit are shown. */
export interface TimeUnit {
  readonly label: string;
  of(nanoseconds: number): number;
}

export function perSecond(things: string): TimeUnit {
  return { label: `${things}/s`, of: nanoseconds => 1e9 / nanoseconds };
}

export function microseconds(thing: string): TimeUnit {
  return { label: `µs/${thing}`, of: nanoseconds => nanoseconds / 1e3 };
}

export interface Benchmark {
  readonly name: string;
  /** What is done, in a few words. */
  readonly about: string;
  readonly unit: TimeUnit;
  readonly peerName: string | null;
  /** Makes everything that the contenders need; nothing is loaded before. */
  contest(): Contest;
}

export interface BenchResult {
  readonly name: string;
  readonly ours: number;
  readonly peer: number | null;
  readonly unit: string;
  /** How many times ours is faster. */
  readonly ratio: number | null;
  readonly peerName: string | null;
  /** Range of the middle half of the rounds, as a part of the median. */
  readonly spread: { readonly ours: number; readonly peer: number | null };
  /** The peer in other circumstances, and how many times ours is faster than that. */
  readonly others: Readonly<Record<string, { readonly peer: number; readonly ratio: number }>>;
  readonly rounds: number;
  readonly figures: FurtherFigures;
}

export function resultOf(
  benchmark: Benchmark,
  measured: MeasuredPair,
  rounds: number,
  figures: FurtherFigures,
): BenchResult {
  const { name, unit, peerName } = benchmark;
  const { ours, peer, others } = measured;
  return {
    name,
    ours: rounded(unit.of(ours.median)),
    peer: peer && rounded(unit.of(peer.median)),
    unit: unit.label,
    ratio: peer && rounded(peer.median / ours.median),
    peerName,
    spread: { ours: rounded(ours.spread), peer: peer && rounded(peer.spread) },
    others: Object.fromEntries(
      Object.entries(others).map(([other, { median }]) => [
        other,
        { peer: rounded(unit.of(median)), ratio: rounded(median / ours.median) },
      ]),
    ),
    rounds,
    figures: Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, rounded(value)]),
    ),
  };
}

/** Four digits: more would be noise. */
function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
