import type { Decision, Random, Shape } from '@oubliette/kernel';
import type { Milestone, Play } from '../knowledge/knowledge.ts';
import { type Guessed, sharesOf } from '../world.ts';
import type { SearchMind } from './mind.ts';
import { drawn } from './regret.ts';

/**
 * The chances of all seats in a world. Where it is not at rest (cards chosen, somebody on the move) it is
 * played on first, by what looks promising; so is the rest of a game whose positions nobody can judge,
 * and a line up to its milestone.
 */
export function judge<G extends Shape>(
  mind: SearchMind<G>,
  guessed: Guessed<G>,
  random: Random,
  milestone?: Milestone<G>,
): readonly number[] {
  const { world, knowledge, settings } = mind;
  const { isQuiet, chances } = milestone ?? knowledge;
  for (let left = milestone?.patience ?? settings.patience; left > 0; left--) {
    const decision = world.decision(guessed);
    if (decision === null) break;
    if (isQuiet(guessed)) return chances(world, guessed);
    const mixed = knowledge.mixed?.(world, guessed) ?? null;
    if (mixed !== null) return mixed.chances;
    goOn(mind, guessed, decision, random);
  }
  const outcome = world.outcome(guessed);
  return outcome === null ? chances(world, guessed) : sharesOf(outcome, world.seats);
}

/** Plays on until the position is at rest; secret choices are drawn as they are balanced. */
export function settle<G extends Shape>(
  mind: SearchMind<G>,
  guessed: Guessed<G>,
  random: Random,
): void {
  const { world, knowledge, settings } = mind;
  for (let left = settings.patience; left > 0 && !knowledge.isQuiet(guessed); left--) {
    const decision = world.decision(guessed);
    if (decision === null) return;
    const mixes = knowledge.mixed?.(world, guessed)?.mixes;
    if (mixes === undefined) {
      goOn(mind, guessed, decision, random);
      continue;
    }
    for (const seat of decision.seats) {
      const { action } = drawn(random, mixes[world.seats.indexOf(seat)]!, ({ share }) => share);
      world.apply(guessed, seat, action, random);
    }
  }
}

/** Everybody who is asked does something promising. */
export function goOn<G extends Shape>(
  { world, knowledge }: SearchMind<G>,
  guessed: Guessed<G>,
  { seats }: Decision<G['Seat']>,
  random: Random,
): void {
  for (const seat of seats) {
    const followed = knowledge.follow?.(world, guessed, seat, random);
    for (const action of followed ?? drawnPlay(knowledge.plays(world, guessed, seat), random))
      world.apply(guessed, seat, action, random);
  }
}

function drawnPlay<G extends Shape>(
  plays: readonly Play<G>[],
  random: Random,
): readonly G['Action'][] {
  return drawn(random, plays, ({ weight }) => weight).actions;
}
