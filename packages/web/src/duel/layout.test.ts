import { planFor, planOf } from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { isTurned, layoutFor } from './layout.ts';

describe('layout of the table', () => {
  it.each([
    [1440, 900, 56],
    [1280, 720, 44],
    [1920, 1080, 73],
  ])('lays the panels below the board at %i × %i', (width, height, least) => {
    const { arrangement, square, band } = layoutFor(width, height, planOf(4));
    expect(arrangement).toBe('below');
    expect(square).toBeGreaterThanOrEqual(least);
    expect(52 + square * 10.37 + band).toBeLessThanOrEqual(height);
  });

  it('lays them beside it on a screen that is much wider than high', () => {
    expect(layoutFor(2560, 1080, planOf(4)).arrangement).toBe('beside');
  });

  it('turns the board on a phone: ten squares fill the width', () => {
    const { arrangement, square } = layoutFor(390, 844, planOf(4));
    expect(arrangement).toBe('sheet');
    expect(square).toBe(35.5);
  });

  it('gives the small maze larger squares where the width is scarce', () => {
    expect(layoutFor(1100, 1000, planOf(3)).square).toBeGreaterThan(
      layoutFor(1100, 1000, planOf(4)).square,
    );
  });

  it.each([
    ['DT-MULTI-21', planFor(3), 35, false],
    ['DT-MULTI-22', planFor(4), 33, false],
    ['DT-MULTI-02', planFor(4, true), 25, true],
    ['DT-MULTI-26', planFor(5), 24, false],
  ])('%s: shows all of a board of many beside the panels', (_, plan, least, turned) => {
    const { arrangement, square } = layoutFor(1440, 900, plan);
    expect([arrangement, isTurned(arrangement, plan)]).toEqual(['beside', turned]);
    expect(square).toBeGreaterThanOrEqual(least);
    expect(layoutFor(390, 844, plan)).toMatchObject({ arrangement: 'sheet', square: 24 });
  });

  it('never makes a square too small for a finger', () => {
    expect(layoutFor(844, 390, planOf(4)).square).toBeGreaterThanOrEqual(28);
  });

  it.each([
    [844, 390],
    [683, 384],
  ])('lays the sheet beside a turned board at %i × %i', (width, height) => {
    const { arrangement, isAside, square } = layoutFor(width, height, planOf(4));
    expect([arrangement, isAside]).toEqual(['sheet', true]);
    expect(square * 10.42 + 328).toBeLessThanOrEqual(width);
  });

  it('DT-MULTI-21: gives a hand in two rows its height among three too', () => {
    const { arrangement, band, square } = layoutFor(1024, 768, planFor(3));
    expect(square).toBeGreaterThanOrEqual(20);
    expect(arrangement === 'beside' || band >= 240).toBe(true);
  });

  it('gives the height that a narrow board leaves to the panels', () => {
    const { arrangement, band, square } = layoutFor(1024, 768, planOf(4));
    expect(arrangement).toBe('below');
    expect(band).toBeGreaterThan(220);
    expect(52 + square * 10.4 + band).toBeLessThanOrEqual(768);
  });
});
