import { describe, expect, it } from 'vitest';
import type { CellId } from '../../board/index.ts';
import { printAction } from '../../duel/notation/action.ts';
import { sceneOf } from './scene.ts';
import { costAt, explore, MP } from './search.ts';
import { type ReachedGoal, solutionsTo } from './solutions.ts';
import { BOARD_T, positionOf, square, tokenIn } from './testing/position.ts';

/** The distinct best ways of Puny Ed (M 3) to a square, in words. */
function waysTo(end: CellId, ...lines: string[]): string[] {
  const state = positionOf(...lines);
  const search = explore(sceneOf(state, tokenIn(state, 'N:puny-ed')), 5);
  let best = 0xffff;
  let goals: ReachedGoal[] = [];
  for (const world of search.scene.worlds.all) {
    for (let mp = 0; mp < MP; mp++) {
      const cost = costAt(search, world, end, mp);
      if (cost === null || cost > best) continue;
      if (cost < best) goals = [];
      best = cost;
      goals.push({ target: 0, world, cell: end, mp });
    }
  }
  return solutionsTo(search, goals, 5).map(({ actions }) =>
    actions.map(action => printAction(action).replace(/ N:puny-ed|step /g, '')).join(' '),
  );
}

describe('the best ways', () => {
  it('DS-TIE-04: ways that agree in all that matters are one, drawn north, east, south, west', () => {
    expect(waysTo(square(7, 18), BOARD_T, 'N:puny-ed @19,6')).toEqual(['move south west']);
  });

  it('DS-TIE-04: a thing that is picked up on one of them makes them two', () => {
    expect(waysTo(square(7, 18), BOARD_T, 'N:puny-ed @19,6', 'Y:rope @18,6')).toEqual([
      'move south west',
      'move west take Y:rope south',
    ]);
  });

  it('DS-TIE-06: each move goes as far as it can', () => {
    expect(waysTo(square(3, 8), 'maze hall@0', 'N:puny-ed @3,3')).toEqual([
      'move east east east move east east',
    ]);
  });

  it('DS-TIE-06: a move ends early only where it must', () => {
    const friend = 'N:artos @6,3';
    expect(waysTo(square(3, 8), 'maze hall@0', 'N:puny-ed @3,3', friend)).toEqual([
      'move east east move east east east',
    ]);
  });

  it('DS-JUMP-01, DS-TIE-05: a jump is two squares, straight on or round the corner', () => {
    expect(waysTo(square(4, 16), BOARD_T, 'N:puny-ed @14,4')).toEqual(['jump east east']);
    expect(waysTo(square(6, 16), BOARD_T, 'N:puny-ed @17,7')).toEqual(['jump west north']);
  });

  it('DS-KEY-01: what the way needs is opened first', () => {
    const [way] = waysTo(square(7, 17), BOARD_T, 'N:puny-ed @18,7', 'N:key @18,7');
    expect(way).toBe('open west move west');
  });
});
