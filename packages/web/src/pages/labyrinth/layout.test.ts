import { describe, expect, it } from 'vitest';
import { bandHeight, layoutFor } from './layout.ts';

describe('layout', () => {
  it.each([
    [1440, 900],
    [1280, 720],
    [1920, 1080],
  ])('at %i × %i puts the panels below, and board, bar and panels fit', (width, height) => {
    const { arrangement, square } = layoutFor(width, height);
    expect(arrangement).toBe('below');
    expect(square * 22.85).toBeLessThanOrEqual(width - 36);
    expect(52 + square * 10.4 + 26 + bandHeight(height) + 28).toBeLessThanOrEqual(height);
    expect(square).toBeGreaterThan(40);
  });

  it('turns the board on phones, ten squares wide', () => {
    const { arrangement, square } = layoutFor(390, 844);
    expect(arrangement).toBe('sheet');
    expect(square).toBeGreaterThanOrEqual(36);
    expect(square * 10.4).toBeLessThanOrEqual(390);
  });

  it('puts the panels beside the board where that makes it larger', () => {
    expect(layoutFor(2600, 1000).arrangement).toBe('beside');
    expect(layoutFor(1280, 600).arrangement).toBe('beside');
  });

  it.each([
    [1366, 657],
    [1280, 600],
    [1536, 730],
    [844, 390],
  ])('at %i × %i the whole board fits the window under the bar', (width, height) => {
    const { square } = layoutFor(width, height);
    expect(square).toBeGreaterThanOrEqual(28);
    expect(square * 22.85).toBeLessThanOrEqual(width - 36);
    expect(52 + square * 10.4).toBeLessThanOrEqual(height);
  });
});
