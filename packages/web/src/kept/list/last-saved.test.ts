import { expect, it } from 'vitest';
import { wantsSaving } from './last-saved.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 100 * DAY;

it.each([
  ['never saved, several matches', 3, 99, 0, true],
  ['only two matches', 2, 99, 0, false],
  ['saved last week', 5, 99, 93, false],
  ['saved long ago, played since', 5, 60, 50, true],
  ['saved long ago, nothing played since', 5, 40, 50, false],
] as const)('reminds of saving: %s', (_, matches, played, saved, wanted) => {
  expect(wantsSaving(matches, played * DAY, saved * DAY, NOW)).toBe(wanted);
});
