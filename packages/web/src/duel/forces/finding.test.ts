import { SHIPPED_SETS } from '@oubliette/dungeon-twister/documents';
import { describe, expect, it } from 'vitest';
import { BROUGHT, EVERYTHING, isFound, setOfPair, setsOfPiece } from './finding.ts';

const shipped = await Promise.all(SHIPPED_SETS.map(({ load }) => load()));

const paladin = {
  name: 'Paladin',
  sets: setsOfPiece('paladin', shipped),
  figures: { move: 4, combat: 3 },
  gists: [{ title: 'Two burdens', words: 'Carries two things.', rule: 'DT-PND-05' }],
};

const finds = (words: string, set = '') => isFound({ words, set }, paladin);

describe('finding among many sets', () => {
  it('DT-MIX-02: everything is there as long as nothing is looked for', () => {
    expect(isFound(EVERYTHING, paladin)).toBe(true);
  });

  it('goes by name, by what a piece does, and by its figures', () => {
    expect(
      ['pal', 'burdens', 'CARRIES two', '4/3', '4', '3', '4/', 'pal 4/3'].filter(w => !finds(w)),
    ).toEqual([]);
    expect(['naga', '5/3', '6', 'pal 5'].filter(words => finds(words))).toEqual([]);
  });

  it('DT-PND-01: knows the sets that have a piece or a pair of rooms', () => {
    expect(setsOfPiece('paladin', shipped)).toEqual(['paladins-and-dragons']);
    expect(setsOfPiece('rope', shipped)).toEqual(
      expect.arrayContaining(['prison', 'paladins-and-dragons']),
    );
    expect(setsOfPiece('somebody', shipped)).toEqual([BROUGHT]);
    expect(finds('', 'paladins-and-dragons')).toBe(true);
    expect(finds('', 'mercenaries')).toBe(false);
    expect([37, 1, 105, 121, 91].map(number => setOfPair(number, shipped))).toEqual([
      'prison',
      'base',
      'paladins-and-dragons',
      'mercenaries',
      BROUGHT,
    ]);
  });

  it('finds a pair of rooms by its number', () => {
    const pair = { name: 'Pair 105', sets: ['paladins-and-dragons'], number: 105 };
    expect(isFound({ words: '105', set: '' }, pair)).toBe(true);
    expect(isFound({ words: '37', set: '' }, pair)).toBe(false);
  });
});
