import type { Random, Shape } from '@oubliette/kernel';
import type { Play } from '../knowledge/knowledge.ts';
import { type Guessed, sharesOf } from '../world.ts';
import type { Mind } from './mind.ts';
import { drawn } from './regret.ts';

/**
 * The chances of all seats in a world. Where it is not at rest (cards chosen, somebody on the move) it is
 * played on first, by what looks promising; so is the rest of a game whose positions nobody can judge.
 */
export function judge<G extends Shape>(
  { world, knowledge, settings }: Mind<G>,
  guessed: Guessed<G>,
  random: Random,
): readonly number[] {
  for (let left = settings.patience; left > 0; left--) {
    const decision = world.decision(guessed);
    if (decision === null) break;
    if (knowledge.isQuiet(guessed)) return knowledge.chances(world, guessed);
    for (const seat of decision.seats) {
      const followed = knowledge.follow?.(world, guessed, seat, random);
      for (const action of followed ?? drawnPlay(knowledge.plays(world, guessed, seat), random))
        world.apply(guessed, seat, action, random);
    }
  }
  const outcome = world.outcome(guessed);
  return outcome === null ? knowledge.chances(world, guessed) : sharesOf(outcome, world.seats);
}

function drawnPlay<G extends Shape>(
  plays: readonly Play<G>[],
  random: Random,
): readonly G['Action'][] {
  return drawn(random, plays, ({ weight }) => weight).actions;
}
