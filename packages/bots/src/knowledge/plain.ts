import type { Shape } from '@oubliette/kernel';
import { type Knowledge, singlePlays } from './knowledge.ts';

/** Knows the rules and nothing else: plays on at random, and calls an open game even. */
export function plainKnowledge<G extends Shape>(): Knowledge<G> {
  return {
    plays: singlePlays,
    follow(world, guessed, seat, random) {
      const legal = world.legal(guessed, seat);
      return [legal[random.below('follow', legal.length)]!];
    },
    isQuiet: () => false,
    chances: world => world.seats.map(() => 1 / Math.max(2, world.seats.length)),
    terms: () => ({}),
  };
}
