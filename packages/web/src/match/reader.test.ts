import { expect, it } from 'vitest';
import { ownRole } from '../claustrophobia/reading.ts';
import { readerOf } from './reader.ts';

const seats = ['blue', 'yellow'] as const;
const machine = { levels: { blue: 'squire' }, friendly: false };

it('“you” is who plays alone against the machine, whoever’s eyes he looks with', () => {
  expect(readerOf({ seats })).toBeNull();
  expect(readerOf({ seats, machine })).toBe('yellow');
  const table = {
    seats: ['human', 'demon'],
    machine: { levels: { human: 'squire' }, friendly: false },
    // In an auction sides change hands.
    view: { seats: { human: 'demon', demon: 'human' } },
  } as const;
  expect(ownRole(table)).toBe('human');
  expect(ownRole({ ...table, machine: undefined })).toBeNull();
});
