import { describe, expect, it } from 'vitest';
import { SLIT } from './bars.ts';
import { EAST, NORTH } from './direction.ts';
import { nearEdge } from './edge.ts';
import type { Labyrinth } from './labyrinth.ts';
import { planUnder } from './labyrinth.ts';
import { setEdge } from './portcullis.ts';
import { adjacent, type Gait, ON_FOOT, whatBars, whyNoStep } from './step.ts';
import { at, laid, set, towards } from './testing/laid.ts';

const NAGA: Gait = { passes: SLIT, overPits: false };
const LEVITATING: Gait = { passes: 0, overPits: true };

function areAdjacent(labyrinth: Labyrinth, one: string, other: string): boolean {
  const there = adjacent(labyrinth, at(labyrinth, one), at(labyrinth, other));
  expect(adjacent(labyrinth, at(labyrinth, other), at(labyrinth, one))).toBe(there);
  return there;
}

function why(labyrinth: Labyrinth, from: string, to: string, gait = ON_FOOT) {
  return whyNoStep(labyrinth, at(labyrinth, from), towards(labyrinth, from, to), gait);
}

describe('adjacent squares', () => {
  it('DT-CONV-03: a shut portcullis parts 37R(2,1) from 37R(2,2), an open one does not', () => {
    const labyrinth = laid('37R@0');
    expect(areAdjacent(labyrinth, '37R(2,1)', '37R(2,2)')).toBe(false);
    set(labyrinth, '37R(2,1)', '37R(2,2)', 'open');
    expect(areAdjacent(labyrinth, '37R(2,1)', '37R(2,2)')).toBe(true);
  });

  it('DT-CONV-03: a slit keeps 37L(3,3) and 37L(3,4) apart, a corner too', () => {
    expect(areAdjacent(laid('37L@0'), '37L(3,3)', '37L(3,4)')).toBe(false);
    expect(areAdjacent(laid('hall@0'), '@3,3', '@4,4')).toBe(false);
    expect(areAdjacent(laid('hall@0'), '@3,3', '@4,3')).toBe(true);
  });

  it('DT-BOARD-03: both parts of a border must be open', () => {
    const labyrinth = laid('37L@0 38L@0');
    expect(areAdjacent(labyrinth, '37L(1,4)', '38L(1,0)')).toBe(false);
    expect(why(labyrinth, '37L(1,4)', '38L(1,0)')).toBe('DT-BOARD-05');
    expect(areAdjacent(labyrinth, '37L(2,4)', '38L(2,0)')).toBe(true);
  });

  it('DT-BOARD-04: between a line and a room only the border of the room matters', () => {
    const labyrinth = laid('38R@0');
    expect(areAdjacent(labyrinth, '@0,1', '38R(1,0)')).toBe(false);
    expect(why(labyrinth, '@0,1', '38R(1,0)')).toBe('DT-BOARD-05');
    expect(areAdjacent(labyrinth, '@0,0', '38R(0,0)')).toBe(true);
  });

  it('DT-BOARD-04: the open top edge of 38R(0,0) leads nowhere', () => {
    const labyrinth = laid('38R@0');
    expect(whatBars(labyrinth, at(labyrinth, '38R(0,0)'), NORTH)).toBe('DT-BOARD-04');
    expect(whatBars(labyrinth, at(labyrinth, '38R(0,0)'), NORTH, SLIT)).toBe('DT-BOARD-04');
    expect(whatBars(labyrinth, at(labyrinth, '@6,2'), EAST)).toBe('DT-BOARD-04');
  });

  it('DT-LINE-01: consecutive squares of a line are adjacent, across the rooms too', () => {
    const labyrinth = laid('38R@0 / 38L@0?');
    for (let y = 0; y < 9; y++) {
      expect(areAdjacent(labyrinth, `@0,${y}`, `@0,${y + 1}`)).toBe(true);
      expect(areAdjacent(labyrinth, `@6,${y}`, `@6,${y + 1}`)).toBe(true);
    }
  });
});

describe('what stops a step', () => {
  it('DT-BOARD-05: a wall, also for a Naga and in flight', () => {
    const labyrinth = laid('37L@0');
    for (const gait of [ON_FOOT, NAGA, LEVITATING]) {
      expect(why(labyrinth, '37L(1,3)', '37L(2,3)', gait)).toBe('DT-BOARD-05');
    }
  });

  it('DT-PORT-01: a closed portcullis until it is opened or broken', () => {
    const labyrinth = laid('37L@0');
    expect(why(labyrinth, '37L(1,2)', '37L(1,3)')).toBe('DT-PORT-01');
    set(labyrinth, '37L(1,2)', '37L(1,3)', 'open');
    expect(why(labyrinth, '37L(1,2)', '37L(1,3)')).toBeNull();
    set(labyrinth, '37L(1,2)', '37L(1,3)', 'closed');
    expect(why(labyrinth, '37L(1,3)', '37L(1,2)')).toBe('DT-PORT-01');
    set(labyrinth, '37L(1,2)', '37L(1,3)', 'broken');
    expect(why(labyrinth, '37L(1,3)', '37L(1,2)')).toBeNull();
  });

  it('DT-SLIT-01: a slit; DT-SLIT-04: but not for the Naga', () => {
    const labyrinth = laid('37L@0');
    expect(why(labyrinth, '37L(3,3)', '37L(3,4)')).toBe('DT-SLIT-01');
    expect(why(labyrinth, '37L(3,3)', '37L(3,4)', LEVITATING)).toBe('DT-SLIT-01');
    expect(why(labyrinth, '37L(3,3)', '37L(3,4)', NAGA)).toBeNull();
  });

  it('DT-NAGA-01: slit against slit or open edge passes, slit against wall does not', () => {
    expect(why(laid('40R@0 39L@0'), '40R(3,4)', '39L(3,0)', NAGA)).toBeNull();
    expect(why(laid('40R@0 38L@0'), '40R(3,4)', '38L(3,0)', NAGA)).toBeNull();
    expect(why(laid('40R@0 37L@0'), '40R(3,4)', '37L(3,0)', NAGA)).toBe('DT-BOARD-05');
    expect(why(laid('40R@0 37L@0'), '40R(3,4)', '37L(3,0)')).toBe('DT-SLIT-01');
  });

  it('DT-PIT-01: a bare pit, unless it is crossed in flight', () => {
    const labyrinth = laid('39R@0');
    expect(why(labyrinth, '39R(0,2)', '39R(0,1)')).toBe('DT-PIT-01');
    expect(why(labyrinth, '39R(0,2)', '39R(0,1)', LEVITATING)).toBeNull();
    expect(why(labyrinth, '39R(0,1)', '39R(0,2)')).toBeNull();
  });

  it('DT-CONV-08: the rule of a feature is named before that of a wall', () => {
    expect(why(laid('37L@0'), '37L(1,4)', '37L(2,4)')).toBe('DT-PIT-01');
    expect(why(laid('37L@0'), '37L(1,4)', '37L(2,4)', LEVITATING)).toBe('DT-BOARD-05');
  });

  it('DT-CONV-08: of a slit backed by a closed portcullis the lower id is named', () => {
    const labyrinth = laid('39L@0 gate@2');
    expect(why(labyrinth, '39L(2,4)', '@6,2')).toBe('DT-PORT-01');
    set(labyrinth, '@6,2', '39L(2,4)', 'open');
    expect(why(labyrinth, '39L(2,4)', '@6,2')).toBe('DT-SLIT-01');
  });

  it('DT-BOARD-07: a room not yet revealed; a border of ones own is named first', () => {
    const labyrinth = laid('37L@0 hall@0?');
    expect(why(labyrinth, '37L(1,4)', '@6,1')).toBe('DT-BOARD-07');
    expect(why(labyrinth, '37L(1,4)', '@6,1', NAGA)).toBe('DT-BOARD-07');
    expect(why(labyrinth, '37L(0,4)', '@6,0')).toBe('DT-SLIT-01');
    expect(why(labyrinth, '37L(4,4)', '@6,4')).toBe('DT-BOARD-05');
    expect(why(labyrinth, '@11,3', '@10,3')).toBe('DT-BOARD-07');
  });

  it('DT-BOARD-07: the edges and pits of a hidden room are not known to anybody', () => {
    const hidden = ['37L@0', '39R@1', 'hall@0'].map(room => laid(`hall@0 ${room}?`));
    for (const labyrinth of hidden) {
      const { edgesAt } = planUnder(labyrinth);
      const known = (of: typeof labyrinth) => of.table.subarray(0, edgesAt);
      expect(known(labyrinth)).toEqual(known(hidden[0]!));
    }
  });
});

describe('broken edges', () => {
  it('DT-EXT-06: a slit marked broken is passable for everybody, and so is a wall', () => {
    const labyrinth = laid('37L@0');
    set(labyrinth, '37L(3,3)', '37L(3,4)', 'broken');
    set(labyrinth, '37L(1,3)', '37L(2,3)', 'broken');
    expect(areAdjacent(labyrinth, '37L(3,3)', '37L(3,4)')).toBe(true);
    expect(why(labyrinth, '37L(2,3)', '37L(1,3)')).toBeNull();
  });

  it('DT-PORT-02: only a portcullis can be open; where nothing stands nothing breaks', () => {
    const labyrinth = laid('37L@0');
    expect(() => set(labyrinth, '37L(3,3)', '37L(3,4)', 'open')).toThrow(RangeError);
    const open = nearEdge(labyrinth, at(labyrinth, '37L(0,0)'), NORTH)!;
    expect(() => setEdge(labyrinth, open, 'broken')).toThrow(RangeError);
  });
});
