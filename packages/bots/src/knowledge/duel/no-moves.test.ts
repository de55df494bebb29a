import { type Duel, duel } from '@oubliette/dungeon-twister';
import { furtherOf, SHIPPED_SETS } from '@oubliette/dungeon-twister/documents';
import type { Result } from '@oubliette/kernel';
import { expect, it } from 'vitest';
import { type Guessed, worldOf } from '../../world.ts';
import { duelKnowledge } from './duel.ts';

const world = worldOf<Duel>(duel, ['blue', 'yellow']);
const sets = await Promise.all(SHIPPED_SETS.map(({ load }) => load()));

function known<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.faults[0]!.text);
  return result.value;
}

const options = known(duel.parseOptions({ forces: 'free', content: furtherOf(sets) }));

const chances = (facts: string) => {
  const lines = `maze hall@0\nturn 3 blue\ncast\nB:naga @5,4\nY:naga @16,4\n${facts}`;
  const state = known(duel.notation.parsePosition(lines, options)) as Guessed<Duel>;
  return duelKnowledge.chances(world, state);
};

/** A gear of the first room, and a square beside it. */
const [ON_A_GEAR, BESIDE] = ['@1,0', '@2,0'];

it.each([ON_A_GEAR, BESIDE])(
  'DT-PND-07: the Red Dragon, who has no moves, is judged wherever he stands (%s)',
  place => {
    const [blue, yellow] = chances(`B:red-dragon ${place}`);
    expect(blue! + yellow!).toBeCloseTo(1);
    expect(blue).toBeGreaterThan(0);
    expect(blue).toBeLessThan(1);
  },
);

it('DT-PND-07: he walks out no sooner at the exit than far from it', () => {
  const [near, far] = ['@20,0', '@2,2'].map(place => chances(`B:red-dragon ${place}`)[0]!);
  expect(near).toBeCloseTo(far!);
});
