import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictogramsFile, target } from './make-pictograms.ts';

it('the pictograms are those of the game-icons package, credited to their makers', () => {
  const file = readFileSync(target, 'utf8');
  expect(file).toBe(pictogramsFile());
  expect(file).toContain('Lorc, Delapouite and contributors, https://game-icons.net');
  expect(file).toContain('CC BY 3.0');
});
