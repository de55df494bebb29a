import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { requirePossibilities } from './count.ts';
import type { Random } from './random.ts';

/** Quick and repeatable chance for simulations and tests; a match itself uses `seededRandom`. */
export function fastRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed | 0);
  for (let i = 0; i < 4; i++) generator.next();
  return {
    below(_purpose, count) {
      requirePossibilities(count);
      return uniformInt(generator, 0, count - 1);
    },
  };
}
