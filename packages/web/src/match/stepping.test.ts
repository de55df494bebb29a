import { describe, expect, it } from 'vitest';
import { isStepping, next, switchStepping, untilNext } from './stepping.ts';

describe('the machine’s deeds, one by one', () => {
  it('follow each other by themselves unless it is wished otherwise', async () => {
    expect(isStepping()).toBe(false);
    await untilNext();
    expect(next()).toBe(null);
  });

  it('wait for the reader, and for nobody once that is switched off', async () => {
    switchStepping();
    const first = untilNext();
    next()!();
    await first;
    const second = untilNext();
    expect(next()).not.toBe(null);
    switchStepping();
    await second;
    expect(next()).toBe(null);
  });
});
