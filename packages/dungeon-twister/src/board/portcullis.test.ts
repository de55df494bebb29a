import { describe, expect, it } from 'vitest';
import { stateOf } from './edge.ts';
import type { Labyrinth } from './labyrinth.ts';
import { whyNotWorked } from './portcullis.ts';
import { sees } from './sight.ts';
import { adjacent } from './step.ts';
import { at, edge, laid, set, sketch, standingOn } from './testing/laid.ts';

/** A portcullis, a wall and a slit on the right border, a portcullis on the left. */
const gatehouse = sketch(
  'gatehouse',
  `
+   +   +   +   +   +
  G   .   .   .   . P
+   +   +   +   +   +
P .   .   .   .   . #
+   +   +   +   +   +
  .   .   .   .   . s
+   +   +   +   +   +
P .   .   .   .   . P
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
`,
);

function why(labyrinth: Labyrinth, worker: string, from: string, to: string) {
  return whyNotWorked(labyrinth, at(labyrinth, worker), edge(labyrinth, from, to));
}

function passes(labyrinth: Labyrinth, from: string, to: string): boolean {
  return adjacent(labyrinth, at(labyrinth, from), at(labyrinth, to));
}

describe('portcullises', () => {
  it('DT-PORT-01: every portcullis starts closed', () => {
    const labyrinth = laid('37R@0');
    expect(stateOf(labyrinth, edge(labyrinth, '37R(2,1)', '37R(2,2)'))).toBe('closed');
    expect(passes(labyrinth, '37R(2,1)', '37R(2,2)')).toBe(false);
  });

  it('DT-PORT-02: opened it lets everybody pass and see, closed again nobody', () => {
    const labyrinth = laid('37R@0');
    const look = () =>
      sees(
        labyrinth,
        at(labyrinth, '37R(2,2)'),
        at(labyrinth, '37R(2,0)'),
        standingOn(labyrinth, '37R(2,0)'),
      );
    set(labyrinth, '37R(2,2)', '37R(2,1)', 'open');
    expect([passes(labyrinth, '37R(2,2)', '37R(2,1)'), look()]).toEqual([true, true]);
    set(labyrinth, '37R(2,2)', '37R(2,1)', 'closed');
    expect([passes(labyrinth, '37R(2,2)', '37R(2,1)'), look()]).toEqual([false, false]);
  });

  it('DT-PORT-02: it is worked from the two squares beside it and from no other', () => {
    const labyrinth = laid('37R@0');
    expect(why(labyrinth, '37R(2,1)', '37R(2,1)', '37R(2,2)')).toBeNull();
    expect(why(labyrinth, '37R(2,2)', '37R(2,1)', '37R(2,2)')).toBeNull();
    expect(why(labyrinth, '37R(2,0)', '37R(2,1)', '37R(2,2)')).toBe('DT-PORT-02');
    expect(why(labyrinth, '37R(1,2)', '37R(2,1)', '37R(2,2)')).toBe('DT-PORT-02');
    expect(why(labyrinth, '37R(2,2)', '37R(2,2)', '37R(3,2)')).toBe('DT-PORT-02');
  });

  it('DT-PORT-03: a broken portcullis is passable and cannot be worked again', () => {
    const labyrinth = laid('37R@0');
    set(labyrinth, '37R(2,2)', '37R(2,1)', 'broken');
    expect(passes(labyrinth, '37R(2,2)', '37R(2,1)')).toBe(true);
    expect(why(labyrinth, '37R(2,2)', '37R(2,2)', '37R(2,1)')).toBe('DT-PORT-03');
  });

  it('DT-PORT-04: an open portcullis can still be broken', () => {
    const labyrinth = laid('37R@0');
    set(labyrinth, '37R(2,2)', '37R(2,1)', 'open');
    expect(why(labyrinth, '37R(2,2)', '37R(2,2)', '37R(2,1)')).toBeNull();
    set(labyrinth, '37R(2,2)', '37R(2,1)', 'broken');
    expect(stateOf(labyrinth, edge(labyrinth, '37R(2,1)', '37R(2,2)'))).toBe('broken');
  });
});

describe('portcullises on a border', () => {
  it('DT-PORT-05: of two back to back both must be open or broken, worked from either side', () => {
    const labyrinth = laid('gatehouse@0 gatehouse@0', gatehouse);
    const [left, right] = ['@5,3', '@6,3'] as const;
    expect(why(labyrinth, left, left, right)).toBeNull();
    expect(why(labyrinth, left, right, left)).toBeNull();
    expect(why(labyrinth, right, left, right)).toBeNull();
    set(labyrinth, left, right, 'broken');
    expect(passes(labyrinth, left, right)).toBe(false);
    set(labyrinth, right, left, 'broken');
    expect(passes(labyrinth, left, right)).toBe(true);
  });

  it('DT-PORT-06: one that faces a wall opens without passage, and not from behind the wall', () => {
    const labyrinth = laid('gatehouse@0 gatehouse@0', gatehouse);
    const [walled, barred] = ['@5,1', '@6,1'] as const;
    expect(why(labyrinth, barred, barred, walled)).toBeNull();
    expect(why(labyrinth, walled, barred, walled)).toBe('DT-PORT-06');
    set(labyrinth, barred, walled, 'open');
    expect(passes(labyrinth, barred, walled)).toBe(false);
  });

  it('DT-PORT-06: nor from behind a slit', () => {
    const labyrinth = laid('gatehouse@0 gate@2', gatehouse);
    expect(why(labyrinth, '@5,2', '@6,2', '@5,2')).toBe('DT-PORT-06');
    expect(why(labyrinth, '@6,2', '@6,2', '@5,2')).toBeNull();
  });

  it('DT-PORT-06: from a square of the line in front of it, it is worked', () => {
    const labyrinth = laid('gatehouse@0', gatehouse);
    expect(why(labyrinth, '@0,1', '@1,1', '@0,1')).toBeNull();
    expect(why(labyrinth, '@6,0', '@5,0', '@6,0')).toBeNull();
  });

  it('DT-BOARD-07: nobody works the portcullis of a room that is not revealed', () => {
    const labyrinth = laid('hall@0 gatehouse@0?', gatehouse);
    expect(why(labyrinth, '@5,1', '@6,1', '@5,1')).toBe('DT-BOARD-07');
  });
});
