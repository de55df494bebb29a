import { describe, expect, it } from 'vitest';
import { roundedPath } from './round-path.ts';

describe('rounding a path', () => {
  it('does not drift: relative steps follow the rounded pen', () => {
    expect(roundedPath(`M0 0${'l.4 .4'.repeat(10)}`)).toBe(
      'M0 0l0 0 1 1 0 0 1 1 0 0 0 0 1 1 0 0 1 1 0 0',
    );
  });

  it('reads numbers that stand without a space between them', () => {
    expect(roundedPath('M1.5.6-2-3L10-.2')).toBe('M2 1L-2-3 10 0');
  });

  it('keeps the flags of an arc, also when they are glued to the next number', () => {
    expect(roundedPath('M0 0a5.04 5 0 0110.2.3')).toBe('M0 0a5 5 0 0 1 10 0');
  });

  it('returns to the start of each part when it is closed', () => {
    expect(roundedPath('m10.4 10.4h5v5zl1 1')).toBe('m10 10h5v5zl1 1');
  });

  it('refuses what is no path', () => {
    expect(() => roundedPath('M0 0X1 1')).toThrow('no path command X');
  });
});
