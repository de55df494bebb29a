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

  it('a foe comes nearer from however far away', () => {
    const straight = ['T32', 'T33', 'T12', 'T18', 'T19', 'T21'];
    const row = straight.map((tile, n) => `tile ${tile} @${n + 3},0 EW`);
    const away = (cell: string) => sight(...row, 'RD @0,0 die 1', `TR1 ${cell}`);
    expect(worth(away('@7,0'), 'demon')).toBeGreaterThan(worth(away('@8,0'), 'demon'));
  });

  it('the horde would rather kill than chase', () => {
    const pack = Array.from({ length: 9 }, (_, n) => `TR${n + 1} @${n % 3},0`);
    const chased = sight(...pack, 'RD @0,0 die 1', 'BL1 @2,0 die 1 lines 1,2,3,4,5');
    const killed = sight(...pack, 'RD @0,0 die 1', 'BL1 dead lines 1,2,3,4,5,6');
    expect(worth(killed, 'demon')).toBeGreaterThan(worth(chased, 'demon'));
  });

  it('S6: the treasure in hand is worth more than a token still to turn', () => {
    const stash = ['scenario S6', 'tile T02 @0,1 NEW', 'tile T05 @1,-1 SW', 'RD @1,-1 die 1'];
    const token = sight(...stash, 'turned 3', 'mark T05 token');
    const found = sight(...stash, 'turned 4', 'carrier RD');
    expect(worth(found, 'human')).toBeGreaterThan(worth(token, 'human'));
  });

  it('S7: two who search together are better off than two who search apart', () => {
    const ways = ['scenario S7', 'tile T29 @0,-1 NES', 'pile T02 T30 T31 T33'];
    const together = sight(...ways, 'RD @2,0 die 1', 'BL1 @2,0 die 1');
    const apart = sight(...ways, 'RD @2,0 die 1', 'BL1 @0,-1 die 1');
    expect(worth(together, 'human')).toBeGreaterThan(worth(apart, 'human'));
  });
});
