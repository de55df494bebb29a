import { describe, expect, it } from 'vitest';
import { column, soloLayout } from './layout.ts';

describe('layout of the solo table', () => {
  it.each([
    [1440, 900],
    [1280, 720],
    [1920, 1080],
  ])('keeps board, row and reasons on the screen at %i × %i', (width, height) => {
    const { square, band, hasColumn } = soloLayout(width, height, 4);
    expect(hasColumn).toBe(true);
    expect(square * 22.8 + column).toBeLessThanOrEqual(width);
    expect(52 + square * 10.4 + band).toBeLessThanOrEqual(height);
  });

  it('lays the reasons beside the cards where there is no column for them', () => {
    const at = (width: number) => soloLayout(width, 768, 4).hasReasonsBelow;
    expect([at(820), at(1024), at(1366)]).toEqual([false, true, false]);
  });

  it('turns the board on a phone', () => {
    expect(soloLayout(390, 844, 4)).toMatchObject({ arrangement: 'sheet', hasColumn: false });
  });
});
