import { describe, expect, it } from 'vitest';
import { playRun } from '../runs/run.ts';
import { COMPARISONS, fairest, fairnessOf } from './fairness.ts';

const bids = (player: string, threads = 1) =>
  playRun({
    kind: 'fairness',
    plan: { comparison: 'auction', player, matches: 2, seed: 'a' },
    threads,
  });

describe('fairness', () => {
  it('CL-EXPERT-01, CL-EXPERT-02: plays the auctioned humans for every bid, down to a small team', async () => {
    const played = await bids('random');
    if (!played.ok) throw new Error(played.faults[0]!.text);
    const found = fairnessOf('auction', played.value);
    expect(found.map(({ terms }) => terms)).toEqual(['21', '18', '15', '12', '9', '6']);
    for (const { matches, won, drawn, lost } of found) {
      expect(matches).toBe(2);
      expect(won + drawn + lost).toBe(2);
    }
    expect(await bids('random', 2)).toEqual(played);
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

  it('knows no other player', async () => {
    expect(await bids('nobody')).toMatchObject({
      ok: false,
      faults: [{ code: 'unknown-player' }],
    });
  });
});
