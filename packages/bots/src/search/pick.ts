import type { Random, Shape } from '@oubliette/kernel';
import { drawn } from './regret.ts';
import type { SearchTally } from './tally.ts';

/** How freely a player picks among what they found good. */
export interface Policy {
  /** Chance of winning that they may give away against the best play: 0 always takes the best. */
  readonly latitude: number;
}

type ArmTally<G extends Shape> = SearchTally<G>['arms'][number];

/** Answers that are meant this rarely are noise of the search, not part of the mix. */
const NOISE = 0.05;

/** A play that was tried this much less than the best one is not known well enough to be called good. */
const KNOWN_ENOUGH = 0.25;

/** The arm to play. Secret answers are mixed; otherwise the most tried one, or one that is nearly as good. */
export function picked<G extends Shape>(
  { arms, secret, planned = false, promised = false }: SearchTally<G>,
  { latitude }: Policy,
  random: Random,
): ArmTally<G> {
  if (secret) return promised ? drawn(random, arms, ({ meant }) => meant) : mixed(arms, random);
  const best = planned ? bestPlan(arms) : mostTried(arms);
  if (latitude === 0) return best;
  const floor = meanOf(best) - latitude;
  const good = arms.filter(
    arm => arm.visits >= KNOWN_ENOUGH * best.visits && (arm === best || meanOf(arm) >= floor),
  );
  return drawn(random, good, arm => 1 + (meanOf(arm) - floor) / latitude);
}

/** The one tried most; of those tried as often, the one with more success. */
function mostTried<G extends Shape>(arms: readonly ArmTally<G>[]): ArmTally<G> {
  const isBetter = (one: ArmTally<G>, other: ArmTally<G>) =>
    one.visits === other.visits ? one.total > other.total : one.visits > other.visits;
  return arms.reduce((best, arm) => (isBetter(arm, best) ? arm : best));
}

/** A plan that only some of several thinkers have made is known well enough. */
const WELL_KNOWN = 0.5;

/** The plan that promises most. */
function bestPlan<G extends Shape>(arms: readonly ArmTally<G>[]): ArmTally<G> {
  const most = Math.max(...arms.map(({ visits }) => visits));
  return arms
    .filter(({ visits }) => visits >= WELL_KNOWN * most)
    .reduce((best, arm) => (meanOf(arm) > meanOf(best) ? arm : best));
}

function mixed<G extends Shape>(arms: readonly ArmTally<G>[], random: Random): ArmTally<G> {
  return drawn(random, partsOf(arms), arm => arm.meant + 1e-9);
}

/** Answers that belong to the mix. */
function partsOf<G extends Shape>(arms: readonly ArmTally<G>[]): readonly ArmTally<G>[] {
  const sum = arms.reduce((all, { meant }) => all + meant, 0);
  const meant = arms.filter(arm => arm.meant > NOISE * sum);
  return meant.length > 0 ? meant : arms;
}

/** How often a secret answer is given, 0 to 1. */
export function shareOf<G extends Shape>(arms: readonly ArmTally<G>[], arm: ArmTally<G>): number {
  const parts = partsOf(arms);
  const sum = parts.reduce((all, { meant }) => all + meant, 0);
  return sum === 0 ? 1 / parts.length : arm.meant / sum;
}

export function meanOf({ visits, total }: { visits: number; total: number }): number {
  return visits === 0 ? 0 : total / visits;
}
