import { claustrophobia, outlook } from '@oubliette/claustrophobia';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { search: '?lang=en', href: 'https://example.org/' });
const { blessingOf, isTalentSpent, worthOf } = await import('./warriors.ts');

function after(...actions: readonly string[]) {
  const parsed = claustrophobia.notation.parsePosition(`
tile T01 @0,0 NESW
round 2
pile T26 T27
stage gifts
RD @0,0 die 1
BR1 @0,0 die 3
asks gifts human`);
  if (!parsed.ok) throw new Error(parsed.faults[0]!.text);
  const state = parsed.value;
  for (const words of actions) {
    const action = claustrophobia.notation.parseAction(words);
    if (!action.ok) throw new Error(action.faults[0]!.text);
    claustrophobia.apply(state, 'human', action.value, { below: () => 0 });
  }
  return { view: claustrophobia.view(state, 'human'), figures: outlook(state, 'human').figures };
}

describe('CL-TAL-09: the card of a blessed Brute', () => {
  const plain = after();
  const blessed = after('bless BR1 cbt');

  it('shows his line with the blessing', () => {
    const before = worthOf(plain.figures.BR1)!;
    expect(worthOf(blessed.figures.BR1)).toEqual({ ...before, combat: before.combat + 2 });
    expect([blessingOf(plain.view, 'BR1'), blessingOf(blessed.view, 'BR1')]).toEqual([null, 'cbt']);
  });

  it('CL-TAL-10: and that of the Redeemer says that it is used', () => {
    expect(isTalentSpent(plain.view, 'RD')).toBe(false);
    expect(isTalentSpent(blessed.view, 'RD')).toBe(true);
    expect(isTalentSpent(blessed.view, 'BR1')).toBe(false);
  });
});
