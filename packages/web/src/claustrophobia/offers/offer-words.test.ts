import { claustrophobia, outlook } from '@oubliette/claustrophobia';
import { describe, expect, it, vi } from 'vitest';
import type { CaveSnapshot } from '../seen/choice.ts';
import { offersOf } from './offers.ts';

vi.stubGlobal('location', { search: '?lang=en', href: 'https://example.org/' });
const { offersInWords, walkWords } = await import('./offer-words.ts');

function attacksIn(position: string) {
  const state = claustrophobia.notation.parsePosition(position);
  if (!state.ok) throw new Error(state.faults[0]!.text);
  const view = claustrophobia.view(state.value, 'human');
  const seen = outlook(state.value, 'human');
  const snapshot = { view, legal: [], outlook: seen } as unknown as CaveSnapshot;
  const offers = offersOf(snapshot, { held: () => null, warrior: () => seen.warriors[0]! });
  return { view, attacks: offers.filter(({ strike }) => strike) };
}

describe('attacks in words', () => {
  /** Troglodytes on both sides of a Blade who has to walk to either of them. */
  const { view, attacks } = attacksIn(`
tile T01 @0,0 NESW
tile T32 @1,0 EW
tile T33 @-1,0 EW
pile T26 T27
round 2
stage orders
BL1 @0,0 die 3
TR1 @1,0
TR2 @-1,0
asks orders human`);

  it('say that he walks first, and where to', () => {
    expect(attacks.map(each => walkWords(each, view)).sort()).toEqual([
      expect.stringMatching(/^walks first: .+, east$/),
      expect.stringMatching(/^walks first: .+, west$/),
    ]);
    expect(attacks.map(({ through }) => through).sort()).toEqual([['@-1,0'], ['@1,0']]);
  });

  it('say where the target stands when two are called alike', () => {
    const words = offersInWords(attacks, view);
    expect(words.map(each => /(east|west)$/.exec(each)?.[0]).sort()).toEqual(['east', 'west']);
  });

  it('say nothing of a walk to one who strikes from where he stands', () => {
    const beside = attacksIn(`
tile T01 @0,0 NESW
pile T26 T27
round 2
stage orders
BL1 @0,0 die 3
TR1 @0,0
asks orders human`);
    expect(beside.attacks.map(each => walkWords(each, beside.view))).toEqual(['']);
  });
});
