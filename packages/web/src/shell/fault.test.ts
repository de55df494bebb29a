import { describe, expect, it } from 'vitest';
import { isFailedFetch } from './fault.ts';

describe('a fault of a page', () => {
  it.each([
    'TypeError: Failed to fetch dynamically imported module: http://x/assets/index-1.js',
    'TypeError: error loading dynamically imported module: http://x/assets/index-1.js',
    'TypeError: Importing a module script failed.',
    'Error: Unable to preload CSS for /assets/index-1.css',
  ])('is a failed fetch when the browser says "%s"', words => {
    expect(isFailedFetch(words)).toBe(true);
  });

  it('is not a failed fetch when the page itself threw', () => {
    expect(isFailedFetch(new RangeError('no such square'))).toBe(false);
  });
});
