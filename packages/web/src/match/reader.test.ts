import { expect, it } from 'vitest';
import { readerOf } from './reader.ts';

const seats = ['blue', 'yellow'] as const;
const machine = { levels: { blue: 'squire' }, friendly: false };

it('“you” is who plays alone against the machine, whoever’s eyes he looks with', () => {
  expect(readerOf({ seats })).toBeNull();
  expect(readerOf({ seats, machine })).toBe('yellow');
});
