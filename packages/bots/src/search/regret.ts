import type { Random, Shape } from '@oubliette/kernel';
import type { Settings } from './settings.ts';
import type { Fork, SearchArm } from './tree.ts';

/** Chance of its own for what a search tries. */
const TRY = 'try';
const FINE = 1 << 20;

function unit(random: Random): number {
  return random.below(TRY, FINE) / FINE;
}

/** One of a list with chances in proportion to its weights; the first if all are nothing. */
export function drawn<T>(random: Random, items: readonly T[], weigh: (item: T) => number): T {
  let sum = 0;
  for (const item of items) sum += weigh(item);
  let left = unit(random) * sum;
  for (const item of items) {
    left -= weigh(item);
    if (left < 0) return item;
  }
  return items[0]!;
}

/**
 * A secret answer by regret matching: each with a chance in proportion to the regret of not having
 * given it, so that what is meant on average approaches a mix that nobody can exploit.
 */
export function secretly<G extends Shape>(
  { list, weight, visits }: Fork<G>,
  { whim }: Settings,
  random: Random,
): SearchArm<G> {
  let regret = 0;
  for (const arm of list) regret += arm.regret;
  const meant = (arm: SearchArm<G>) =>
    regret > 0 ? arm.regret / regret : arm.play.weight / weight;
  // Later answers are better founded: they count more in the average.
  for (const arm of list) {
    arm.available++;
    arm.meant += visits * meant(arm);
  }
  if (unit(random) < whim) return list[random.below(TRY, list.length)]!;
  return drawn(random, list, meant);
}

/** What each other answer would have brought, as far as it has been seen; regret never falls below nothing. */
export function regretAll<G extends Shape>(
  list: readonly SearchArm<G>[],
  got: number,
  instead: (arm: SearchArm<G>) => number | null,
): void {
  for (const arm of list) {
    const value = instead(arm);
    if (value !== null) arm.regret = Math.max(0, arm.regret + value - got);
  }
}
