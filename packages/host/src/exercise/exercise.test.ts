import type { Crew } from '@oubliette/bots/crew';
import { claustrophobia } from '@oubliette/claustrophobia';
import { type DuelView, duel } from '@oubliette/dungeon-twister';
import type { Exercise } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import type { ClaimView } from '../contract.ts';
import { claimOf, given } from '../testing/hall.ts';
import { layExercise } from './lay-exercise.ts';

const TOOLS: Readonly<Record<string, Pick<typeof duel | typeof claustrophobia, 'notation'>>> = {
  duel,
  claustrophobia,
};

const FIGHT: Exercise = {
  game: 'duel',
  given: `
    maze hall@0
    turn 3 blue
    left 2
    B:naga @3,2
    Y:cleric @4,2`,
  seat: 'blue',
  answers: ['yellow choose 0', 'yellow card 2'],
};

const noCrew = (): Crew => {
  throw new Error('Nobody thinks here.');
};

async function opened(exercise: Exercise, level?: string, before?: readonly string[]) {
  let keys = 0;
  const environment = {
    now: () => 1000,
    freshKey: () => `exercise${++keys}`,
    freshSeed: () => 'seven',
  };
  const inTurn = <Value>(deed: () => Promise<Value>) => deed();
  const laid = await given(
    layExercise(exercise, { environment, inTurn, crew: noCrew }, level, before),
  );
  const { key, host } = laid;
  let sight: ClaimView = await given(host.open(key, exercise.seat));
  const claim = () => claimOf(sight, exercise.seat);
  const view = () => sight.snapshot.view as DuelView;
  return {
    key,
    host,
    view,
    snapshot: () => sight.snapshot,
    async act(written: string) {
      const action = TOOLS[exercise.game]!.notation.parseAction(written);
      if (!action.ok) throw new Error(written);
      const answer = await given(host.act(claim(), [action.value]));
      sight = answer;
      return answer.refusal?.rule ?? null;
    },
    async goOn() {
      while (await host.think(key)) sight = await given(host.play(claim()));
    },
    async back() {
      sight = await given(host.takeBack(claim()));
    },
  };
}

describe('an exercise', () => {
  it('begins in its position, and its player sits at the screen', async () => {
    const { snapshot, view } = await opened(FIGHT);
    expect(snapshot().viewer).toBe('blue');
    expect(snapshot().moment).toBe(0);
    expect(view().left).toBe(2);
    expect(snapshot().machine?.levels).toEqual({ yellow: 'script' });
  });

  it('refuses by the rules, and changes nothing', async () => {
    const { act, snapshot } = await opened(FIGHT);
    const rule = await act('attack B:naga B:naga');
    expect(rule).toMatch(/^DT-/);
    expect(snapshot().moment).toBe(0);
  });

  it('has the others do what is written, and tells which claims hold', async () => {
    const { act, goOn, host, key, back, snapshot } = await opened(FIGHT);
    const claims = { won: ['is Y:cleric @4,2 wounded struck'], safe: ['is Y:cleric @4,2'] };
    expect(await host.judge(key, claims)).toEqual(['safe']);
    expect(await act('attack B:naga Y:cleric')).toBeNull();
    await act('choose 3');
    await goOn();
    expect(await host.judge(key, claims)).toEqual(['won']);
    await back();
    expect(await host.judge(key, claims)).toEqual(['safe']);
    expect(snapshot().moment).toBeLessThan(3);
  });

  it('begins after what was played before, and what was answered', async () => {
    const { host, key, snapshot } = await opened(FIGHT, undefined, [
      'attack B:naga Y:cleric',
      'choose 3',
    ]);
    const won = ['is Y:cleric @4,2 wounded struck', 'is left 1', 'asks turn blue'];
    expect(await host.judge(key, { won })).toEqual(['won']);
    expect(snapshot().viewer).toBe('blue');
  });

  it('has a seat do as little as it can where nothing is written for it', async () => {
    const { act, goOn, snapshot, view } = await opened({ ...FIGHT, answers: [] });
    await act('end');
    await goOn();
    expect(snapshot().decision?.seats).toEqual(['blue']);
    expect(view().turn).toBe(5);
  });

  it('is played against the machine where no answers are written', async () => {
    const { answers: _, ...plain } = FIGHT;
    const { snapshot } = await opened(plain, 'squire');
    expect(snapshot().machine?.levels).toEqual({ yellow: 'squire' });
  });

  it('has chance give what is written, and then what the seed gives', async () => {
    const grenade: Exercise = {
      game: 'claustrophobia',
      given: `
        tile T26 @0,0 NESW
        tile T12 @1,0 EW
        BL1 @0,0 die 1
        TR1 @1,0
        TR2 @1,0
        TR3 @1,0
        hand human grenade`,
      random: 'dice 4 4 1',
      seat: 'human',
      answers: [],
    };
    const { act, host, key } = await opened(grenade);
    await act('act BL1');
    await act('play grenade @1,0');
    const claims = { two: ['not told table killed who=TR3', 'told table killed who=TR2'] };
    expect(await host.judge(key, claims)).toEqual(['two']);
  });

  it('says what is wrong with a position', async () => {
    const environment = { now: () => 0, freshKey: () => 'key', freshSeed: () => 'seven' };
    const inTurn = <Value>(deed: () => Promise<Value>) => deed();
    const around = { environment, inTurn, crew: noCrew };
    const broken = await layExercise({ ...FIGHT, given: 'maze nowhere' }, around);
    expect(broken.ok).toBe(false);
  });
});
