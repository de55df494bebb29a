import type { Crew } from '@oubliette/bots/crew';
import { type DuelView, duel } from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import type { ClaimView } from '../contract.ts';
import { claimOf, given } from '../testing/hall.ts';
import type { AskedPuzzle } from './contract.ts';
import { layPuzzle } from './lay-puzzle.ts';

/** The Naga strikes a wounded Cleric: 2 and her card against 0 and any card. */
const STRIKE: AskedPuzzle = {
  game: 'duel',
  given: ['maze hall@0', 'turn 3 blue', 'left 1', 'B:naga @3,2', 'Y:cleric @4,2 wounded'],
  seat: 'blue',
  goal: ['points blue 1'],
  span: 'turn',
  chance: 'certain',
};

const noCrew = (): Crew => {
  throw new Error('Nobody thinks here.');
};

async function opened(puzzle: AskedPuzzle) {
  const environment = { now: () => 1000, freshKey: () => 'puzzle', freshSeed: () => 'seven' };
  const inTurn = <Value>(deed: () => Promise<Value>) => deed();
  const laid = await given(layPuzzle(puzzle, { environment, inTurn, crew: noCrew }));
  const { key, host } = laid;
  let sight: ClaimView = await given(host.open(key, puzzle.seat));
  const claim = () => claimOf(sight, puzzle.seat);
  return {
    view: () => sight.snapshot.view as DuelView,
    appraisal: () => host.appraise(key),
    async act(...written: readonly string[]) {
      for (const text of written) {
        const action = duel.notation.parseAction(text);
        if (!action.ok) throw new Error(text);
        sight = await given(host.act(claim(), [action.value]));
      }
      while (await host.think(key)) sight = await given(host.play(claim()));
    },
  };
}

describe('a puzzle on the table', () => {
  it('DT-WND-02: is solved by the card that beats every answer', async () => {
    const { act, appraisal, view } = await opened(STRIKE);
    expect(await appraisal()).toEqual({ is: 'open', mistake: null });
    await act('attack B:naga Y:cleric');
    expect(await appraisal()).toEqual({ is: 'open', mistake: null });
    await act('choose 5');
    expect(view().points.blue).toBe(1);
    expect(await appraisal()).toEqual({ is: 'reached', mistake: null });
  });

  it('has the others answer what hurts most, and tells it', async () => {
    const { act, appraisal, view } = await opened(STRIKE);
    await act('attack B:naga Y:cleric', 'choose 3');
    expect(view().fought?.cards.yellow).toBeGreaterThanOrEqual(5);
    const appraised = await appraisal();
    expect(appraised?.mistake).toMatchObject({ at: 1, from: 1, to: 0 });
    expect(appraised?.mistake?.answer).toEqual({ seat: 'yellow', actions: [expect.any(String)] });
  });

  it('tells of a deed that leaves too little', async () => {
    const { act, appraisal } = await opened(STRIKE);
    await act('move B:naga', 'step west', 'stop');
    expect(await appraisal()).toEqual({
      is: 'open',
      mistake: { at: 0, from: 1, to: 0, answer: null },
    });
  });

  it('says what is wrong with a position or a goal', async () => {
    const around = {
      environment: { now: () => 0, freshKey: () => 'key', freshSeed: () => 'seven' },
      inTurn: <Value>(deed: () => Promise<Value>) => deed(),
      crew: noCrew,
    };
    const nowhere = await layPuzzle({ ...STRIKE, given: ['maze nowhere'] }, around);
    expect(nowhere.ok ? null : nowhere.faults[0]!.code).toBe('notation');
    const aimless = await layPuzzle({ ...STRIKE, goal: ['be lucky'] }, around);
    expect(aimless.ok ? null : aimless.faults[0]!.code).toBe('puzzle.goal');
  });
});
