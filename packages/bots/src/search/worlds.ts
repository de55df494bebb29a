import type { Random, Shape } from '@oubliette/kernel';
import type { SeenBySeat } from '../bot.ts';
import type { Guessed } from '../world.ts';
import type { SearchMind } from './mind.ts';

/** A world for the next simulation, free to be played in. */
export type NextWorld<G extends Shape> = (simulation: number) => Guessed<G>;

/** The simulation for which a world is imagined anew in any case. */
export const ALWAYS_NEW = Number.POSITIVE_INFINITY;

/**
 * Imagines worlds that look like what is seen. To imagine costs more than to play, so worlds are used
 * again, but their number keeps growing with the simulations.
 */
export function imagined<G extends Shape>(
  { world, knowledge, settings }: SearchMind<G>,
  { view, seat, story }: Pick<SeenBySeat<G>, 'view' | 'seat' | 'story'>,
  random: Random,
): NextWorld<G> {
  const worlds: Guessed<G>[] = [];
  return simulation => {
    if (worlds.length <= simulation ** settings.worlds) {
      const guessed = world.guess(view, random);
      if (story !== undefined) knowledge.remember?.(guessed, seat, story, random);
      worlds.push(guessed);
      return world.clone(guessed);
    }
    return world.clone(worlds[random.below('world', worlds.length)]!);
  };
}
