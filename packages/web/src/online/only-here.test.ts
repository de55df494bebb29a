import { expect, it } from 'vitest';
import { isOnlyHere } from './only-here.ts';

it.each([
  ['http://localhost:4173/#/join/abc', true],
  ['http://127.0.0.1:4173/#/join/abc', true],
  ['http://[::1]:4173/#/join/abc', true],
  ['http://192.0.2.7:4173/#/join/abc', false],
  ['https://table.example/#/join/abc', false],
  ['https://localhost.example/#/join/abc', false],
])('%s opens on this computer only: %s', (link, isSo) => {
  expect(isOnlyHere(link)).toBe(isSo);
});
