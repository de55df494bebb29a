import { describe, expect, it } from 'vitest';
import { approach } from './approach.ts';
import { openDie } from './dice.ts';
import { sceneOf } from './scene.ts';
import { BOARD_T, positionOf, tokenIn } from './testing/position.ts';

function nearing(...lines: string[]) {
  const state = positionOf(BOARD_T, ...lines);
  return approach(sceneOf(state, tokenIn(state, 'N:mangdu')), 'regroup', 1, openDie());
}

describe('as near as possible', () => {
  it('DS-EDGE-08: of equal friends one that can be reached comes before a nearer one that cannot', () => {
    const way = nearing('N:mangdu @17,7', 'N:maldon @19,7', 'N:amestin @13,4');
    expect(way).toMatchObject({ target: 'N:amestin', rule: 'DS-PRIM-03' });
  });

  it('DS-PRIM-06, DS-PRIM-04: a friend behind a portcullis is approached as if it stood open', () => {
    const way = nearing('N:mangdu @16,5', 'N:maldon @19,7');
    expect(way).toMatchObject({ target: 'N:maldon', rule: 'DS-PRIM-05' });
  });

  it('DS-PRIM-07: without a target nothing is approached', () => {
    expect(nearing('N:mangdu @16,5')).toBeNull();
  });
});
