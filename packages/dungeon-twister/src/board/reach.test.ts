import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLIT } from './bars.ts';
import { DIRECTIONS } from './direction.ts';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import { printRoomSquare } from './notation.ts';
import { type CellId, cellAt, columnOf, rowOf } from './plan.ts';
import { createReach, findReach, stepsTo, wayTo } from './reach.ts';
import { adjacent, type Gait, ON_FOOT } from './step.ts';
import { arbitraryPair } from './testing/arbitrary.ts';
import { at, laid, set, standingOn } from './testing/laid.ts';
import { type PlainLabyrinth, plainBars, plainGround, plainNeighbour } from './testing/plain.ts';

// The same examples every time.
fc.configureGlobal({ seed: 1 });

function squaresWithin(labyrinth: Labyrinth, from: string, limit: number, gait?: Gait): string[] {
  const reach = findReach(
    createReach(planUnder(labyrinth)),
    labyrinth,
    at(labyrinth, from),
    limit,
    gait,
  );
  return Array.from(reach.found.subarray(0, reach.count), cell =>
    printRoomSquare(labyrinth, cell as CellId),
  );
}

describe('reach', () => {
  it('DT-MOVE-03: with portcullises shut nobody leaves the nine squares around the gear of 38L', () => {
    const cell = [1, 2, 3].flatMap(row => [1, 2, 3].map(column => `38L(${row},${column})`));
    expect(squaresWithin(laid('38L@0'), '38L(2,1)', 20).sort()).toEqual(cell);
  });

  it('DT-SLIT-04: a Naga leaves that cell through its slits', () => {
    const gait: Gait = { passes: SLIT, overPits: false };
    expect(squaresWithin(laid('38L@0'), '38L(1,2)', 1, gait)).toContain('38L(0,2)');
  });

  it('DT-LINE-01: from @1,4 back to the line and along it to @0,7 takes 4 steps', () => {
    const labyrinth = laid('hall@0 / hall@0');
    const reach = createReach(planUnder(labyrinth));
    findReach(reach, labyrinth, at(labyrinth, '@1,4'), 4);
    expect(stepsTo(reach, at(labyrinth, '@0,7'))).toBe(4);
    findReach(reach, labyrinth, at(labyrinth, '@1,4'), 3);
    expect(stepsTo(reach, at(labyrinth, '@0,7'))).toBeNull();
  });

  it('DT-PIT-01: pits bar the way, except in flight', () => {
    const labyrinth = laid('39R@0');
    expect(squaresWithin(labyrinth, '39R(0,2)', 1)).toEqual(['39R(0,2)', '39R(1,2)']);
    const flying = squaresWithin(labyrinth, '39R(0,2)', 1, { passes: 0, overPits: true });
    expect(flying.sort()).toEqual(['39R(0,1)', '39R(0,2)', '39R(0,3)', '39R(1,2)']);
  });

  it('DT-PORT-01: an open portcullis lets through', () => {
    const labyrinth = laid('38L@0');
    set(labyrinth, '38L(2,0)', '38L(2,1)', 'open');
    expect(squaresWithin(labyrinth, '38L(2,1)', 1)).toContain('38L(2,0)');
  });

  it('blocked squares are gone round, and a way names every step', () => {
    const labyrinth = laid('hall@0');
    const reach = createReach(planUnder(labyrinth));
    const start = at(labyrinth, '@2,2');
    const goal = at(labyrinth, '@4,2');
    findReach(reach, labyrinth, start, 6, ON_FOOT, standingOn(labyrinth, '@3,1', '@3,2', '@3,3'));
    expect(stepsTo(reach, goal)).toBe(6);
    const way = wayTo(reach, goal)!;
    expect(way).toHaveLength(6);
    expect(way.at(-1)).toBe(goal);
    [start, ...way].slice(1).forEach((cell, index) => {
      expect(adjacent(labyrinth, [start, ...way][index]!, cell)).toBe(true);
    });
    expect(wayTo(reach, start)).toEqual([]);
    expect(wayTo(reach, at(labyrinth, '@3,2'))).toBeNull();
  });

  it('goes on counting when the numbers of questions are used up', () => {
    const labyrinth = laid('hall@0');
    const reach = createReach(planUnder(labyrinth));
    const start = at(labyrinth, '@3,2');
    findReach(reach, labyrinth, start, 9);
    reach.question = 0xffffffff;
    findReach(reach, labyrinth, start, 1);
    expect(reach.count).toBe(5);
    expect(stepsTo(reach, at(labyrinth, '@3,4'))).toBeNull();
  });

  it('DT-MOVE-01: it finds what a plain flood finds, in as many steps', () => {
    fc.assert(
      fc.property(
        arbitraryPair,
        fc.nat({ max: 119 }),
        fc.nat({ max: 12 }),
        fc.record({ passes: fc.constantFrom(0, SLIT), overPits: fc.boolean() }),
        fc.uniqueArray(fc.nat({ max: 119 }), { maxLength: 12 }),
        ({ labyrinth, plain }, start, limit, gait, crowd) => {
          const blocked = new Uint8Array(planUnder(labyrinth).cells);
          for (const cell of crowd) blocked[cell] = 1;
          const reach = createReach(planUnder(labyrinth));
          findReach(reach, labyrinth, start as CellId, limit, gait, blocked);
          const steps = plainSteps(labyrinth, plain, start as CellId, limit, gait, blocked);
          expect(reach.count).toBe(steps.size);
          for (const [cell, taken] of steps) {
            expect(stepsTo(reach, cell)).toBe(taken);
            expect(wayTo(reach, cell)).toHaveLength(taken);
          }
        },
      ),
    );
  });
});

/** Ring by ring, with sets. */
function plainSteps(
  labyrinth: Labyrinth,
  plain: PlainLabyrinth,
  start: CellId,
  limit: number,
  gait: Gait,
  blocked: Uint8Array,
): Map<CellId, number> {
  const plan = planUnder(labyrinth);
  const steps = new Map([[start, 0]]);
  for (let taken = 1; taken <= limit; taken++) {
    for (const [cell, before] of [...steps]) {
      if (before !== taken - 1) continue;
      const [x, y] = [columnOf(plan, cell), rowOf(plan, cell)];
      for (const direction of DIRECTIONS) {
        const next = plainNeighbour(plain, x, y, direction);
        if (!next || (plainBars(plain, x, y, direction) & ~gait.passes) !== 0) continue;
        const to = cellAt(plan, ...next)!;
        const pit = plainGround(plain, ...next) === 'pit' && !gait.overPits;
        if (!pit && blocked[to] === 0 && !steps.has(to)) steps.set(to, taken);
      }
    }
  }
  return steps;
}
