import { describe, expect, it } from 'vitest';
import { type Batch, type BatchContender, measure, timingOf } from './measure.ts';

const PLAN = { rounds: 4, roundTime: 0, warmUp: 0 };

function telling(name: string, told: string[]): BatchContender {
  return () => {
    told.push(name);
    return batchOf(1);
  };
}

function batchOf(units: number): Batch {
  return { run: () => units, check: () => {} };
}

describe('measuring', () => {
  it('alternates ours and peer, and who begins', () => {
    const told: string[] = [];
    measure({ ours: telling('ours', told), peer: telling('peer', told) }, PLAN);
    const warmUp = ['ours', 'peer'];
    expect(told).toEqual([
      ...warmUp,
      ...['ours', 'peer'],
      ...['peer', 'ours'],
      ...['ours', 'peer'],
      ...['peer', 'ours'],
    ]);
  });

  it('gives everybody else who takes part a turn in every round', () => {
    const told: string[] = [];
    const others = { third: telling('third', told) };
    const { others: timed } = measure(
      { ours: telling('ours', told), peer: telling('peer', told), others },
      { ...PLAN, rounds: 3 },
    );
    expect(Object.keys(timed)).toEqual(['third']);
    expect(told.slice(3).join(' ')).toBe('ours peer third peer third ours third ours peer');
  });

  it('measures ours alone where there is no peer', () => {
    expect(measure({ ours: () => batchOf(1), peer: null }, PLAN).peer).toBeNull();
  });

  it('stops at work that was not done as asked', () => {
    const wrong: Batch = {
      run: () => 1,
      check() {
        throw new Error('other scores');
      },
    };
    expect(() => measure({ ours: () => wrong, peer: null }, PLAN)).toThrow('other scores');
  });

  it('takes the middle round and the range of the middle half', () => {
    expect(timingOf([40, 10, 20, 30, 1000])).toEqual({ median: 30, spread: 20 / 30 });
    expect(timingOf([10, 20])).toEqual({ median: 15, spread: 5 / 15 });
  });
});
