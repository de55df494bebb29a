import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { search: '?lang=en', href: 'https://example.org/' });
const { learn } = await import('../../i18n/language.ts');
const { optionWords, targetWords } = await import('./target.ts');
await learn('en');

const room = (name: string | null) => ({ name, quarters: 0, open: [], broken: [] });
const table = { long: 4, rooms: ['37R', null, '39L', '40R'].map(room) };

describe('what an NPC is after, in words', () => {
  it('DT-BOARD-01: a room is called by its name, one that lies face down by its corners', () => {
    expect(targetWords({ room: 0 }, table)).toBe('room 37R');
    expect(targetWords({ room: 1 }, table)).toBe('room g1–k5');
    expect(targetWords({ square: '@17,4' }, table)).toBe('r5');
  });

  it('DS-TIE-02: equal options tell whom, from where and by what', () => {
    const deeds = [{ do: 'jump' }, { do: 'take', token: 'N:rope' }] as const;
    expect(optionWords({ target: { token: 'Y:cleric' }, end: '@17,4', deeds: [] }, table)).toBe(
      'Cleric from r5',
    );
    expect(optionWords({ target: { room: 0 }, end: '@3,4', deeds }, table)).toBe(
      'room 37R from d5 (with a jump, taking Rope)',
    );
    expect(optionWords({ target: null, end: '@3,4', deeds: [] }, table)).toBe('a way from d5');
  });
});
