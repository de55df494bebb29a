import { fastRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { EXIT, NEST, PENTACLE_ROOM, STASHES } from './content/tiles.ts';
import { type CaveOptions, parseOptions } from './options.ts';
import { setup } from './setup.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

/** The pile of a fresh match, from the top. */
function pileOf(scenario: CaveOptions['scenario'], seed: number): number[] {
  const options = parseOptions({ scenario });
  if (!options.ok) throw new Error(options.faults[0]!.text);
  const { pile, left } = setup(options.value, fastRandom(seed));
  return pile.slice(0, left).reverse();
}

describe('piles', () => {
  it.each([
    ['S2', 11, PENTACLE_ROOM, 4],
    ['S3', 8, PENTACLE_ROOM, 4],
    ['S7', 14, EXIT, 4],
  ] as const)(
    'CL-SETUP-07: %s has %i tiles, its goal among the last ones',
    (id, size, goal, last) => {
      for (const seed of SEEDS) {
        const pile = pileOf(id, seed);
        expect(new Set(pile).size).toBe(size);
        expect(pile.slice(-last)).toContain(goal);
      }
    },
  );

  it('S1: 34 tiles without Pentacle Room and Exit', () => {
    const pile = pileOf('S1', 1);
    expect(new Set(pile).size).toBe(34);
    expect(pile).not.toContain(EXIT);
    expect(pile).not.toContain(PENTACLE_ROOM);
  });

  it.each([
    ['S5', 4, 3],
    ['S6', 4, 4],
  ] as const)('%s: packets of %i tiles, a Stash in each of the %i', (id, size, packets) => {
    for (const seed of SEEDS) {
      const pile = pileOf(id, seed);
      expect(pile).toHaveLength(size * packets);
      for (let packet = 0; packet < packets; packet++) {
        const tiles = pile.slice(packet * size, (packet + 1) * size);
        expect(tiles.filter(tile => STASHES.includes(tile))).toHaveLength(1);
      }
    }
  });

  it('S8: the nest is the only Stash; the Guide may have drawn one tile before round 1', () => {
    for (const seed of SEEDS) {
      const pile = pileOf('S8', seed);
      expect(pile.filter(tile => STASHES.includes(tile))).toEqual([NEST]);
    }
  });

  it('S4: there is no pile', () => {
    expect(pileOf('S4', 1)).toEqual([]);
  });

  it('CL-SETUP-01: a random scenario is one of the eight', () => {
    const options = parseOptions({ scenario: 'random' });
    if (!options.ok) throw new Error('options');
    const drawn = new Set(SEEDS.map(seed => setup(options.value, fastRandom(seed)).facts[0]));
    expect([...drawn].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
