import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { files } from './make-pictograms.ts';

it.each(files)('$target are those of the game-icons package, credited', ({ target, text }) => {
  const file = readFileSync(target, 'utf8');
  expect(file).toBe(text);
  expect(file).toContain('Lorc, Delapouite and contributors, https://game-icons.net');
  expect(file).toContain('CC BY 3.0');
});
