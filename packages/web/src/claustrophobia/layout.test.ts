import { describe, expect, it } from 'vitest';
import { arrangementFor } from './layout.ts';

describe('where the panels lie', () => {
  it.each([
    [2560, 1440, 'wide'],
    [1366, 768, 'low'],
    [1024, 768, 'low'],
    [820, 1180, 'sheet'],
    [390, 844, 'sheet'],
    [320, 640, 'sheet'],
    [844, 390, 'beside'],
    // 1366 × 768 and 1920 × 1080, drawn twice as large.
    [683, 384, 'beside'],
    [960, 540, 'beside'],
  ] as const)('on a screen of %i × %i', (width, height, arrangement) => {
    expect(arrangementFor(width, height)).toBe(arrangement);
  });
});
