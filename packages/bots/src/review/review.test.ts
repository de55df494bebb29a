import { claustrophobia } from '@oubliette/claustrophobia';
import { type Duel, duel } from '@oubliette/dungeon-twister';
import { fastRandom, type Shape } from '@oubliette/kernel';
import { lantern } from '@oubliette/kernel/reference';
import { describe, expect, it } from 'vitest';
import { claustrophobiaKnowledge } from '../knowledge/claustrophobia/claustrophobia.ts';
import { duelKnowledge } from '../knowledge/duel/duel.ts';
import { mindOf } from '../search/mind.ts';
import { search } from '../search/search.ts';
import { lanternMind } from '../testing/positions.ts';
import { type Guessed, worldOf } from '../world.ts';
import { gainOf, judged, type ReviewedMoment, review } from './review.ts';
import { reviewOf } from './turns.ts';

/** A random match as red saw it, the end included. */
function momentsOfRed(): ReviewedMoment<Shape>[] {
  const random = fastRandom(12);
  const options = lantern.parseOptions({});
  if (!options.ok) throw new Error('options');
  const state = lantern.setup(options.value, random);
  const moments: ReviewedMoment<Shape>[] = [];
  for (let asked = lantern.decision(state); asked !== null; asked = lantern.decision(state)) {
    const seat = asked.seats[0]!;
    const legal = lantern.legal(state, seat);
    const action = legal[random.below('any', legal.length)]!;
    const view = lantern.view(state, 'red');
    moments.push({ at: moments.length, view, seat });
    lantern.apply(state, seat, action, random);
  }
  return [...moments, { at: moments.length, view: lantern.view(state, 'red') }];
}

describe('a review', () => {
  const moments = momentsOfRed();
  const { curve, turns } = review(lanternMind, 'red', moments, 1);

  it('has the chances of both sides at every moment, and ends with the end', () => {
    expect(curve).toHaveLength(moments.length);
    for (const { chances } of curve) expect(chances[0]! + chances[1]!).toBeCloseTo(1);
    expect([0, 0.5, 1]).toContain(curve.at(-1)!.chances[0]);
  });

  it('names the three moments that changed most, in the order of the match', () => {
    expect(turns).toHaveLength(3);
    expect(turns.map(({ at }) => at)).toEqual([...turns.map(({ at }) => at)].sort((a, b) => a - b));
    const swings = curve
      .slice(1)
      .map(({ chances }, index) => Math.abs(chances[0]! - curve[index]!.chances[0]!))
      .sort((a, b) => b - a);
    const named = turns.map(({ before, after }) => Math.abs(after - before)).sort((a, b) => b - a);
    expect(named).toEqual(swings.slice(0, 3));
  });

  it('names none where hardly anything changed', () => {
    const swung = (by: number) => {
      const chances = [0, by].map(more => [0.5 + more, 0.5 - more]);
      const moments = chances.map((both, at) => ({ at, seat: null, chances: both }));
      return reviewOf(moments, 'red', lanternMind.world.seats).turns;
    };
    expect(swung(-0.02)).toEqual([]);
    expect(swung(-0.04)).toHaveLength(1);
  });

  it('tells how long each of them was', () => {
    for (const { at, until } of turns) expect(until).toBe(at + 1);
  });
});

describe('a review of the duel', () => {
  const mind = mindOf(worldOf<Duel>(duel, ['blue', 'yellow']), duelKnowledge);
  // A hall is in no set of rooms, and whoever sees all of it has nothing to guess.
  function seen(position: string) {
    const state = duel.notation.parsePosition(`maze hall@0\n${position}`);
    if (!state.ok) throw new Error(state.faults[0]!.text);
    const guess = () => duel.clone(state.value) as Guessed<Duel>;
    const moment = { at: 0, view: duel.view(state.value, 'blue') };
    return { knowing: { ...mind, world: { ...mind.world, guess } }, moment };
  }
  function at(position: string): number {
    const { knowing, moment } = seen(position);
    return judged(knowing, 'blue', [moment], 1)[0]!.chances[0]!;
  }

  it('rises and falls less with whose turn it is than a thought does', () => {
    const positions = ['blue', 'yellow'].map(
      seat => `turn 9 ${seat}\nleft 3\nB:naga @5,4\nY:naga @16,4`,
    );
    const thought = (position: string) => {
      const { knowing, moment } = seen(position);
      const about = { view: moment.view, seat: 'blue' as const };
      const { totals, nodes } = search(knowing, about, { nodes: 60 }, fastRandom(1));
      return totals[0]! / nodes;
    };
    const swing = (chance: (position: string) => number) =>
      Math.abs(chance(positions[0]!) - chance(positions[1]!));
    expect(swing(at)).toBeLessThan(0.9 * swing(thought));
  });

  it('rises with a point more than with three steps', () => {
    const here = (facts: string) => at(`turn 9 blue\nleft 2\nB:wizard @5,5\n${facts}`);
    const before = here('B:naga @9,4\nY:naga @16,4');
    const nearer = here('B:naga @12,4\nY:naga @16,4');
    const point = here('points blue 1\nB:naga @9,4');
    expect(nearer).toBeGreaterThan(before);
    expect(point - before).toBeGreaterThan(2 * (nearer - before));
  });

  it('compares what was done with what could have been, by where it leads', () => {
    const { knowing, moment } = seen('turn 9 blue\nleft 2\nB:naga @5,4\nY:naga @16,4');
    const walk = (...ways: string[]) => ['move B:naga', ...ways.map(way => `step ${way}`), 'stop'];
    const gain = (done: readonly string[], instead: readonly string[]) =>
      gainOf(knowing, 'blue', moment, { done, instead }, 1);
    expect(gain(['end'], walk('east', 'east', 'east'))).toBeGreaterThan(0);
    expect(gain(['end'], walk('north', 'south'))).toBeCloseTo(0);
    expect(gain(walk('east', 'south'), walk('south', 'east'))).toBe(0);
    expect(gain(walk('east', 'east'), walk('west', 'west'))).toBeLessThan(0);
  });
});

it('S6: a review looks at a round that begins as it does at one that has begun', () => {
  const mind = mindOf(worldOf(claustrophobia, ['human', 'demon']), claustrophobiaKnowledge);
  // The carrier is cut off by a cave-in that anybody can clear away.
  const position = [
    'stage assign\nscenario S6\ndice 3 3\ntile T02 @0,0 NEW caved N\ntile T27 @0,-1 NESW caved S',
    'carrier BL1\nRD @0,-1\nBL1 @0,-1\nasks assign human',
  ].join('\n');
  const read = claustrophobia.notation.parsePosition(position);
  if (!read.ok) throw new Error(read.faults[0]!.text);
  const state = read.value;
  const at = () =>
    judged(mind, 'human', [{ at: 0, view: claustrophobia.view(state, 'human') }], 1)[0]!
      .chances[0]!;
  const before = at();
  claustrophobia.apply(state, 'human', { do: 'give', value: 3, who: 'BL1' }, fastRandom(1));
  expect(Math.abs(at() - before)).toBeLessThan(0.2);
});
