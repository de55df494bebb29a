import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { search: '?lang=en', href: 'https://example.org/' });
const { learn } = await import('../../i18n/language.ts');
const { optionWords, targetWords } = await import('./target.ts');
await learn('en');

const room = (name: string | null) => ({ name, quarters: 0, open: [], broken: [] });
const table = { long: 4, rooms: ['37R', null, '39L', '40R'].map(room) };

describe('what an NPC is after, in words', () => {
  it('DT-BOARD-01: a room is called by its name, one that lies face down by its corners', () => {
    expect(targetWords('R0', table)).toBe('room 37R');
    expect(targetWords('R1', table)).toBe('room g1–k5');
    expect(targetWords('@17,4', table)).toBe('r5');
  });

  it('DS-TIE-02: equal options tell whom, from where and by what', () => {
    expect(optionWords('Y:cleric from @17,4', table)).toBe('Cleric from r5');
    expect(optionWords('R0 from @3,4 with jump, take N:rope', table)).toBe(
      'room 37R from d5 (with a jump, taking Rope)',
    );
    expect(optionWords('way from @3,4', table)).toBe('a way from d5');
  });
});
