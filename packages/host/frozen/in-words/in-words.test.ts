import { readFileSync } from 'node:fs';
import { type DuelSeat, deckOf, duel, type SoloState, solo } from '@oubliette/dungeon-twister';
import { fastRandom, type Viewer } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { FROZEN } from '../index.ts';
import { duelViewInWords, type NumberedDuelView } from './duel.ts';

const FIXTURE = new URL('../../fixtures/duel-views-in-numbers.json', import.meta.url);

interface Kept {
  readonly viewer: Viewer<DuelSeat>;
  readonly position: readonly string[];
  /** As the engine by rules 2 gave it in November 2026. */
  readonly view: NumberedDuelView;
}

/**
 * What the solo game of today shows of a state by rules 1, which did not carry the pieces of the prison,
 * nor say by which rule a mode was over.
 */
function shownToday(state: object) {
  const then = state as SoloState;
  const work = then.solo.work.map(frame =>
    frame.kind === 'activation'
      ? { ...frame, over: frame.over ? ('DS-MODE-04' as const) : null }
      : frame,
  );
  const further = deckOf(undefined).further;
  return solo.view({ ...then, solo: { ...then.solo, work }, further }, 'yellow');
}

describe('a view by numbers, put into words', () => {
  const kept = JSON.parse(readFileSync(FIXTURE, 'utf8')) as readonly Kept[];

  it.each(kept)('of a duel ($view.asked.frame.kind) is the view of today', entry => {
    const state = duel.notation.parsePosition(entry.position.join('\n'));
    if (!state.ok) throw new Error(state.faults[0]!.text);
    expect(duelViewInWords(entry.view)).toEqual(duel.view(state.value, entry.viewer));
  });

  it.each([1, 2, 3])('of a solo game is the view of today, in whole match %i', async seed => {
    const { game } = (await FROZEN.solo![1]!()).hosted;
    const options = game.parseOptions({ level: 'red', visions: true });
    if (!options.ok) throw new Error(options.faults[0]!.text);
    const random = fastRandom(seed);
    const state = game.setup(options.value, random);
    let moments = 0;
    for (; game.decision(state) !== null; moments++) {
      expect(game.view(state, 'yellow')).toEqual(shownToday(state));
      const legal = game.legal(state, 'yellow');
      game.apply(state, 'yellow', legal[random.below('any', legal.length)], random);
    }
    expect(moments).toBeGreaterThan(50);
  });

  it('is drawn by the game of today', async () => {
    const { game } = (await FROZEN.solo![1]!()).hosted;
    const options = game.parseOptions({ quick: true });
    if (!options.ok) throw new Error(options.faults[0]!.text);
    const state = game.setup(options.value, fastRandom(1));
    const drawn = game.notation.draw(game.view(state, 'yellow'));
    expect(drawn).toBe(solo.notation.draw(shownToday(state)));
  });
});
