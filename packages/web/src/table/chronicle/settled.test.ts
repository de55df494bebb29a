import { describe, expect, it } from 'vitest';
import { settled } from './settled.ts';

const line = (words: string, moment: number) => ({ words, moment, cells: [1, 2], turn: 1 });

describe('lines that stand', () => {
  it('stay the same things when the story grows', () => {
    const before = [line('Naga walks.', 3), line('Cleric heals.', 4)];
    const now = settled(before, [line('Naga walks.', 3), line('Cleric heals.', 4), line('x.', 5)]);
    expect(now[0]).toBe(before[0]);
    expect(now[1]).toBe(before[1]);
    expect(now).toHaveLength(3);
  });

  it('are replaced when the story goes on in the same line', () => {
    const before = [line('Naga walks to d1.', 3)];
    const [now] = settled(before, [line('Naga walks to e1.', 4)]);
    expect(now).not.toBe(before[0]);
    expect(now!.words).toBe('Naga walks to e1.');
  });

  it('are replaced when they point elsewhere', () => {
    const before = [line('Naga walks.', 3)];
    const [now] = settled(before, [{ ...line('Naga walks.', 3), cells: [1, 3] }]);
    expect(now).not.toBe(before[0]);
  });
});
