import { describe, expect, it } from 'vitest';
import { mostTelling } from './sounds.ts';

describe('of several sounds at once', () => {
  it('the most telling one is heard', () => {
    expect(mostTelling(['step', 'blow', 'step'])).toBe('blow');
    expect(mostTelling(['death', 'hurt'])).toBe('death');
  });

  it('nothing is heard where nothing sounds', () => {
    expect(mostTelling([])).toBeNull();
  });
});
