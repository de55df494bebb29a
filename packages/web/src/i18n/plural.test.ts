import { describe, expect, it } from 'vitest';
import { plural } from './plural.ts';

describe('plural forms', () => {
  it('English has two', () => {
    const rooms = (n: number) => plural('en', n, { one: 'room', other: 'rooms' });
    expect([0, 1, 2, 21].map(rooms)).toEqual(['rooms', 'room', 'rooms', 'rooms']);
  });

  it('Russian has three, and fractions take the second', () => {
    const rooms = (n: number) =>
      plural('ru', n, { one: 'комната', few: 'комнаты', many: 'комнат' });
    expect([1, 2, 5, 11, 21, 22, 1.5].map(rooms)).toEqual([
      'комната',
      'комнаты',
      'комнат',
      'комнат',
      'комната',
      'комнаты',
      'комнаты',
    ]);
  });
});
