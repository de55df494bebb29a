import { describe, expect, it } from 'vitest';
import { type Fighters, fightersOf } from './fighters.ts';
import { duel } from './game.ts';

const MAZE = 'maze 40R@0 37L@0 37R@0 38L@0 38R@0 39L@0 39R@0 40L@0';

function combat(...lines: string[]): Fighters {
  const read = duel.notation.parsePosition([MAZE, 'turn 3 blue', 'left 2', ...lines].join('\n'));
  if (!read.ok) throw new Error(read.faults.map(fault => fault.text).join('\n'));
  return fightersOf(duel.view(read.value, 'table'))!;
}

const parts = (fighters: Fighters['attackers']) =>
  fighters.map(({ token, strength, stab }) => [token, strength, stab]);

describe('who fights, as everybody sees it', () => {
  it('DT-CBT-03, DT-BACKSTABBER-02: every part of the sums has its name', () => {
    const { attackers, defenders, sums } = combat(
      'B:backstabber @2,0',
      'B:colossus @4,0',
      'Y:naga @3,0',
      'Y:cleric @5,0 wounded',
      'asks fight attack B:colossus Y:naga support - shown - forced -',
    );
    expect(parts(attackers)).toEqual([
      ['B:colossus', 5, 0],
      ['B:backstabber', 2, 2],
    ]);
    expect(parts(defenders)).toEqual([['Y:naga', 2, 0]]);
    expect(sums).toEqual([9, 2]);
  });

  it('DT-RNG-02: a shooter counts with the weapon', () => {
    const { attackers } = combat(
      'B:colossus @1,0',
      'B:bow @1,0',
      'Y:naga @4,0',
      'asks fight shoot B:colossus Y:naga support - shown - forced -',
    );
    expect(attackers).toEqual([
      {
        token: 'B:colossus',
        wounded: false,
        strength: 1,
        stab: 0,
        bonus: 0,
        aid: null,
        weapon: 'B:bow',
      },
    ]);
  });

  it('DT-CBT-08, DT-ARMOR-01, DT-SWORD-01: what objects add has its name', () => {
    const { attackers, defenders, sums } = combat(
      'B:thief @2,0',
      'B:sword @2,0',
      'Y:troll @3,0',
      'Y:armor @3,0',
      'asks fight attack B:thief Y:troll support - shown - forced -',
    );
    expect(attackers).toMatchObject([{ strength: 2, bonus: 1, aid: 'B:sword' }]);
    expect(defenders).toMatchObject([{ strength: 4, bonus: 1, aid: 'Y:armor' }]);
    expect(sums).toEqual([3, 5]);
  });

  it('DT-WND-02: a wounded target counts with nothing', () => {
    const { defenders } = combat(
      'B:naga @2,0',
      'Y:colossus @3,0 wounded',
      'asks fight attack B:naga Y:colossus support - shown - forced -',
    );
    expect(parts(defenders)).toEqual([['Y:colossus', 0, 0]]);
  });

  it('DT-CBT-01: without a combat nobody fights', () => {
    const read = duel.notation.parsePosition([MAZE, 'turn 3 blue', 'left 2'].join('\n'));
    expect(read.ok && fightersOf(duel.view(read.value, 'blue'))).toBe(null);
  });
});
