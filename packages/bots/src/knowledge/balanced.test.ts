import { describe, expect, it } from 'vitest';
import { balanced } from './balanced.ts';

describe('balanced choices', () => {
  it('plays stone, paper and scissors alike', () => {
    const { rows, columns, worth } = balanced([
      [0.5, 0, 1],
      [1, 0.5, 0],
      [0, 1, 0.5],
    ]);
    for (const share of [...rows, ...columns]) expect(share).toBeCloseTo(1 / 3, 1);
    expect(worth).toBeCloseTo(0.5, 2);
  });

  it('never does what is worse whatever the other does', () => {
    const { rows, worth } = balanced([
      [0.6, 0.7],
      [0.1, 0.2],
    ]);
    expect(rows[1]).toBeLessThan(0.01);
    expect(worth).toBeCloseTo(0.6, 2);
  });

  it('mixes so that the other cannot gain: a finder and a hider with unequal hiding places', () => {
    const { rows, columns, worth } = balanced([
      [1, 0],
      [0, 0.5],
    ]);
    expect(rows[0]).toBeCloseTo(1 / 3, 1);
    expect(columns[0]).toBeCloseTo(1 / 3, 1);
    expect(worth).toBeCloseTo(1 / 3, 1);
  });
});
