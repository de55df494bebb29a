import { describe, expect, it } from 'vitest';
import { cell, shownIn, wishesIn } from '../deeds/testing.ts';
import { drawnTokens, tokenPicture } from './tokens.ts';

const turn = ['maze 37R@0 hall@0', 'turn 3 yellow', 'left 2'];
const drawn = (...lines: string[]) => drawnTokens(shownIn(wishesIn([...turn, ...lines])));

describe('tokens on the board', () => {
  it('DT-CARRY-02: whoever shares a square with a healthy character is carried', () => {
    expect(drawn('Y:naga @8,2', 'Y:key @8,2')).toEqual([
      { name: 'Y:naga', cell: cell(8, 2), wounded: false, with: 'Y:key' },
    ]);
    expect(drawn('Y:naga @8,2', 'Y:cleric @8,2 wounded')).toMatchObject([
      { name: 'Y:naga', with: 'Y:cleric' },
    ]);
  });

  it('an object beneath a wounded character is seen with it', () => {
    expect(drawn('Y:naga @8,2 wounded', 'Y:key @8,2')).toMatchObject([
      { name: 'Y:naga', wounded: true, with: 'Y:key' },
    ]);
  });

  it('DT-MOVE-02: on the way two share a square, each with his own', () => {
    const company = drawn(
      'Y:naga @8,2',
      'Y:cleric @8,2',
      'Y:key @8,2',
      'asks move Y:naga steps 3 moved load Y:key handled -',
    );
    expect(company).toMatchObject([
      { name: 'Y:cleric', with: null },
      { name: 'Y:naga', with: 'Y:key' },
    ]);
  });

  it('DT-ROPE-03: a Rope on a pit is drawn fixed at its rims', () => {
    const look = { square: 60, language: 'en' } as const;
    const roped = shownIn(wishesIn([...turn, 'Y:rope @3,1']));
    const lying = shownIn(wishesIn([...turn, 'Y:rope @8,2']));
    const [onPit, onFloor] = [roped, lying].map(shown =>
      tokenPicture(shown, drawnTokens(shown)[0]!, look),
    );
    expect(onPit!.endsWith(onFloor!)).toBe(true);
    expect(onPit!.length).toBeGreaterThan(onFloor!.length);
  });
});
