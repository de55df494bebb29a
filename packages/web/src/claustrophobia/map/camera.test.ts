import { describe, expect, it } from 'vitest';
import { boundsOf, type Camera, fit, panned, zoomed } from './camera.ts';
import { TILE } from './slots.ts';

const board = (...cells: string[]) => ({
  board: cells.map(cell => ({ id: 'T01', cell, quarters: 0, open: 15, caved: 0, closed: 0 })),
});
const frame = { width: 1000, height: 600, covered: 0, smallest: 0.5 };

/** Where a point of the map lies on the screen, from its middle. */
const seen = ({ x, y, scale }: Camera, [px, py]: readonly [number, number]) => [
  (px - x) * scale,
  (py - y) * scale,
];

describe('the camera', () => {
  it('shows a single tile in the middle, not blown up', () => {
    const camera = fit(boundsOf(board('@0,0')), frame, null);
    expect(camera).toMatchObject({ x: 0, y: 0 });
    expect(camera.scale).toBeLessThan(1.2);
  });

  it('shows every tile of a wide map', () => {
    const camera = fit(boundsOf(board('@-3,0', '@4,1')), frame, null);
    for (const point of [
      [-3.5 * TILE, 0],
      [4.5 * TILE, TILE],
    ] as const) {
      expect(Math.abs(seen(camera, point)[0]!)).toBeLessThanOrEqual(frame.width / 2);
    }
  });

  it('leaves the part of the screen free that something covers', () => {
    const camera = fit(boundsOf(board('@0,0', '@0,2')), { ...frame, covered: 200 }, null);
    expect(seen(camera, [0, 2.5 * TILE])[1]).toBeLessThanOrEqual(frame.height / 2 - 200);
  });

  it('keeps a map that is too large around the eye, without looking past its edge', () => {
    const cells = Array.from({ length: 30 }, (_, x) => `@${x},0`);
    const middle = fit(boundsOf(board(...cells)), frame, [15 * TILE, 0]);
    expect(middle.x).toBe(15 * TILE);
    const edge = fit(boundsOf(board(...cells)), frame, [0, 0]);
    expect(seen(edge, [-0.5 * TILE, 0])[0]).toBeGreaterThanOrEqual(-frame.width / 2);
  });

  it('zooms towards the pointer and pans by pixels', () => {
    const camera = { x: 10, y: 20, scale: 1 };
    const near = zoomed(camera, 1.5, [100, -50]);
    expect(seen(near, [110, -30])).toEqual([expect.closeTo(100), expect.closeTo(-50)]);
    expect(panned(camera, 30, -10)).toEqual({ x: -20, y: 30, scale: 1 });
  });
});
