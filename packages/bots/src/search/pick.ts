import type { Random, Shape } from '@oubliette/kernel';
import { drawn } from './regret.ts';
import type { Tally } from './tally.ts';

/** How freely a player picks among what he found good. */
export interface Policy {
  /** Chance of winning that he may give away against the best play: 0 always takes the best. */
  readonly latitude: number;
}

type ArmTally<G extends Shape> = Tally<G>['arms'][number];

/** Answers that are meant this rarely are noise of the search, not part of the mix. */
const NOISE = 0.05;

/** A play that was tried this much less than the best one is not known well enough to be called good. */
const KNOWN_ENOUGH = 0.25;

/** The arm to play. Secret answers are mixed; otherwise the most tried one, or one that is nearly as good. */
export function picked<G extends Shape>(
  { arms, secret }: Tally<G>,
  { latitude }: Policy,
  random: Random,
): ArmTally<G> {
  if (secret) return mixed(arms, random);
  const best = arms.reduce((one, other) => (isBetter(other, one) ? other : one));
  if (latitude === 0) return best;
  const floor = meanOf(best) - latitude;
  const good = arms.filter(
    arm => arm.visits >= KNOWN_ENOUGH * best.visits && (arm === best || meanOf(arm) >= floor),
  );
  return drawn(random, good, arm => 1 + (meanOf(arm) - floor) / latitude);
}

/** Tried more often, or as often with more success. */
function isBetter<G extends Shape>(one: ArmTally<G>, other: ArmTally<G>): boolean {
  return one.visits === other.visits ? one.total > other.total : one.visits > other.visits;
}

function mixed<G extends Shape>(arms: readonly ArmTally<G>[], random: Random): ArmTally<G> {
  const sum = arms.reduce((all, { meant }) => all + meant, 0);
  const meant = arms.filter(arm => arm.meant > NOISE * sum);
  return drawn(random, meant.length > 0 ? meant : arms, arm => arm.meant + 1e-9);
}

export function meanOf({ visits, total }: { visits: number; total: number }): number {
  return visits === 0 ? 0 : total / visits;
}
