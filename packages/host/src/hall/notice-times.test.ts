import { describe, expect, it } from 'vitest';
import { firstNotice, occasions } from './notice-times.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const asked = { since: 1000, outage: 0 };

describe('whoever does not look', () => {
  it('is told after a moment that it is their turn, and reminded after four fifths of their days', () => {
    const times = { blue: { left: 0, from: 1000 }, yellow: { left: 0, from: null } };
    const clock = { bank: 0, free: 5 * DAY };
    const turn = { what: 'turn', at: 16_000 };
    expect(occasions({ ...asked, clock, times }, 'blue')).toEqual([
      turn,
      { what: 'reminder', at: 1000 + 4 * DAY },
    ]);
    expect(occasions({ ...asked, clock, times }, 'yellow')).toEqual([turn]);
    expect(occasions({ ...asked, clock: null, times: null }, 'blue')).toEqual([turn]);
  });

  it('is not charged for the time in which no server was there', () => {
    const clock = { bank: 0, free: 5 * DAY };
    const times = { blue: { left: 0, from: 1000 } };
    expect(occasions({ ...asked, outage: HOUR, clock, times }, 'blue')[1]).toEqual({
      what: 'reminder',
      at: 1000 + 4 * DAY + HOUR,
    });
  });

  it('is not reminded in a match of one sitting', () => {
    const clock = { bank: 900_000, free: 10_000 };
    const times = { blue: { left: 900_000, from: 1000 } };
    expect(occasions({ ...asked, clock, times }, 'blue')).toHaveLength(1);
  });

  it('is a person', () => {
    const holder = { name: '', level: null, nonce: null };
    const seats = [
      { seat: 'blue', by: 'machine', ...holder },
      { seat: 'yellow', by: 'person', ...holder },
    ] as const;
    expect(firstNotice(['blue'], { seats }, 0)).toBeNull();
    expect(firstNotice(['blue', 'yellow'], { seats }, 0)).toEqual({ seat: 'yellow', due: 15_000 });
  });
});
