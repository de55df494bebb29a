import { describe, expect, it } from 'vitest';
import { isTurned, layoutFor } from './layout.ts';

describe('layout of the table', () => {
  it.each([
    [1440, 900, 56],
    [1280, 720, 44],
    [1920, 1080, 73],
  ])('lays the panels below the board at %i × %i', (width, height, least) => {
    const { arrangement, square, band } = layoutFor(width, height, 4);
    expect(arrangement).toBe('below');
    expect(square).toBeGreaterThanOrEqual(least);
    expect(52 + square * 10.37 + band).toBeLessThanOrEqual(height);
  });

  it('lays them beside it on a screen that is much wider than high', () => {
    expect(layoutFor(2560, 1080, 4).arrangement).toBe('beside');
  });

  it('turns the board on a phone: ten squares fill the width', () => {
    const { arrangement, square } = layoutFor(390, 844, 4);
    expect(arrangement).toBe('sheet');
    expect(square).toBe(35.5);
  });

  it('gives the small maze larger squares where the width is scarce', () => {
    expect(layoutFor(1100, 1000, 3).square).toBeGreaterThan(layoutFor(1100, 1000, 4).square);
  });

  it('DT-MULTI-02: shows all of a board with wings beside the panels', () => {
    const three = layoutFor(1440, 900, 4, 1);
    expect([three.arrangement, isTurned(three.arrangement, 1)]).toEqual(['beside', false]);
    expect(three.square).toBeGreaterThan(35);
    const four = layoutFor(1440, 900, 4, 2);
    expect([four.arrangement, isTurned(four.arrangement, 2)]).toEqual(['beside', true]);
    expect(four.square).toBeGreaterThan(28);
  });

  it('never makes a square too small for a finger', () => {
    expect(layoutFor(844, 390, 4).square).toBeGreaterThanOrEqual(28);
  });

  it.each([
    [844, 390],
    [683, 384],
  ])('lays the sheet beside a turned board at %i × %i', (width, height) => {
    const { arrangement, isAside, square } = layoutFor(width, height, 4);
    expect([arrangement, isAside]).toEqual(['sheet', true]);
    expect(square * 10.42 + 328).toBeLessThanOrEqual(width);
  });

  it('gives the height that a narrow board leaves to the panels', () => {
    const { arrangement, band, square } = layoutFor(1024, 768, 4);
    expect(arrangement).toBe('below');
    expect(band).toBeGreaterThan(220);
    expect(52 + square * 10.4 + band).toBeLessThanOrEqual(768);
  });
});
