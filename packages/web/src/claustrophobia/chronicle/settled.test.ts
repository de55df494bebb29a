import { describe, expect, it } from 'vitest';
import type { Line } from '../words/index.ts';
import { settled } from './settled.ts';

const line = (words: string, moment: number): Line => ({
  party: 'human',
  words,
  cells: ['@0,0'],
  moment,
  round: 1,
  phase: 'human',
});

describe('lines that stand', () => {
  it('stay the same things when the story grows', () => {
    const before = [line('Brute I stops.', 3), line('Blade I escapes.', 4)];
    const now = settled(before, [...before.map(each => ({ ...each })), line('x.', 5)]);
    expect(now[0]).toBe(before[0]);
    expect(now[1]).toBe(before[1]);
    expect(now).toHaveLength(3);
  });

  it('are replaced when the story goes on in the same line', () => {
    const before = [line('Blade I explores an opening.', 3)];
    const [now] = settled(before, [line('Blade I explores: Lair.', 4)]);
    expect(now).not.toBe(before[0]);
    expect(now!.words).toBe('Blade I explores: Lair.');
  });
});
