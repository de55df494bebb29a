import { type Duel, duel, outlook } from '@oubliette/dungeon-twister';
import { fastRandom, type Result, toldTo } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { positionsOf } from '../../testing/positions.ts';
import { type Guessed, worldOf } from '../../world.ts';
import { duelKnowledge, duelScale } from './duel.ts';
import { actionBits, combatOf, jumpsOf } from './tables.ts';
import { walkEnds } from './walk.ts';

const world = worldOf<Duel>(duel, ['blue', 'yellow']);
const positions = positionsOf<Duel>(duel, 'quick', 30, 53);

function known<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.faults[0]!.text);
  return result.value;
}

/** A position as somebody could imagine it. */
function imagined(lines: string) {
  return known(duel.notation.parsePosition(lines)) as Guessed<Duel>;
}

describe('what a player of the duel knows', () => {
  it('reads the cards where the state keeps them', () => {
    const guessed = imagined(
      'maze hall@0\nturn 3 blue\nleft 2\ncards blue actions 2,4 last 3 jumps 1 combat 0,1,6',
    );
    expect(jumpsOf(guessed, 0)).toBe(1);
    expect(actionBits(guessed, 0)).toBe((1 << 2) | (1 << 4));
    expect([0, 1, 2, 6].map(value => combatOf(guessed, 0, value))).toEqual([1, 1, 0, 1]);
  });

  it('sees both sides alike: exchanged sides have opposite chances', () => {
    const ahead = new Float64Array(duelScale.names.length);
    duelScale.measure(imagined('maze hall@0\nturn 3 blue\nB:naga @5,4\nY:naga @16,4'), ahead);
    const turn = duelScale.names.indexOf('turn');
    for (const [at, value] of ahead.entries()) expect(value).toBeCloseTo(at === turn ? 1 : 0);
  });

  it('would rather be nearer to the exit', () => {
    const chance = (x: number) =>
      duelKnowledge.chances(
        world,
        imagined(`maze hall@0\nturn 3 blue\nB:naga @${x},4\nY:naga @16,4`),
      )[0]!;
    expect(chance(18)).toBeGreaterThan(chance(9));
    expect(chance(9)).toBeGreaterThan(chance(3));
  });

  it('tells getting on from holding up', () => {
    const terms = (blue: string) =>
      duelKnowledge.terms(
        world,
        imagined(`maze hall@0\nturn 3 blue\nB:naga @${blue}\nY:naga @16,4`),
        'blue',
      );
    const [before, nearer, inTheWay] = ['5,9', '9,9', '15,4'].map(terms);
    expect(nearer!.way).toBeGreaterThan(before!.way!);
    expect(nearer!.block).toBe(before!.block);
    expect(inTheWay!.block).toBeGreaterThan(before!.block!);
    expect(before).not.toHaveProperty('race');
  });

  it('would rather score than stand at the door', () => {
    const chance = (facts: string) =>
      duelKnowledge.chances(
        world,
        imagined(`maze hall@0\nturn 3 blue\nY:naga @16,4\n${facts}`),
      )[0]!;
    expect(chance('points blue 1\nB:wizard @3,3')).toBeGreaterThan(
      chance('B:wizard @3,3\nB:naga @20,4'),
    );
  });

  it('stamps worlds alike that offer the same, and others not', () => {
    for (const { state, seat, seen } of positions) {
      const [one, other] = [1, 2].map(seed => world.guess(seen.view, fastRandom(seed)));
      if (duel.decision(state)!.question !== 'turn') continue;
      const offered = (guessed: typeof one) =>
        duelKnowledge.plays(world, guessed!, seat).map(({ key }) => key);
      expect(offered(one)).toEqual(offered(other));
      const before = duelKnowledge.stamp!(one!);
      const action = world.legal(one!, seat).at(-1)!;
      world.apply(one!, seat, action, fastRandom(1));
      expect(duelKnowledge.stamp!(one!)).not.toBe(before);
    }
  });

  it('offers whole moves that are legal from the first action to the last', () => {
    for (const { seat, seen } of positionsOf<Duel>(duel, 'quick', 150, 11)) {
      const guessed = world.guess(seen.view, fastRandom(1));
      const plays = duelKnowledge.plays(world, guessed, seat);
      expect(plays.length).toBeGreaterThan(0);
      expect(new Set(plays.map(({ key }) => key)).size).toBe(plays.length);
      for (const { actions } of plays) {
        const after = world.clone(guessed);
        for (const action of actions) {
          expect(duel.refusal(after, seat, action)).toBeNull();
          world.apply(after, seat, action, fastRandom(1));
        }
      }
    }
  });

  it('walks to every square that the outlook shows for one AP', () => {
    const moving = positions.filter(({ state }) => duel.decision(state)!.question === 'move');
    expect(moving.length).toBeGreaterThan(5);
    for (const { state, seat, seen } of moving) {
      const frame = state.frames.at(-1)!;
      if (frame.kind !== 'move') continue;
      const guessed = world.guess(seen.view, fastRandom(1));
      const own = new Set(walkEnds(world, guessed, seat, frame.mover).map(({ cell }) => cell));
      const start = state.places[frame.mover];
      for (const { to, ap, leaves } of outlook(state, seat).characters[0]!.moves) {
        if (ap === 0 && !leaves && to !== start) expect(own).toContain(to);
      }
    }
  });

  it('remembers which cards have been played', () => {
    const random = fastRandom(4);
    const state = duel.setup(known(duel.parseOptions({ quick: true })), random);
    const story: Duel['Event'][] = [];
    let fights = 0;
    for (let asked = duel.decision(state); asked !== null; asked = duel.decision(state)) {
      const seat = asked.seats[0]!;
      const legal = duel.legal(state, seat);
      const action = legal[random.below('any', legal.length)]!;
      const events = duel.apply(state, seat, action, random);
      story.push(...toldTo(events, 'blue'));
      fights += events.filter(({ kind }) => kind === 'fought').length;
      if (duel.decision(state)?.question !== 'turn' || fights === 0) continue;
      const guessed = world.guess(duel.view(state, 'blue'), random);
      duelKnowledge.remember!(guessed, 'blue', story, random);
      expect([...guessed.cards]).toEqual([...state.cards]);
    }
    expect(fights).toBeGreaterThan(1);
  });
});
