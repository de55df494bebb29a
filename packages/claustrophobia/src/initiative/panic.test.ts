import { scriptedRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { parsePosition } from '../notation/position.ts';
import { assign } from './initiative.ts';

const POSITION = `
tile T26 @0,0 NESW
stage assign
panic 1
dice 1 5 6
RD @0,0
BL1 @0,0
asks nothing`;

/** Deals with this choice of chance and says what the two got. */
function dealt(first: number, second: number): string {
  const state = parsePosition(POSITION);
  if (!state.ok) throw new Error(state.faults[0]!.text);
  assign(state.value, scriptedRandom({ lot: [first, second] }), []);
  return `${state.value.die[0]}${state.value.die[3]}`;
}

describe('Panic! deals the dice by chance', () => {
  it('CL-INIT-06: each of the six ordered pairs comes from one of six equal chances', () => {
    const pairs = [0, 1, 2].flatMap(first => [0, 1].map(second => dealt(first, second)));
    expect(pairs.sort()).toEqual(['15', '16', '51', '56', '61', '65']);
  });
});
