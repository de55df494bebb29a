import { describe, expect, it } from 'vitest';
import { around, boxOf, showing, sizeFor } from './raster.ts';

const SVG = '<svg xmlns="x" viewBox="-10 5 40 20" width="40" height="20"><rect width="7"/></svg>';

describe('pictures that belong together', () => {
  it('have one frame, and each keeps its place in it', () => {
    const frame = around([boxOf(SVG), [0, 0, 50, 10]]);
    expect(frame).toEqual([-10, 0, 60, 25]);
    expect(sizeFor(frame, 120)).toEqual([120, 50]);
    expect(showing(SVG, frame, 120, 50)).toBe(
      '<svg xmlns="x" viewBox="-10 0 60 25" width="120" height="50"><rect width="7"/></svg>',
    );
  });
});
