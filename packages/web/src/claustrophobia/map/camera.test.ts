import { TILE } from '@oubliette/claustrophobia/drawing';
import { describe, expect, it } from 'vitest';
import { boundsOf, type Camera, fit, kept, panned, zoomed } from './camera.ts';

const board = (...cells: string[]) => ({
  board: cells.map(cell => ({ id: 'T01', cell, quarters: 0, open: 'NESW', caved: '', closed: '' })),
});
const frame = { width: 1000, height: 600, covered: 0, smallest: 0.5 };

/** Where a point of the map lies on the screen, from its middle. */
const seen = ({ x, y, scale }: Camera, [px, py]: readonly [number, number]) => [
  (px - x) * scale,
  (py - y) * scale,
];

describe('the camera', () => {
  it('shows a single tile in the middle, with room for one on each side', () => {
    const camera = fit(boundsOf(board('@0,0')), frame, null);
    expect(camera).toMatchObject({ x: 0, y: 0 });
    expect(3 * TILE * camera.scale).toBeLessThanOrEqual(frame.height);
  });

  it('uses the room of a large screen', () => {
    const large = { ...frame, width: 2100, height: 1100 };
    const camera = fit(boundsOf(board('@0,0', '@1,0', '@2,0')), large, null);
    expect(3 * TILE * camera.scale).toBeGreaterThan(1000);
  });

  it('stays still while all of the map is in sight, whatever covers an edge of it for a moment', () => {
    const one = fit(boundsOf(board('@0,0')), frame, null);
    expect(kept(one, boundsOf(board('@0,0', '@1,0')), frame, [TILE, 0])).toBe(one);
    const covered = { ...frame, covered: 60 };
    expect(kept(one, boundsOf(board('@0,0')), covered, [0, 0])).toBe(one);
  });

  it('is drawn anew when a tile is laid out of sight, or the screen grows', () => {
    const one = fit(boundsOf(board('@0,0')), frame, null);
    expect(kept(one, boundsOf(board('@0,0', '@0,3')), frame, [0, 3 * TILE])).toBeNull();
    const large = { ...frame, width: 2100, height: 1100 };
    expect(kept(one, boundsOf(board('@0,0')), large, [0, 0])).toBeNull();
  });

  it('of a map that is too large it stays while what one looks at is in sight', () => {
    const cells = Array.from({ length: 30 }, (_, x) => `@${x},0`);
    const bounds = boundsOf(board(...cells));
    const middle = fit(bounds, frame, [15 * TILE, 0]);
    expect(kept(middle, bounds, frame, [17 * TILE, 0])).toBe(middle);
    expect(kept(middle, bounds, frame, [29 * TILE, 0])).toBeNull();
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
