import { describe, expect, it } from 'vitest';
import { drawPosition } from './chance.ts';
import { differenceOn } from './compare.ts';

/** The same positions every time; `npm run second-opinion` draws others. */
const POSITIONS = 150;

describe('the planner and the second opinion', () => {
  it(`DS-OBJ-01, DS-OBJ-04, DS-OBJ-05, DS-OBJ-06, DS-OBJ-08, DS-TIE-01, DS-TIE-04, DS-TIE-06, DS-ITEM-01, DS-ITEM-02, DS-ITEM-05, DS-ITEM-06, DS-ITEM-07, DS-GET-01, DS-GET-02, DS-KEY-01, DS-PRIM-03, DS-PRIM-04, DS-PRIM-05, DS-EDGE-02, DS-EDGE-12, DS-EDGE-16: agree on ${POSITIONS} positions`, () => {
    for (let seed = 1; seed <= POSITIONS; seed++) {
      const { state, npc } = drawPosition(seed);
      expect({ seed, difference: differenceOn(state, npc) }).toEqual({ seed, difference: null });
    }
  }, 240_000);
});
