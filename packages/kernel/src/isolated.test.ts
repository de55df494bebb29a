import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it('a name keeps to itself, whichever way it is written', () => {
  expect(isolated('Ann')).toBe('Ann');
  expect(isolated(' Анна ')).toBe('Анна');
  expect(isolated('\u05d0\u05d1')).toBe('\u2068\u05d0\u05d1\u2069');
  expect(isolated('a\u202eb\u2069\u0007')).toBe('ab');
  expect(isolated('\u202e')).toBe('');
});
