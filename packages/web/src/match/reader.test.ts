import { expect, it } from 'vitest';
import { readerOf } from './reader.ts';

const seats = ['blue', 'yellow'] as const;
const machine = { levels: { blue: 'squire' }, friendly: false };

it('“you” is who has the screen to themselves, whoever’s eyes they look with', () => {
  expect(readerOf({ seats })).toBeNull();
  expect(readerOf({ seats, machine })).toBe('yellow');
  expect(readerOf({ seats, own: 'blue' })).toBe('blue');
});
