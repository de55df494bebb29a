import { describe, expect, it } from 'vitest';
import { type Benchmark, microseconds, resultOf } from './benchmark.ts';
import { document, tableRow } from './print.ts';

const alone: Benchmark = {
  name: 'alone',
  about: 'work without a peer',
  unit: microseconds('list'),
  peerName: null,
  contest: () => ({ ours: () => ({ run: () => 1, check: () => undefined }), peer: null }),
};
const measured = { ours: { median: 2500, spread: 0.1 }, peer: null, others: {} };

describe('a result', () => {
  it('without a peer ends with its further figures', () => {
    const row = tableRow(resultOf(alone, measured, 15, { 'p50 µs': 1.25, 'worst µs': 7654 }));
    expect(row).toMatch(/^alone +2\.5 ± +5% .*µs\/list +– +p50 µs 1\.25, worst µs 7,650$/);
  });

  it('against a peer ends with its name', () => {
    const peer = { median: 5000, spread: 0.1 };
    const result = resultOf({ ...alone, peerName: 'another' }, { ...measured, peer }, 15, {});
    expect(tableRow(result)).toMatch(/ 2× +another$/);
  });

  it('tells how the peer fares in other circumstances', () => {
    const others = { 'at ease': { median: 10_000, spread: 0.1 } };
    const peer = { median: 5000, spread: 0.1 };
    const named = { ...alone, peerName: 'another' };
    const row = tableRow(resultOf(named, { ...measured, peer, others }, 15, {}));
    expect(row).toMatch(/ 2× +another; at ease: 10, 4×$/);
  });

  it('has its figures in the document too', () => {
    const text = document('24', [resultOf(alone, measured, 15, { 'p50 µs': 1.23456 })]);
    expect(JSON.parse(text).results[0].figures).toEqual({ 'p50 µs': 1.235 });
  });
});
