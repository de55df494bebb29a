import { describe, expect, it } from 'vitest';
import { COMBAT_CARDS } from '../duel/cards.ts';
import { advisedLevel } from './advice.ts';
import { EYES, ICONS } from './icons.ts';
import { pickOf } from './planner/dice.ts';
import { LEVELS, type SoloLevel } from './state.ts';

function copies(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + COMBAT_CARDS[value]!, 0);
}

/** Reinforcements expected in a cycle with so many combats (NC-ICON-03). */
function expected(level: SoloLevel, combats: number): number {
  const { actions, players, np } = ICONS[level];
  return actions.length + (combats * (copies(players) + copies(np))) / 9;
}

describe('levels and icons', () => {
  it('NC-LEVEL-01, DS-SET-04: six levels from pink to black', () => {
    expect(LEVELS).toEqual(['pink', 'yellow', 'green', 'blue', 'red', 'black']);
  });

  it('NC-ICON-01, DS-REIN-02: so many of the NP’s nine cards call', () => {
    expect(LEVELS.map(level => copies(ICONS[level].np))).toEqual([4, 3, 3, 4, 3, 3]);
    expect(ICONS.pink).toMatchObject({ actions: [], jump: false, players: [] });
    expect(ICONS.black).toMatchObject({ actions: [2, 5], jump: true, players: [0, 4, 6] });
  });

  it('NC-ICON-02, DS-VIS-02: eyes are on both +2 and +3, and on 5 Actions', () => {
    expect(EYES).toEqual({ actions: [5], combat: [2, 3] });
  });

  it('NC-ICON-03: the levels rise', () => {
    for (const combats of [1, 2, 4, 6, 8]) {
      const values = LEVELS.map(level => expected(level, combats));
      for (let at = 1; at < values.length; at++)
        expect(values[at]).toBeGreaterThan(values[at - 1]!);
    }
    const six = LEVELS.map(level => expected(level, 6).toFixed(2));
    expect(six).toEqual(['2.67', '3.00', '3.67', '4.33', '5.00', '6.00']);
  });

  it('DS-END-01: the level is advised by how the game went', () => {
    expect(advisedLevel('green', { np: 5, yellow: 0 })).toBe('yellow');
    expect(advisedLevel('green', { np: 1, yellow: 5 })).toBe('blue');
    expect(advisedLevel('green', { np: 4, yellow: 5 })).toBe('green');
    expect(advisedLevel('pink', { np: 5, yellow: 0 })).toBe('pink');
    expect(advisedLevel('black', { np: 0, yellow: 5 })).toBe('black');
  });
});

describe('the die', () => {
  const rolls =
    (...faces: number[]) =>
    () =>
      faces.shift()!;

  it('DS-TIE-02, DS-TIE-03: odd is the first of two', () => {
    expect([1, 2, 3, 4, 5, 6].map(face => pickOf(2, rolls(face)))).toEqual([0, 1, 0, 1, 0, 1]);
  });

  it('DS-TIE-03: three, five and eight options', () => {
    expect(pickOf(3, rolls(4))).toBe(1);
    expect(pickOf(5, rolls(6, 5))).toBe(4);
    expect(pickOf(8, rolls(3, 4))).toBe(3);
    expect(pickOf(8, rolls(2, 1))).toBe(4);
  });

  it('DS-TIE-03: one option needs no die', () => {
    expect(pickOf(1, rolls())).toBe(0);
  });
});
