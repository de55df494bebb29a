import { claustrophobia } from '@oubliette/claustrophobia';
import { describe, expect, it } from 'vitest';
import { sightOf, stepsFrom } from './sight.ts';
import { worth } from './worth.ts';

const BOARD = ['tile T26 @0,0 NESW', 'tile T27 @1,0 NESW', 'tile T28 @2,0 NEW'];

function sight(...facts: string[]) {
  const read = claustrophobia.notation.parsePosition([...BOARD, ...facts].join('\n'));
  if (!read.ok) throw new Error('the position cannot be read');
  return sightOf(claustrophobia.view(read.value, 'human'));
}

describe('what a position is worth', () => {
  it('counts the steps between linked tiles', () => {
    expect(stepsFrom(sight('RD @0,0 die 1'), [0])).toEqual([0, 1, 2]);
  });

  it('a cancelled line is bad for the humans and good for the horde', () => {
    const whole = sight('RD @0,0 die 1');
    const hurt = sight('RD @0,0 die 1 lines 4');
    expect(worth(hurt, 'human')).toBeLessThan(worth(whole, 'human'));
    expect(worth(hurt, 'demon')).toBeGreaterThan(worth(whole, 'demon'));
  });

  it('S1: humans want to be near the marked opening', () => {
    const far = sight('d10 5', 'marker @2,0 E', 'RD @0,0 die 1');
    const near = sight('d10 5', 'marker @2,0 E', 'RD @2,0 die 1');
    expect(worth(near, 'human')).toBeGreaterThan(worth(far, 'human'));
  });

  it('S6: the carrier wants to go home', () => {
    const home = ['scenario S6', 'carrier RD', 'tile T02 @0,1 NEW'];
    const far = sight(...home, 'RD @2,0 die 1');
    const near = sight(...home, 'RD @0,0 die 1');
    expect(worth(near, 'human')).toBeGreaterThan(worth(far, 'human'));
  });

  it('only the horde pursues', () => {
    const far = sight('RD @0,0 die 1', 'TR1 @2,0');
    const near = sight('RD @0,0 die 1', 'TR1 @0,0');
    expect(worth(near, 'demon')).toBeGreaterThan(worth(far, 'demon'));
    expect(worth(near, 'human')).toBe(worth(far, 'human'));
  });
});
