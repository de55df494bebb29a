import { claustrophobia } from '@oubliette/claustrophobia';
import { duel } from '@oubliette/dungeon-twister';
import { fastRandom, type Shape } from '@oubliette/kernel';
import { lantern } from '@oubliette/kernel/reference';
import { describe, expect, it } from 'vitest';
import { plainKnowledge } from '../knowledge/plain.ts';
import { greedyPlayer } from '../players/greedy.ts';
import { randomPlayer } from '../players/random.ts';
import { searcher } from '../players/searcher.ts';
import { duelMind, lanternMind, positionsOf } from '../testing/positions.ts';
import { worldOf } from '../world.ts';
import { mindOf } from './mind.ts';
import { search } from './search.ts';
import { addedUp } from './tally.ts';

const lanternPositions = positionsOf<Shape>(lantern, 'plain', 40, 3);
const duelPositions = [
  ...positionsOf<Shape>(duel, 'quick', 20, 41),
  ...positionsOf<Shape>(duel, 'full', 12, 5),
];

const cellarPositions = positionsOf<Shape>(claustrophobia, 'survivors', 10, 31);
const cellarMind = mindOf(
  worldOf<Shape>(claustrophobia, ['human', 'demon']),
  plainKnowledge<Shape>(),
);

describe('a search', () => {
  it('comes to the same choice from the same seed and nodes', () => {
    for (const { seen } of lanternPositions.slice(0, 10)) {
      const once = () => search(lanternMind, seen, { nodes: 120 }, fastRandom(3));
      expect(once()).toEqual(once());
    }
    const { seen } = duelPositions[3]!;
    const once = () => search(duelMind, seen, { nodes: 40 }, fastRandom(3));
    expect(once()).toEqual(once());
  });

  it('thinks as many nodes as it may, and no more', () => {
    const { seen } = lanternPositions[0]!;
    for (const nodes of [1, 2, 17, 200]) {
      const tally = search(lanternMind, seen, { nodes }, fastRandom(1));
      expect(tally.nodes).toBe(nodes);
      expect(tally.arms.reduce((sum, { visits }) => sum + visits, 0)).toBe(nodes);
    }
  });

  it('stops when nothing could change the choice any more, and not before', () => {
    const tried = ({ arms }: ReturnType<typeof search>) =>
      arms.reduce((best, arm) => (arm.visits > best.visits ? arm : best)).key;
    const spared = [...lanternPositions, ...cellarPositions].map(({ seen }) => {
      const mind = seen.seat === 'human' || seen.seat === 'demon' ? cellarMind : lanternMind;
      const think = (onlyBest: boolean) =>
        search(mind, seen, { nodes: 120, onlyBest }, fastRandom(5));
      const [whole, clear] = [think(false), think(true)];
      expect(clear.nodes).toBeLessThanOrEqual(whole.nodes);
      if (!whole.secret) expect(tried(clear)).toBe(tried(whole));
      return whole.nodes - clear.nodes;
    });
    expect(spared.filter(nodes => nodes > 0).length).toBeGreaterThan(5);
  });

  it('has an answer even when there is no time at all', () => {
    const { seen } = lanternPositions[0]!;
    const choice = searcher('s', lanternMind).choose(seen, { milliseconds: 0 }, fastRandom(1));
    expect(seen.legal).toContainEqual(choice.action);
  });

  it('adds up what several have found', () => {
    const { seen } = lanternPositions[1]!;
    const parts = [1, 2].map(seed => search(lanternMind, seen, { nodes: 50 }, fastRandom(seed)));
    const all = addedUp(parts);
    expect(all.nodes).toBe(100);
    const visits = (tally: (typeof parts)[number]) =>
      tally.arms.reduce((sum, arm) => sum + arm.visits, 0);
    expect(visits(all)).toBe(visits(parts[0]!) + visits(parts[1]!));
    expect(all.totals[0]).toBeCloseTo(parts[0]!.totals[0]! + parts[1]!.totals[0]!);
  });

  it('tells a whole move as one step of what it expects', () => {
    const turn = duelPositions.find(
      ({ state, seen }) =>
        duel.decision(state as never)!.question === 'turn' && seen.legal.length > 3,
    )!;
    const { arms } = search(duelMind, turn.seen, { nodes: 200 }, fastRandom(1));
    const moves = arms.filter(({ key }) => key.startsWith('move'));
    expect(moves.length).toBeGreaterThan(0);
    for (const { actions, line } of moves) {
      expect(line[0]!.actions).toEqual(actions.map(duelMind.world.print));
      expect(['stop', 'step']).toContain(line[0]!.actions.at(-1)!.split(' ')[0]);
    }
  });

  it('mixes secret answers, and settles what is not secret', () => {
    const secret = lanternPositions.find(
      ({ state, seen }) =>
        lantern.decision(state as never)!.seats.length > 1 && seen.legal.length > 1,
    )!;
    expect(search(lanternMind, secret.seen, { nodes: 20 }, fastRandom(1)).secret).toBe(true);
    const open = lanternPositions.find(
      ({ state }) => lantern.decision(state as never)!.seats.length === 1,
    )!;
    expect(search(lanternMind, open.seen, { nodes: 20 }, fastRandom(1)).secret).toBe(false);
  });
});

describe('every player', () => {
  const plain = mindOf(lanternMind.world, plainKnowledge<Shape>());
  it.each([
    ['random', randomPlayer(lanternMind.world), lanternPositions],
    ['greedy', greedyPlayer(lanternMind), lanternPositions],
    ['search', searcher('search', lanternMind), lanternPositions],
    ['search by the rules alone', searcher('plain', plain), lanternPositions],
    ['latitude', searcher('free', lanternMind, { latitude: 0.2 }), lanternPositions],
    ['random in the duel', randomPlayer(duelMind.world), duelPositions],
    ['greedy in the duel', greedyPlayer(duelMind), duelPositions],
    ['search in Claustrophobia', searcher('search', cellarMind), cellarPositions],
    ['search in the duel', searcher('search', duelMind), duelPositions],
  ])('does only what is legal: %s', (_name, bot, positions) => {
    for (const [index, { seen }] of positions.entries()) {
      const { action, play, expectation } = bot.choose(seen, { nodes: 30 }, fastRandom(index));
      expect(seen.legal).toContainEqual(action);
      expect(play[0]).toEqual(action);
      expect(expectation[0]! + expectation[1]!).toBeCloseTo(1);
    }
  });
});
