import { describe, expect, it } from 'vitest';
import { closing } from '../aims/combat.ts';
import { reveal } from '../aims/reveal.ts';
import { approach } from './approach.ts';
import { openDie } from './dice.ts';
import { BOARDS } from './relaxed.ts';
import { sceneOf } from './scene.ts';
import { BOARD_T, positionOf, tokenIn } from './testing/position.ts';

function nearing(...lines: string[]) {
  const state = positionOf(BOARD_T, ...lines);
  return approach(sceneOf(state, tokenIn(state, 'N:mangdu')), 'regroup', 1, openDie());
}

describe('as near as possible', () => {
  it('DS-EDGE-08: of equal friends one that can be reached comes before a nearer one that cannot', () => {
    const way = nearing('N:mangdu @17,7', 'N:maldon @19,7', 'N:amestin @13,4');
    expect(way).toMatchObject({ target: { token: 'N:amestin' }, rule: 'DS-PRIM-03' });
  });

  it('DS-PRIM-06, DS-PRIM-04: a friend behind a portcullis is approached as if it stood open', () => {
    const way = nearing('N:mangdu @16,5', 'N:maldon @19,7');
    expect(way).toMatchObject({ target: { token: 'N:maldon' }, rule: 'DS-PRIM-05' });
  });

  it('DS-EDGE-09: a line is no place to reveal or to fight from', () => {
    const maze = BOARD_T.replace('37R@2', '37R@2?').replace('37L@2', '37L@2?');
    const state = positionOf(maze, 'N:mangdu @16,4', 'Y:cleric @21,3');
    const scene = sceneOf(state, tokenIn(state, 'N:mangdu'));
    for (const board of BOARDS) {
      const goals = [closing, reveal].flatMap(rules =>
        rules.targets(scene).flatMap(target => rules.nearby(scene, board, target)),
      );
      expect(goals).not.toEqual([]);
      expect(goals.filter(cell => cell % 22 === 0 || cell % 22 === 21)).toEqual([]);
    }
  });

  it('DS-PRIM-07: without a target nothing is approached', () => {
    expect(nearing('N:mangdu @16,5')).toBeNull();
  });
});
