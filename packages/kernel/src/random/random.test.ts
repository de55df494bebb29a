import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastRandom } from './fast.ts';
import { pick, type Random, roll, shuffle } from './random.ts';
import { ScriptFault, scriptedRandom } from './scripted.ts';
import { seedCommitment, seededRandom } from './seeded.ts';

// The same examples every time.
fc.configureGlobal({ seed: 1 });

const take = (random: Random, purpose: string, count: number) =>
  Array.from({ length: count }, () => random.below(purpose, 1000));

describe('the streams of a match', () => {
  it('depend on seed and purpose alone', () => {
    expect(take(seededRandom('a'), 'dice', 20)).toEqual(take(seededRandom('a'), 'dice', 20));
    expect(take(seededRandom('a'), 'dice', 20)).not.toEqual(take(seededRandom('b'), 'dice', 20));
    expect(take(seededRandom('a'), 'dice', 20)).not.toEqual(take(seededRandom('a'), 'deck', 20));
  });

  it('do not disturb each other', () => {
    const random = seededRandom('a');
    take(random, 'deck', 17);
    expect(take(random, 'dice', 20)).toEqual(take(seededRandom('a'), 'dice', 20));
  });

  it('go on where they were rewound to, and count what they gave', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), fc.nat(40), (seed, first, second) => {
        const random = seededRandom(seed);
        take(random, 'dice', first);
        const at = random.positions();
        const given = random.given;
        const later = take(random, 'dice', second);
        take(random, 'deck', 3);
        random.rewind(at);
        expect(random.given).toBe(given);
        expect(random.positions()).toEqual(at);
        expect(take(random, 'dice', second)).toEqual(later);
        expect(take(seededRandom(seed, at), 'dice', second)).toEqual(later);
      }),
    );
  });

  it('give every face of a die its share', () => {
    const random = seededRandom('fair');
    const faces = new Array<number>(7).fill(0);
    for (let i = 0; i < 60_000; i++) faces[roll(random, 'dice')]!++;
    expect(faces[0]).toBe(0);
    for (const count of faces.slice(1)) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('refuse a choice among nothing', () => {
    expect(() => seededRandom('a').below('dice', 0)).toThrow(RangeError);
    expect(() => fastRandom(1).below('dice', 0)).toThrow(RangeError);
    expect(() => pick(seededRandom('a'), 'dice', [])).toThrow(RangeError);
  });

  it('are promised by a commitment that tells nothing but fits', () => {
    expect(seedCommitment('a')).toBe(seedCommitment('a'));
    expect(seedCommitment('a')).not.toBe(seedCommitment('b'));
    expect(seedCommitment('a')).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('shuffling', () => {
  it('keeps what it shuffles', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.nat(), (items, seed) => {
        const shuffled = shuffle(fastRandom(seed), 'deck', [...items]);
        expect([...shuffled].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
      }),
    );
  });

  it('reaches every order equally often', () => {
    const random = fastRandom(7);
    const seen = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffle(random, 'deck', [1, 2, 3]).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('scripted chance', () => {
  it('gives what is written, in order and per purpose', () => {
    const random = scriptedRandom({ dice: [2, 5], deck: [0] });
    expect([random.below('dice', 6), random.below('deck', 9), random.below('dice', 6)]).toEqual([
      2, 0, 5,
    ]);
    expect(random.left()).toEqual({});
  });

  it('is at fault when it runs out, goes out of range, or is asked for something else', () => {
    expect(() => scriptedRandom({ dice: [6] }).below('dice', 6)).toThrow(ScriptFault);
    expect(() => scriptedRandom({}).below('dice', 6)).toThrow('no further number for dice');
  });

  it('counts its results as the script does', () => {
    try {
      scriptedRandom({ dice: [6] }).below('dice', 6);
      expect.fail('7 is no result of a die');
    } catch (error) {
      expect((error as ScriptFault).inNumbersFrom(1)).toBe(
        'the script gives 7 for dice, outside 1..6',
      );
    }
  });

  it('can hand over to another source, and says what was not used', () => {
    const random = scriptedRandom({ dice: [1], deck: [4, 4] }, seededRandom('a'));
    expect(random.below('dice', 6)).toBe(1);
    expect(take(random, 'dice', 20)).toEqual(take(seededRandom('a'), 'dice', 20));
    expect(random.left()).toEqual({ deck: [4, 4] });
  });

  it('goes back in the script and in what follows it', () => {
    const random = scriptedRandom({ dice: [1, 2] }, seededRandom('a'));
    random.below('dice', 6);
    const [at, given] = [random.positions(), random.given];
    const later = take(random, 'dice', 20);
    expect(random.given).toBe(given + 20);
    random.rewind(at);
    expect([random.positions(), random.given]).toEqual([at, given]);
    expect(random.left()).toEqual({ dice: [2] });
    expect(take(random, 'dice', 20)).toEqual(later);
  });
});
