import {
  type Action,
  type Claustrophobia,
  claustrophobia,
  claustrophobiaTrial,
  F,
  REDEEMER,
} from '@oubliette/claustrophobia';
import { fastRandom, type Game, type Shape } from '@oubliette/kernel';
import type { GameTrial } from '@oubliette/kernel/battery';
import { describe, expect, it } from 'vitest';
import { searcher } from '../../players/searcher.ts';
import { mindOf, type SearchMind } from '../../search/mind.ts';
import { positionsOf, seenIn } from '../../testing/positions.ts';
import { worldOf } from '../../world.ts';
import { claustrophobiaKnowledge, claustrophobiaScale } from './claustrophobia.ts';
import { escapeShare } from './escape.ts';
import type { ImaginedCave } from './imagined.ts';
import { oddsAround } from './judging.ts';
import { stampOf } from './stamp.ts';
import tuned from './weights.json' with { type: 'json' };

const SEATS = ['human', 'demon'] as const;
const world = worldOf(claustrophobia, SEATS);
const { plays, chances } = claustrophobiaKnowledge;

const BOARD = ['tile T26 @0,0 NESW', 'tile T27 @1,0 NESW', 'tile T28 @2,0 NEW'];

function imagine(...facts: string[]): ImaginedCave {
  const read = claustrophobia.notation.parsePosition([...BOARD, ...facts].join('\n'));
  if (!read.ok) throw new Error(read.faults[0]!.text);
  return world.guess(claustrophobia.view(read.value, 'human'), fastRandom(1));
}

function textsOf(state: ImaginedCave, seat: Claustrophobia['Seat']): string[] {
  return plays(world, state, seat).map(({ actions }) => actions.map(world.print).join('; '));
}

const humans = (...facts: string[]) => chances(world, imagine(...facts))[0]!;
/** The same when a round is over. */
const over = (...facts: string[]) =>
  claustrophobiaKnowledge.milestone!.chances(world, imagine(...facts))[0]!;

describe('whole moves of Claustrophobia', () => {
  it('can be carried out from the first action to the last, in every mode, and are listed without a trace', () => {
    for (const mode of Object.keys(claustrophobia.modes)) {
      for (const { state, seat, seen } of positionsOf(claustrophobia, mode, 6, 37)) {
        const guessed = world.guess(seen.view, fastRandom(3));
        const before = claustrophobia.notation.printPosition(guessed);
        const offered = plays(world, guessed, seat);
        expect(claustrophobia.notation.printPosition(guessed)).toBe(before);
        expect(new Set(offered.map(({ key }) => key)).size).toBe(offered.length);
        for (const { actions } of offered) {
          const after = world.clone(guessed);
          for (const action of actions) {
            expect(claustrophobia.refusal(after, seat, action)).toBeNull();
            world.apply(after, seat, action, fastRandom(1));
          }
        }
        expect(offered.length).toBeGreaterThan(0);
        expect(claustrophobia.decision(state)?.seats).toContain(seat);
      }
    }
  });

  it('give out all dice at once, to as few exhausted humans as can be', () => {
    const state = imagine(
      'stage assign',
      'dice 1 4',
      'RD @0,0',
      'BL1 @0,0 lines 4',
      'asks assign human',
    );
    expect(textsOf(state, 'human')).toEqual(['give 4 RD; give 1 BL1; confirm']);
  });

  it('place destiny dice until none is left that could be placed', () => {
    const state = imagine('stage destiny', 'dice 2 4', 'RD @0,0 die 1', 'asks destiny demon');
    const texts = textsOf(state, 'demon');
    expect(texts).toContain('dice sounds 2 4; done');
    expect(texts).toContain('dice claws 2 4; done');
    expect(texts).not.toContain('dice calm 2; done');
  });

  it('lead a Troglodyte to a human and into the fight', () => {
    const state = imagine('stage demonOrders', 'RD @1,0 die 1', 'TR1 @0,0', 'asks orders demon');
    const [act] = plays(world, state, 'demon');
    expect(act).toMatchObject({ opens: true, actions: [{ do: 'act', who: 'TR1' }] });
    world.apply(state, 'demon', act!.actions[0]!, fastRandom(1));
    expect(textsOf(state, 'demon')).toContain('go @1,0; attack RD');
  });

  it('throw no Grenade where nobody but humans stands', () => {
    const state = imagine(
      'stage orders',
      'hand human grenade',
      'RD @0,0 die 1',
      'TR1 @1,0',
      'asks orders human',
    );
    world.apply(state, 'human', { do: 'act', who: 'RD' }, fastRandom(1));
    const thrown = textsOf(state, 'human').filter(text => text.includes('grenade'));
    expect(thrown).toContain('play grenade @1,0');
    expect(thrown).not.toContain('play grenade @0,0');
  });

  it('CL-ACT-03: end with the last step of whoever has fought before', () => {
    const state = imagine(
      'stage orders',
      'hand human potion',
      'BL1 @0,0 die 1 lines 4',
      'RD @2,0 die 1',
      'TR1 @0,0',
      'asks orders human',
    );
    world.apply(state, 'human', { do: 'act', who: 'BL1' }, fastRandom(1));
    world.apply(state, 'human', { do: 'attack', target: 'TR@0,0' }, fastRandom(1));
    while (state.frames[0]?.kind === 'window') {
      world.apply(state, world.decision(state)!.seats[0]!, { do: 'pass' }, fastRandom(1));
    }
    const texts = textsOf(state, 'human');
    expect(texts).toContain('go @1,0');
    expect(texts.filter(text => /go .*potion/.test(text))).toEqual([]);
  });

  it('are listed anew when a tile of the same shape is another tile', () => {
    const on = (tile: string) =>
      imagine(`tile ${tile} @0,-1 NS`, 'stage orders', 'RD @0,0 die 1', 'asks orders human');
    expect(stampOf(on('T32'))).toBe(stampOf(on('T32')));
    expect(stampOf(on('T32'))).not.toBe(stampOf(on('T33')));
  });
});

describe('what speaks for the humans', () => {
  it('is less with a line cancelled, and less with enemies beside them', () => {
    const whole = humans('RD @0,0 die 1');
    expect(humans('RD @0,0 die 1 lines 4')).toBeLessThan(whole);
    expect(humans('RD @0,0 die 1', 'TR1 @0,0', 'TR2 @0,0')).toBeLessThan(whole);
  });

  it('has a weight for each of its names, and no other', () => {
    expect(Object.keys(tuned.weights).sort()).toEqual([...claustrophobiaScale.names].sort());
  });

  it('S1: is more near the marked opening, and for two more than for one', () => {
    const near = ['d10 5', 'marker @2,0 E', 'RD @2,0 die 1', 'BL1 @2,0 die 1'];
    const far = ['d10 5', 'marker @2,0 E', 'RD @2,0 die 1', 'BL1 @0,0 die 1'];
    expect(humans(...near)).toBeGreaterThan(humans(...far));
  });

  it('S1: when the round is over, is half of it with one away and the rest with a second near the Exit', () => {
    const board = ['tile T02 @0,1 NEW', 'd10 0', 'RD escaped'];
    expect(over(...board, 'BL1 @0,0')).toBeGreaterThan(over(...board, 'BL1 @2,0'));
    expect(over(...board, 'BL1 @2,0')).toBeGreaterThan(0.5);
  });

  it('S1: is everything when the second is away, and each human counts who could be he', () => {
    const over = (...facts: string[]) =>
      escapeShare(imagine('tile T02 @0,1 NEW', 'd10 0', 'RD escaped', ...facts));
    expect(over('BL1 escaped')).toBe(1);
    expect(over('BL1 @0,0', 'BR1 @0,0')).toBeGreaterThan(over('BL1 @0,0'));
    expect(over('BL1 @0,0 lines 1,2,3')).toBeLessThan(over('BL1 @0,0'));
    expect(over('BL1 @1,0', 'TR1 @0,0')).toBeLessThan(over('BL1 @1,0', 'TR1 @2,0'));
  });

  it.each([
    ['S1', 'marker @2,0 E', 'd10 5'],
    ['S7', 'scenario S7'],
  ])('%s: follows whoever is put elsewhere while plays are compared', (_, ...facts) => {
    const state = imagine(...facts, 'RD @0,0 die 1', 'BL1 @0,0 die 1', 'TR1 @1,0');
    const odds = oddsAround(state);
    const changes = [
      () => {
        state.place[REDEEMER] = 1;
      },
      () => {
        state.facts[F.tp]! += 3;
      },
    ];
    for (const change of changes) {
      const before = odds();
      change();
      expect(odds()).not.toBe(before);
      expect(odds()).toBe(oddsAround(state)());
    }
  });

  it('S1: reasons are told from what it is judged by, with opposite signs for the horde', () => {
    const told = (seat: 'human' | 'demon', ...facts: string[]) =>
      claustrophobiaKnowledge.terms(
        world,
        imagine('d10 5', 'marker @2,0 E', 'RD @2,0', ...facts),
        seat,
      );
    const [near, far] = [told('human', 'BL1 @2,0'), told('human', 'BL1 @0,0')];
    expect(near.escape).toBeGreaterThan(far.escape!);
    expect(told('demon', 'BL1 @2,0').escape).toBeCloseTo(-near.escape!);
    const sum = (terms: Readonly<Record<string, number>>) =>
      Object.values(terms).reduce((all, value) => all + value, 0);
    expect(sum(told('human'))).toBeLessThan(sum(far));
    expect(told('human').lives).toBeLessThan(far.lives!);
  });

  it('S7: one who is away is worth nothing by himself, and a Damned is no Demon', () => {
    const exit = ['scenario S7', 'tile T02 @0,1 NEW', 'RD escaped'];
    expect(escapeShare(imagine(...exit))).toBe(0);
    expect(escapeShare(imagine(...exit, 'BL1 @0,0'))).toBeGreaterThan(0);
    expect(escapeShare(imagine(...exit, 'BL1 escaped'))).toBe(1);
    const state = imagine('scenario S7', 'RD @0,0', 'BL1 @0,0', 'PD2 @2,0');
    const { demon, pack } = claustrophobiaKnowledge.terms(world, state, 'human');
    expect(Math.abs(demon!)).toBe(0);
    expect(pack).toBeLessThan(0);
  });

  it('S7: the fewer tiles lie above the Exit, the better for the humans', () => {
    const state = imagine('scenario S7', 'RD @0,0', 'BL1 @0,0', 'BR1 @1,0');
    const share = (left: number) => escapeShare(Object.assign(world.clone(state), { left }));
    expect(share(2)).toBeGreaterThan(share(9));
  });

  it.each(['S1', 'S7'])('%s: the step that wins is the most promising', scenario => {
    const state = imagine(
      `scenario ${scenario}`,
      'tile T02 @0,1 NEW',
      'd10 0',
      'stage orders',
      'RD escaped',
      'BL1 @0,0 die 1',
      'asks orders human',
    );
    world.apply(state, 'human', { do: 'act', who: 'BL1' }, fastRandom(1));
    const offered = plays(world, state, 'human');
    const best = offered.reduce((one, other) => (other.weight > one.weight ? other : one));
    for (const action of best.actions) world.apply(state, 'human', action, fastRandom(1));
    expect(world.outcome(state)?.winners).toEqual(['human']);
  });

  it('is not judged while dice are given out: the round has begun', () => {
    const { isQuiet } = claustrophobiaKnowledge.milestone!;
    const state = imagine(
      'scenario S3',
      'stage assign',
      'dice 1 4',
      'RD @0,0',
      'BL1 @0,0',
      'asks assign human',
    );
    expect(isQuiet(state)).toBe(true);
    world.apply(state, 'human', { do: 'give', value: 4, who: 'RD' }, fastRandom(1));
    expect(world.decision(state)?.question).toBe('assign');
    expect(isQuiet(state)).toBe(false);
  });

  it('S6: is more with the carrier near the Exit, when the round is over too', () => {
    const home = ['scenario S6', 'carrier RD', 'tile T02 @0,1 NEW'];
    expect(humans(...home, 'RD @0,0 die 1')).toBeGreaterThan(humans(...home, 'RD @2,0 die 1'));
    expect(over(...home, 'RD @0,0')).toBeGreaterThan(over(...home, 'RD @2,0'));
  });

  it.each([
    ['S2', 'tile T01 @0,1 NESW', 'charges 2', 'charges 0'],
    ['S4', 'tile T01 @0,1 NESW', 'd10 4', 'd10 1'],
    ['S8', 'tile T03 @0,1 N', 'd10 2', 'd10 0'],
  ])('%s: is more with more done, when the round is over', (scenario, place, more, less) => {
    const board = [`scenario ${scenario}`, place, 'RD @0,0', 'BL1 @0,0'];
    expect(over(...board, more)).toBeGreaterThan(over(...board, less));
  });

  it.each(['S2', 'S3', 'S4', 'S5', 'S6', 'S8'])(
    '%s: is less with a human less, or a line less',
    scenario => {
      const board = [`scenario ${scenario}`, 'RD @0,0'];
      const both = over(...board, 'BL1 @0,0');
      expect(over(...board)).toBeLessThan(both);
      expect(over(...board, 'BL1 @0,0 lines 4')).toBeLessThan(both);
      expect(over(...board, 'BL1 @0,0', 'leader 1')).toBeCloseTo(1 - both);
    },
  );

  it('CL-EXPERT-01: counts for the other seat when the auction has exchanged them', () => {
    const facts = ['RD @0,0 die 1', 'TR1 @1,0'];
    const ahead = new Float64Array(claustrophobiaScale.names.length);
    const exchanged = new Float64Array(ahead.length);
    claustrophobiaScale.measure(imagine(...facts), ahead);
    claustrophobiaScale.measure(imagine(...facts, 'leader 1'), exchanged);
    expect(exchanged.map(value => 0 - value)).toEqual(ahead.map(value => 0 + value));
  });
});

describe('an auction', () => {
  const mind = mindOf(world, claustrophobiaKnowledge) as SearchMind<Shape>;
  const bot = searcher('bidder', mind);

  /** Both bid by what they know, after the first bids of others. */
  function auctioned(...first: readonly Action[]) {
    const options = claustrophobia.parseOptions(claustrophobia.modes.auction);
    if (!options.ok) throw new Error(options.faults[0]!.text);
    const state = claustrophobia.setup(options.value, fastRandom(4));
    const bids: (number | 'pass')[] = [];
    for (let turn = 0; ; turn++) {
      const asked = claustrophobia.decision(state);
      if (asked?.question !== 'bid') return bids;
      const seen = seenIn(claustrophobia as Game<Shape>, state, asked.seats[0]!);
      const action =
        first[turn] ?? (bot.choose(seen, { nodes: 1 }, fastRandom(1)).action as Action);
      bids.push(action.do === 'bid' ? action.value : 'pass');
      claustrophobia.apply(state, asked.seats[0]!, action, fastRandom(1));
    }
  }

  it('CL-EXPERT-01: goes down to what is fair, and no further', () => {
    const all = auctioned();
    expect(all[0]).toBe(21);
    expect(all.at(-1)).toBe('pass');
    expect(all.at(-2)).toBeLessThan(15);
    expect(all.at(-2)).toBeGreaterThan(6);
    for (const [at, bid] of all.slice(1, -1).entries()) expect(bid).toBe(Number(all[at]) - 1);
  });

  it('CL-EXPERT-01: ends at once where somebody asks for too little', () => {
    expect(auctioned({ do: 'bid', value: 5 })).toEqual([5, 'pass']);
  });
});

it('two worlds that look alike from a seat get the same choice', () => {
  const mind = mindOf(world, claustrophobiaKnowledge) as SearchMind<Shape>;
  const game = claustrophobia as Game<Shape>;
  const bot = searcher('search', mind);
  const trial = claustrophobiaTrial as GameTrial<Shape>;
  let others = 0;
  for (const [index, { state, seat, seen }] of positionsOf(game, 'survivors', 8, 61).entries()) {
    const twin = trial.twin(state, seat, fastRandom(index + 1));
    if (game.notation.printPosition(state) !== game.notation.printPosition(twin)) others++;
    const one = bot.choose(seen, { nodes: 25 }, fastRandom(7));
    expect(bot.choose(seenIn(game, twin, seat), { nodes: 25 }, fastRandom(7))).toEqual(one);
  }
  expect(others).toBeGreaterThan(5);
});
