import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLIT } from './bars.ts';
import { DIRECTIONS, EAST, NORTH, SOUTH, WEST } from './direction.ts';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import { printCell } from './notation.ts';
import { type CellId, cellAt, columnOf, rowOf } from './plan.ts';
import { firstSeen, lookAlong, sees } from './sight.ts';
import { arbitraryPair } from './testing/arbitrary.ts';
import { at, laid, set, sketch, standingOn } from './testing/laid.ts';
import { type PlainLabyrinth, plainBars, plainNeighbour } from './testing/plain.ts';

// The same examples every time.
fc.configureGlobal({ seed: 1 });

function sight(labyrinth: Labyrinth, from: string, to: string, ...others: string[]): boolean {
  const characters = standingOn(labyrinth, from, to, ...others);
  return sees(labyrinth, at(labyrinth, from), at(labyrinth, to), characters);
}

describe('line of sight', () => {
  const row = laid('hall@0 hall@1 hall@2 hall@3');

  it('DT-LOS-01: it runs straight over any distance, across rooms and onto lines', () => {
    expect(sight(row, '@1,4', '@20,4')).toBe(true);
    expect(sight(row, '@0,4', '@21,4')).toBe(true);
    expect(sight(row, '@21,4', '@0,4')).toBe(true);
    expect(sight(row, '@3,0', '@3,4')).toBe(true);
    expect(sight(row, '@0,4', '@0,0')).toBe(true);
  });

  it('DT-LOS-01: a looker on @2,3 sees nobody in row 4 but straight below', () => {
    const seen = Array.from({ length: 22 }, (_, x) => x).filter(x => sight(row, '@2,3', `@${x},4`));
    expect(seen).toEqual([2]);
  });

  it('DT-LOS-02: of several characters in a row only the nearest is seen', () => {
    const characters = standingOn(row, '@2,2', '@5,2', '@9,2');
    expect(firstSeen(row, at(row, '@2,2'), EAST, characters)).toBe(at(row, '@5,2'));
    expect(firstSeen(row, at(row, '@2,2'), WEST, characters)).toBeNull();
    expect(sight(row, '@2,2', '@5,2', '@9,2')).toBe(true);
    expect(sight(row, '@2,2', '@9,2', '@5,2')).toBe(false);
  });

  it('DT-LOS-02: walls, closed portcullises, slits further on and the outside end it', () => {
    const labyrinth = laid('37L@0');
    const stop = (from: string, direction: 0 | 1 | 2 | 3) =>
      lookAlong(
        labyrinth,
        at(labyrinth, from),
        direction,
        new Uint8Array(planUnder(labyrinth).cells),
      );
    expect(stop('37L(1,3)', SOUTH)).toEqual({ seen: [], stop: 'DT-BOARD-05' });
    expect(stop('37L(1,2)', EAST)).toEqual({ seen: [], stop: 'DT-PORT-01' });
    expect(stop('37L(0,3)', EAST)).toEqual({
      seen: [at(labyrinth, '37L(0,4)')],
      stop: 'DT-SLIT-02',
    });
    expect(stop('37L(0,4)', EAST)).toEqual({ seen: [at(labyrinth, '@6,0')], stop: 'DT-BOARD-04' });
    expect(stop('37L(0,1)', NORTH)).toEqual({ seen: [], stop: 'DT-BOARD-04' });
  });

  it('DT-LOS-03: pits, gears, open and broken portcullises do not block it', () => {
    const labyrinth = laid('38R@0');
    expect(sight(labyrinth, '38R(4,0)', '38R(4,4)')).toBe(false);
    set(labyrinth, '38R(4,1)', '38R(4,2)', 'open');
    expect(sight(labyrinth, '38R(4,0)', '@6,4')).toBe(true);
    set(labyrinth, '38R(4,1)', '38R(4,2)', 'broken');
    expect(sight(labyrinth, '@6,4', '38R(4,0)')).toBe(true);
    expect(sight(labyrinth, '38R(4,3)', '38R(3,3)')).toBe(true);
  });

  it('DT-LOS-03: what the looker carries on its own square does not block it', () => {
    expect(sight(row, '@2,2', '@5,2')).toBe(true);
    expect(sight(row, '@2,2', '@2,2')).toBe(false);
  });

  it('DT-PIT-01: a looker on 39R(1,1) sees across the pit 39R(0,1)', () => {
    const labyrinth = laid('hall@0 / 39R@0');
    expect(sight(labyrinth, '39R(1,1)', 'hall(0,1)')).toBe(true);
  });

  it('DT-BOARD-07: nobody sees into or across a room that is not revealed', () => {
    const labyrinth = laid('hall@0 hall@0? hall@0');
    expect(sight(labyrinth, '@12,2', '@4,2')).toBe(false);
    expect(sight(labyrinth, '@12,2', '@8,2')).toBe(false);
    const gaze = lookAlong(labyrinth, at(labyrinth, '@12,2'), WEST, standingOn(labyrinth));
    expect(gaze).toEqual({ seen: [at(labyrinth, '@11,2')], stop: 'DT-BOARD-07' });
  });

  it('DT-BOARD-03: both parts of a border must permit it', () => {
    const labyrinth = laid('37L@0 38L@0');
    expect(sight(labyrinth, '37L(1,4)', '38L(1,0)')).toBe(false);
    expect(sight(labyrinth, '37L(2,4)', '38L(2,0)')).toBe(true);
  });

  it('DT-EXT-06: a slit marked broken is transparent for everybody', () => {
    const labyrinth = laid('37L@0 37R@0');
    set(labyrinth, '37L(3,3)', '37L(3,4)', 'broken');
    expect(sight(labyrinth, '37R(3,1)', '37L(3,3)')).toBe(true);
  });
});

describe('looking through slits', () => {
  it('DT-SLIT-02: whoever stands beside it sees through, but is not seen from afar', () => {
    const labyrinth = laid('37L@0 37R@0');
    expect(sight(labyrinth, '37L(3,3)', '37R(3,1)')).toBe(true);
    expect(sight(labyrinth, '37R(3,1)', '37L(3,3)')).toBe(false);
    expect(sight(labyrinth, '37L(3,4)', '37L(3,3)')).toBe(true);
  });

  const gallery = sketch(
    'gallery',
    `
+   +   +   +   +   +
  G   .   .   .   .
+   +   +   +   +   +
  .   . s . s .   .
+   +   +   +   +   +
  .   .   .   .   . s
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
`,
  );

  it('DT-SLIT-03: behind the second slit in a row nothing is seen', () => {
    const labyrinth = laid('gallery@0', gallery);
    expect(sight(labyrinth, 'gallery(1,1)', 'gallery(1,2)')).toBe(true);
    expect(sight(labyrinth, 'gallery(1,1)', 'gallery(1,3)')).toBe(false);
    const gaze = lookAlong(labyrinth, at(labyrinth, 'gallery(1,1)'), EAST, standingOn(labyrinth));
    expect(gaze).toEqual({ seen: [at(labyrinth, 'gallery(1,2)')], stop: 'DT-SLIT-03' });
  });

  it('DT-SLIT-03: slits back to back on one border count as one', () => {
    const labyrinth = laid('40R@0 39L@0');
    expect(sight(labyrinth, '40R(3,4)', '39L(3,2)')).toBe(true);
    expect(sight(labyrinth, '39L(3,0)', '40R(3,1)')).toBe(true);
    expect(sight(labyrinth, '40R(3,3)', '39L(3,0)')).toBe(false);
  });

  it('DT-SLIT-03: a slit backed by a wall or a closed portcullis gives no sight', () => {
    const walled = laid('40R@0 37L@0');
    expect(sight(walled, '40R(3,4)', '37L(3,0)')).toBe(false);
    const gaze = lookAlong(walled, at(walled, '40R(3,4)'), EAST, standingOn(walled));
    expect(gaze).toEqual({ seen: [], stop: 'DT-SLIT-03' });
    const labyrinth = laid('gallery@0 gate@2', gallery);
    expect(sight(labyrinth, 'gallery(2,4)', '@6,2')).toBe(false);
    set(labyrinth, '@6,2', '@5,2', 'open');
    expect(sight(labyrinth, 'gallery(2,4)', '@6,2')).toBe(true);
  });

  it('DT-SLIT-02: a slit towards a hidden room shows nothing', () => {
    const labyrinth = laid('37L@0 37R@0?');
    const gaze = lookAlong(labyrinth, at(labyrinth, '37L(0,4)'), EAST, standingOn(labyrinth));
    expect(gaze).toEqual({ seen: [], stop: 'DT-BOARD-07' });
  });
});

describe('sight in any labyrinth', () => {
  const arbitraryCrowd = fc.uniqueArray(fc.nat({ max: 119 }), { maxLength: 12 });

  it('DT-LOS-02, DT-SLIT-02: it is symmetric but for slits, which serve those beside them', () => {
    fc.assert(
      fc.property(arbitraryPair, arbitraryCrowd, ({ labyrinth, plain }, crowd) => {
        const characters = new Uint8Array(planUnder(labyrinth).cells);
        for (const cell of crowd) characters[cell] = 1;
        const mistakes: string[] = [];
        forEachRay(labyrinth, plain, (from, to, edges, between) => {
          const there = sees(labyrinth, from, to, characters);
          const back = sees(labyrinth, to, from, characters);
          const clear = between.every(cell => characters[cell] === 0);
          const slits = edges.map(bars => (bars & SLIT) !== 0);
          const open = clear && !edges.some(bars => (bars & ~SLIT) !== 0);
          const asRuled =
            there === (open && !slits.slice(1).includes(true)) &&
            back === (open && !slits.slice(0, -1).includes(true)) &&
            (slits.includes(true) || there === back);
          if (!asRuled)
            mistakes.push(
              `${printCell(planUnder(labyrinth), from)}-${printCell(planUnder(labyrinth), to)}`,
            );
        });
        expect(mistakes).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('DT-LOS-01: looking along a line, looking for the first and asking for one square agree', () => {
    fc.assert(
      fc.property(arbitraryPair, arbitraryCrowd, ({ labyrinth }, crowd) => {
        const characters = new Uint8Array(planUnder(labyrinth).cells);
        for (const cell of crowd) characters[cell] = 1;
        for (let cell = 0; cell < planUnder(labyrinth).cells; cell++) {
          const from = cell as CellId;
          const seen = DIRECTIONS.flatMap(direction => {
            const gaze = lookAlong(labyrinth, from, direction, characters);
            const first = gaze.seen.find(square => characters[square] !== 0) ?? null;
            expect(firstSeen(labyrinth, from, direction, characters)).toBe(first);
            expect(gaze.stop === 'DT-LOS-02').toBe(first !== null);
            return gaze.seen;
          });
          const everywhere = Array.from(
            { length: planUnder(labyrinth).cells },
            (_, to) => to as CellId,
          );
          expect(everywhere.filter(to => sees(labyrinth, from, to, characters))).toEqual(
            seen.sort((a, b) => a - b),
          );
        }
      }),
      { numRuns: 5 },
    );
  });
});

type Ray = (from: CellId, to: CellId, edges: number[], between: CellId[]) => void;

/** Every stretch of squares in a line, with the bars on its way as the plain labyrinth has them. */
function forEachRay(labyrinth: Labyrinth, plain: PlainLabyrinth, visit: Ray): void {
  const plan = planUnder(labyrinth);
  for (let start = 0; start < plan.cells; start++) {
    const from = start as CellId;
    for (const direction of [EAST, SOUTH]) {
      const edges: number[] = [];
      const between: CellId[] = [];
      let place: readonly [number, number] = [columnOf(plan, from), rowOf(plan, from)];
      for (;;) {
        const next = plainNeighbour(plain, ...place, direction);
        if (!next) break;
        edges.push(plainBars(plain, ...place, direction));
        const to = cellAt(plan, ...next)!;
        visit(from, to, edges, between);
        between.push(to);
        place = next;
      }
    }
  }
}
