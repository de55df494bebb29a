import type { Shape } from '@oubliette/kernel';
import type { Bot } from '../bot.ts';
import { lookOnce } from '../search/look-once.ts';
import type { SearchMind } from '../search/mind.ts';
import { imagined } from '../search/worlds.ts';
import { choiceFrom } from './searcher.ts';

/** Worlds in which each play is tried. */
const WORLDS = 8;

/** Takes the whole move that looks best at once, and thinks no further. */
export function greedyPlayer<G extends Shape>(mind: SearchMind<G>, explains = true): Bot<G> {
  return {
    name: 'greedy',
    choose(seen, _budget, random) {
      const next = imagined(mind, seen, random);
      const worlds = Array.from({ length: WORLDS }, (_, n) => next(n));
      const tally = lookOnce(mind, seen.seat, worlds, random);
      return choiceFrom(mind, seen, tally, { latitude: 0 }, random, explains);
    },
  };
}
