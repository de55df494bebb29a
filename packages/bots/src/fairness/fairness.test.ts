import { describe, expect, it } from 'vitest';
import { COMPARISONS, fairest, fairnessOf } from './fairness.ts';

describe('fairness', () => {
  it('CL-EXPERT-01, CL-EXPERT-02: plays the auctioned humans for every bid, down to a small team', () => {
    const found = fairnessOf({ comparison: 'auction', player: 'random', matches: 2, seed: 'a' });
    if (!found.ok) throw new Error(found.faults[0]!.text);
    expect(found.value.map(({ terms }) => terms)).toEqual(['21', '18', '15', '12', '9', '6']);
    for (const { matches, won, drawn, lost } of found.value) {
      expect(matches).toBe(2);
      expect(won + drawn + lost).toBe(2);
    }
    expect(fairnessOf({ comparison: 'auction', player: 'random', matches: 2, seed: 'a' })).toEqual(
      found,
    );
  });

  it('DT-OPT-03: hinders each side in turn', () => {
    const [, seven, , , bare] = COMPARISONS.handicap!.terms;
    expect([0, 1].map(round => seven!.holder(round))).toEqual(['blue', 'yellow']);
    expect(bare!.options(1)).toMatchObject({
      characters: { yellow: 5 },
      withoutHighCards: ['yellow'],
    });
  });

  it('calls fair what is nearest to even', () => {
    const row = { matches: 2, won: 1, drawn: 0, lost: 1 };
    const shares = [0.9, 0.55, 0.2].map(share => ({ share, low: 0, high: 1 }));
    const all = shares.map((share, index) => ({ ...row, terms: `${index}`, share }));
    expect(fairest(all).terms).toBe('1');
  });

  it('knows no other player', () => {
    const wish = { comparison: 'auction', player: 'nobody', matches: 1, seed: 'a' };
    expect(fairnessOf(wish).ok).toBe(false);
  });
});
