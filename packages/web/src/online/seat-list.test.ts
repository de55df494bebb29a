import { afterEach, describe, expect, it, vi } from 'vitest';
import { seatList } from './seat-list.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a browser keeps. */
function keeping(kept: Map<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
}

describe('seats that a device remembers', () => {
  it('are there after the page is loaded again, and can be forgotten', () => {
    keeping(new Map());
    seatList('blocked').put('m', 'blue', true);
    const again = seatList('blocked');
    expect([again.has('m', 'blue'), again.has('m', 'yellow')]).toEqual([true, false]);
    expect(seatList('muted').has('m', 'blue')).toBe(false);
    again.put('m', 'blue', false);
    expect(seatList('blocked').has('m', 'blue')).toBe(false);
  });

  it('are few: the oldest goes', () => {
    keeping(new Map());
    const seats = seatList('blocked');
    for (let match = 0; match <= 200; match++) seats.put(`${match}`, 'blue', true);
    expect([seats.has('0', 'blue'), seats.has('1', 'blue')]).toEqual([false, true]);
  });

  it('are none where nonsense is kept', () => {
    keeping(new Map([['blocked', '{']]));
    expect(seatList('blocked').has('m', 'blue')).toBe(false);
  });
});
