import { describe, expect, it } from 'vitest';
import { machineFaults } from './faults.ts';

const codes = (seats: readonly string[]) =>
  machineFaults({ levels: { yellow: 'squire' }, friendly: true }, seats).map(({ code }) => code);

describe('a machine at a table', () => {
  it('plays against one', () => expect(codes(['blue', 'yellow'])).toEqual([]));

  it.each([[['blue', 'yellow', 'pink']], [['blue', 'yellow', 'pink', 'green']]])(
    'plays among %o',
    seats => expect(codes(seats)).toEqual([]),
  );

  it('leaves a seat to somebody', () => {
    expect(codes(['yellow'])).toEqual(['match.machine-alone']);
    expect(codes(['blue', 'pink'])).toEqual(['match.machine-seat']);
  });
});
