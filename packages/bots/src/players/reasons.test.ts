import { type Claustrophobia, claustrophobia } from '@oubliette/claustrophobia';
import { type Duel, duel, type Solo, solo } from '@oubliette/dungeon-twister';
import { fastRandom, type Result } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import type { ChoiceReason } from '../bot.ts';
import { claustrophobiaKnowledge } from '../knowledge/claustrophobia/claustrophobia.ts';
import { duelKnowledge } from '../knowledge/duel/duel.ts';
import { soloKnowledge } from '../knowledge/solo/solo.ts';
import { mindOf } from '../search/mind.ts';
import type { SearchTally } from '../search/tally.ts';
import { positionsOf, seenIn } from '../testing/positions.ts';
import { worldOf } from '../world.ts';
import { reasonsFor } from './reasons.ts';

const namesOf = (reasons: readonly ChoiceReason[]) =>
  reasons.map(({ name, isBetter }) => `${name} ${isBetter ? 'better' : 'worse'}`);

import { choiceFrom, searcher } from './searcher.ts';

const mind = mindOf(worldOf<Duel>(duel, ['blue', 'yellow']), duelKnowledge);

function known<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.faults[0]!.text);
  return result.value;
}

const MAZE = 'maze 37L@0 38R@0 39L@0 40R@0 37R@0 38L@0 39R@0 40L@0';

describe('a hint', () => {
  it('leaves the maze when it can, and says that it is for the points', () => {
    const position = `${MAZE}\nturn 9 blue\nleft 1\nB:naga @20,0\nY:colossus @10,5\nB:colossus @0,1`;
    const state = known(duel.notation.parsePosition(position));
    const seen = seenIn(duel, state, 'blue');
    const out = seen.legal.some(action => action.do === 'move' && action.token === 'B:naga');
    expect(out).toBe(true);
    const { action, reasons, line } = searcher('hint', mind).choose(
      seen,
      { nodes: 300 },
      fastRandom(1),
    );
    expect(action).toEqual({ do: 'move', token: 'B:naga' });
    expect(line[0]!.actions.at(-1)).toBe('step east');
    expect(namesOf(reasons)).toContain('points better');
  });

  it('says of the end of a turn that nothing else is better, if there is something else', () => {
    const hint = (left: number) => {
      const team = 'B:naga @1,5\nY:naga @2,5\nY:colossus @1,6';
      const position = `${MAZE}\nturn 9 blue\nleft ${left}\n${team}`;
      const seen = seenIn(duel, known(duel.notation.parsePosition(position)), 'blue');
      return searcher('hint', mind).choose(seen, { nodes: 300 }, fastRandom(1));
    };
    const cornered = hint(1);
    expect(cornered.action).toEqual({ do: 'end' });
    expect(namesOf(cornered.reasons)).toEqual(['end better']);
    const spent = hint(0);
    expect(spent.action).toEqual({ do: 'end' });
    expect(namesOf(spent.reasons)).not.toContain('end better');
  });

  it('tells about the same chances all through a turn that it has planned', () => {
    const team = 'B:naga @4,5\nB:wizard @6,5\nB:cleric @0,3\nY:naga @16,5\nY:colossus @14,3';
    const state = known(duel.notation.parsePosition(`${MAZE}\nturn 9 blue\nleft 4\n${team}`));
    const told: number[] = [];
    while (duel.decision(state)?.seats[0] === 'blue') {
      const { play, expectation } = searcher('hint', mind).choose(
        seenIn(duel, state, 'blue'),
        { nodes: 2000 },
        fastRandom(1),
      );
      told.push(expectation[0]!);
      for (const action of play) duel.apply(state, 'blue', action, fastRandom(1));
    }
    expect(told.length).toBeGreaterThan(3);
    expect(Math.max(...told) - Math.min(...told)).toBeLessThan(0.03);
  });

  /** The Colossus has attacked the Naga, and both sides are asked for a card. */
  function fight() {
    const duelists = 'turn 9 blue\nleft 3\nB:colossus @10,5\nY:naga @11,5\nB:telepath @0,1';
    const state = known(duel.notation.parsePosition(`${MAZE}\n${duelists}`));
    const attack = { do: 'attack', token: 'B:colossus', target: 'Y:naga' } as const;
    for (const action of [attack, { do: 'fight' } as const]) {
      duel.apply(state, 'blue', action, fastRandom(1));
    }
    return state;
  }

  it('says how often a card is laid that the other side must not foresee', () => {
    const state = fight();
    const seen = seenIn(duel, state, 'blue');
    const hints = [1, 2, 3, 4, 5, 6].map(seed =>
      searcher('hint', mind).choose(seen, { nodes: 300 }, fastRandom(seed)),
    );
    for (const { reasons } of hints) {
      expect(namesOf(reasons)).toEqual(['mix better']);
      expect(reasons[0]!.percent).toBeGreaterThan(5);
    }
    expect(new Set(hints.map(({ line }) => line[0]!.actions[0])).size).toBeGreaterThan(1);
  });

  it('DT-CBT-02: is the same when a card of the other side lies under its seal', () => {
    const [open, sealed] = [fight(), fight()];
    duel.apply(sealed, 'yellow', duel.legal(sealed, 'yellow')[0]!, fastRandom(1));
    const [before, after] = [open, sealed].map(state =>
      searcher('hint', mind).choose(seenIn(duel, state, 'blue'), { nodes: 300 }, fastRandom(1)),
    );
    expect(namesOf(after!.reasons)).toEqual(['mix better']);
    expect(after!.expectation[0]).toBeCloseTo(before!.expectation[0]!, 1);
  });

  it('DT-TELEPATH-01: does not speak of varying where the other card is known', () => {
    const hands = ['blue', 'yellow'].map(
      (seat, side) => `cards ${seat} actions 2 last 3 jumps 1 combat ${['0,2,5,6', '0,1'][side]}`,
    );
    const duelists = 'turn 9 blue\nleft 3\nB:telepath @10,5\nY:naga @11,5';
    const state = known(duel.notation.parsePosition([MAZE, duelists, ...hands].join('\n')));
    for (const text of ['attack B:telepath Y:naga', 'demand 1']) {
      duel.apply(state, 'blue', known(duel.notation.parseAction(text)), fastRandom(1));
    }
    const seen = seenIn(duel, state, 'blue');
    for (const seed of [1, 2, 3]) {
      const { reasons, action } = searcher('hint', mind).choose(
        seen,
        { nodes: 300 },
        fastRandom(seed),
      );
      expect(namesOf(reasons)).toEqual(['best better']);
      expect(action).toEqual({ do: 'choose', value: 5 });
    }
  });

  it('S7: does not tell what any other answer would have changed as well', () => {
    const position = [
      'stage demonOrders\nscenario S7\ntile T26 @0,0 NESW\ntile T27 @1,0 NESW',
      'RD @0,0 die 1\nBR1 @0,0 die 1 lines 1\nBL1 @0,0 die 1 lines 1,2',
    ].join('\n');
    const state = known(claustrophobia.notation.parsePosition(position));
    claustrophobia.apply(state, 'demon', { do: 'end' }, fastRandom(1));
    expect(claustrophobia.decision(state)).toMatchObject({ question: 'line', seats: ['human'] });
    const cellar = mindOf(worldOf(claustrophobia, ['human', 'demon']), claustrophobiaKnowledge);
    const seen = seenIn(claustrophobia, state, 'human');
    const { reasons } = searcher('hint', cellar).choose(seen, { nodes: 60 }, fastRandom(1));
    // Whichever line is cancelled, it is one.
    expect(namesOf(reasons)).not.toContain('lines worse');
  });
});

/** A reason is what a reader can see on the table after the play. */
describe('a reason is true of the position after the play', () => {
  const prison = mindOf(worldOf<Solo>(solo, ['yellow']), soloKnowledge);

  /** What is told of a play in a solo match, in the Player’s turn. */
  function toldOf(tokens: string, play: readonly string[]) {
    const position = `${MAZE}\nlevel green\nturn 9 yellow\nround 5\nleft 3\n${tokens}`;
    const seen = seenIn(solo, known(solo.notation.parsePosition(position)), 'yellow');
    const actions = play.map(text => known(solo.notation.parseAction(text)));
    return reasonsFor(prison, seen, actions, fastRandom(1));
  }

  it('says of a walk to the exit that the way gets shorter, and nothing about health', () => {
    const told = toldOf('Y:naga @5,0\nY:colossus @20,8\nN:jen @12,4', [
      'move Y:naga',
      'step west',
      'step west',
      'stop',
    ]);
    expect(namesOf(told)).toContain('way better');
    expect(namesOf(told)).not.toContain('team better');
    expect(told.find(({ name }) => name === 'way')!.share).toBe(1);
  });

  it('warns when the Cleric walks away from somebody wounded', () => {
    const team = 'Y:cleric @6,0\nY:naga @7,0 wounded\nN:jen @16,4';
    const away = toldOf(team, ['move Y:cleric', 'step west', 'step west', 'stop']);
    expect(namesOf(away)[0]).toBe('care worse');
    const near = toldOf(team, ['heal Y:cleric Y:naga']);
    expect(namesOf(near)).not.toContain('care worse');
    expect(namesOf(near)).toContain('team better');
  });

  it('passing is not praised for what comes afterwards', () => {
    const cellar = mindOf(worldOf(claustrophobia, ['human', 'demon']), claustrophobiaKnowledge);
    const asked = positionsOf(claustrophobia, 'survivors', 600, 3).find(
      ({ seen }) => seen.legal.length > 1 && seen.legal.some(({ do: verb }) => verb === 'pass'),
    )!;
    const line = [{ seat: asked.seat, actions: ['pass'] }];
    const pass = { key: 'pass', actions: [{ do: 'pass' }], visits: 1, total: 1, meant: 1, line };
    const tally = { nodes: 1, totals: [1, 0], secret: false, arms: [pass] };
    const { reasons } = choiceFrom(
      cellar,
      asked.seen,
      tally as unknown as SearchTally<Claustrophobia>,
      { latitude: 0 },
      fastRandom(1),
    );
    expect(namesOf(reasons)).toEqual(['end better']);
  });
});
