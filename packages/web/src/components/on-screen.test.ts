import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aside } from './on-screen.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { clientWidth: 360 } });
  return () => vi.unstubAllGlobals();
});

describe('something that floats over the page', () => {
  it.each([
    ['stays where all of it is seen', 20, 200, 0],
    ['goes left where its end is cut', 250, 400, -48],
    ['goes right where its beginning is cut', -30, 100, 38],
    ['shows its beginning where it is too broad for the screen', 20, 400, -12],
  ])('%s', (_, left, right, moved) => {
    expect(aside(left, right)).toBe(moved);
  });
});
