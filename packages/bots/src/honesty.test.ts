import { duel, duelTrial, solo, soloTrial } from '@oubliette/dungeon-twister';
import { fastRandom, type Game, type Result, type Shape } from '@oubliette/kernel';
import type { GameTrial } from '@oubliette/kernel/battery';
import { type Lantern, lantern, trial } from '@oubliette/kernel/reference';
import { describe, expect, it } from 'vitest';
import { lanternKnowledge } from './knowledge/lantern.ts';
import { greedyPlayer } from './players/greedy.ts';
import { searcher } from './players/searcher.ts';
import type { SearchMind } from './search/mind.ts';
import { duelMind, lanternMind, positionsOf, seenIn } from './testing/positions.ts';
import { mindFor } from './workers/think.ts';
import { worldOf } from './world.ts';

function known<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.faults[0]!.text);
  return result.value;
}

/** Positions whose other seat holds secrets, each with a world that looks the same from the asked seat. */
function twins(
  game: Game<Shape>,
  trialOf: GameTrial<Shape>,
  mode: string,
  count: number,
  every: number,
) {
  return positionsOf(game, mode, count, every).map(({ state, seat, seen }, index) => {
    const other = trialOf.twin(state, seat, fastRandom(index + 1));
    const differ = game.notation.printPosition(state) !== game.notation.printPosition(other);
    return { seen, same: { ...seenIn(game, other, seat), story: seen.story! }, differ };
  });
}

function choicesAgree(
  mind: SearchMind<Shape>,
  pairs: ReturnType<typeof twins>,
  nodes: number,
): void {
  const bots = [searcher('search', mind), greedyPlayer(mind)];
  for (const { seen, same } of pairs) {
    for (const bot of bots) {
      const one = bot.choose(seen, { nodes }, fastRandom(7));
      const other = bot.choose(same, { nodes }, fastRandom(7));
      expect(other).toEqual(one);
    }
  }
}

describe('honesty', () => {
  it('two worlds of Lantern that look alike get the same choice', () => {
    const pairs = twins(lantern, trial as GameTrial<Shape>, 'plain', 30, 3);
    expect(pairs.filter(({ differ }) => differ).length).toBeGreaterThan(20);
    choicesAgree(lanternMind, pairs, 60);
  });

  it('two worlds of the duel that look alike get the same choice', () => {
    const pairs = twins(duel, duelTrial as GameTrial<Shape>, 'quick', 8, 71);
    expect(pairs.filter(({ differ }) => differ).length).toBeGreaterThan(5);
    choicesAgree(duelMind, pairs, 25);
  });

  it.each(['three', 'four', 'five'])(
    'DT-MULTI-10: two worlds of a table of %s that look alike get the same choice',
    mode => {
      const pairs = twins(duel, duelTrial as GameTrial<Shape>, mode, 3, 97);
      expect(pairs.filter(({ differ }) => differ).length).toBeGreaterThan(1);
      const seats = duel.seats(known(duel.parseOptions(duel.modes[mode])));
      choicesAgree(mindFor({ game: 'duel', seats }), pairs, 25);
    },
  );

  it('DT-MIX-07: two worlds in which the others choose something else get the same choice', () => {
    const pairs = twins(duel, duelTrial as GameTrial<Shape>, 'free', 3, 8);
    expect(pairs.filter(({ differ }) => differ).length).toBeGreaterThan(1);
    choicesAgree(duelMind, pairs, 25);
  });

  it('two worlds of the solo game that look alike get the same choice', () => {
    const pairs = twins(solo, soloTrial as GameTrial<Shape>, 'green', 6, 31);
    expect(pairs.filter(({ differ }) => differ).length).toBeGreaterThan(2);
    choicesAgree(mindFor({ game: 'solo', seats: ['yellow'] }), pairs, 20);
  });

  it('the state of a match cannot be handed to what a bot knows', () => {
    const world = worldOf<Lantern>(lantern, ['red', 'white']);
    const state = lantern.setup({ target: 20, dealt: 4 }, fastRandom(1));
    // @ts-expect-error A state is no guess.
    const judged = () => lanternKnowledge.chances(world, state);
    // @ts-expect-error Nor does a world take one in.
    const listed = () => world.legal(state, 'red');
    const guessed = world.guess(lantern.view(state, 'red'), fastRandom(2));
    expect(lanternKnowledge.chances(world, guessed)).toHaveLength(2);
    expect([judged, listed]).toHaveLength(2);
  });
});
