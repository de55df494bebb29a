import { grain } from '@oubliette/art';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOUTH, passagePoints } from './floor.ts';
import { openings, type Tile, tileKinds } from './kinds.ts';
import { openingMark } from './opening-mark.ts';
import { tile } from './tile.ts';

// The same examples every time.
fc.configureGlobal({ seed: 1 });

const anyTile: fc.Arbitrary<Tile> = fc.record({
  kind: fc.constantFrom(...tileKinds),
  openings: fc.subarray([...openings], { minLength: 1 }),
  room: fc.boolean(),
  grain: fc.nat(999),
});

const cross: Tile = { kind: 'plain', openings, room: false, grain: 1 };

describe('drawing of a tile', () => {
  it('has only whole numbers and closed elements, whatever the tile', () => {
    fc.assert(
      fc.property(anyTile, state => {
        const drawing = tile(state, 166, 'Lair');
        expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
        const opened = drawing.match(/<[a-z]\w*[^>/]*>/gi)?.length;
        expect(drawing.match(/<\//g)?.length).toBe(opened);
      }),
    );
  });

  it('is the same each time, and other rock has other walls', () => {
    expect(tile(cross, 166)).toBe(tile(cross, 166));
    expect(tile({ ...cross, grain: 2 }, 166)).not.toBe(tile(cross, 166));
  });

  it('tells each kind from all others', () => {
    const drawings = tileKinds.map(kind => tile({ ...cross, kind }, 166).replaceAll(kind, ''));
    expect(new Set(drawings).size).toBe(tileKinds.length);
  });

  it('meets its neighbour with the same mouth, tight tunnels too', () => {
    for (const kind of ['plain', 'tight'] as const) {
      const points = passagePoints({ ...cross, kind }, 'E', grain(3));
      const mouth = points.filter(([x]) => Math.abs(x - 0.5) < 1e-9).map(([, y]) => y);
      expect(Math.max(...mouth)).toBeCloseTo(MOUTH / 2);
      expect(Math.min(...mouth)).toBeCloseTo(-MOUTH / 2);
    }
  });

  it('carries its name only when it has one, safely written', () => {
    expect(tile(cross, 166)).not.toContain('<text');
    expect(tile(cross, 166, 'a<b')).toContain('a&lt;b');
  });
});

describe('mark of an opening', () => {
  it('asks where nobody has been and blows where air comes in', () => {
    expect(openingMark('N', 'unexplored', 166)).toContain('>?</text>');
    expect(openingMark('N', 'fresh-air', 166)).not.toContain('?');
  });

  it('lies outside the border of its own side', () => {
    expect(openingMark('E', 'unexplored', 100)).toContain('translate(54.5,');
    expect(openingMark('S', 'unexplored', 100)).toMatch(/translate\(0,54\.5\)/);
  });
});
