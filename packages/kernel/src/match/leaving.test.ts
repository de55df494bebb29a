import { describe, expect, it } from 'vitest';
import { type Lantern, lantern } from '../../reference/index.ts';
import type { Game } from '../game.ts';
import { headOf } from './document.ts';
import { matchAt, startMatch } from './match.ts';
import { resumeMatch } from './resume.ts';
import { statesOf } from './states.ts';
import { snapshotOf, storedEntry } from './stored.ts';
import { closingOf, isOver, outcomeOf, say } from './words.ts';

/** Three seats of a game whose others play on; what it plays does not matter. */
const many = {
  ...lantern,
  seats: () => ['red', 'white', 'green'],
  leave: () => true,
} as unknown as Game<Lantern>;

const started = (game: Game<Lantern>) => {
  const { state, random } = startMatch(lantern, { target: 20, dealt: 4 }, 'a seed');
  return matchAt(game, { target: 20, dealt: 4 }, 'a seed', random, state);
};

describe('giving up', () => {
  it('ends a match of two', () => {
    const match = started({ ...lantern, leave: () => true });
    expect(say(match, 'red', 'resign')).toBeNull();
    expect(closingOf(match)).toEqual({ how: 'resigned', seat: 'red' });
    expect(outcomeOf(match)?.winners).toEqual(['white']);
  });

  it('ends a match of more where the game says that nobody plays on', () => {
    const match = started({ ...many, leave: () => false });
    expect(say(match, 'red', 'resign')).toBeNull();
    expect(outcomeOf(match)?.winners).toEqual(['white', 'green']);
  });

  it('by the clock is told apart, in the file too', () => {
    const match = started({ ...lantern, leave: () => true });
    expect(say(match, 'red', 'resign', 'clock')).toBeNull();
    expect(closingOf(match)).toEqual({ how: 'out-of-time', seat: 'red' });
    expect(outcomeOf(match)?.winners).toEqual(['white']);
    expect(match.journal.at(-1)).toEqual({ seat: 'red', say: 'resign', by: 'clock' });
  });

  it('is kept by a snapshot: the others play on after the match is opened again', () => {
    const match = started(many);
    say(match, 'red', 'resign');
    say(match, 'white', 'offer-draw');
    const entries = match.journal.map(entry => storedEntry(many, entry));
    const snapshot = snapshotOf(match);
    const { seed, options } = match;
    const head = headOf(startMatch(lantern, options, seed));
    const opened = resumeMatch(many as never, head, entries, snapshot);
    expect(opened.ok && [opened.value.said, isOver(opened.value)]).toEqual([match.said, false]);
  });

  it('leaves the others playing on, until one is left', () => {
    const match = started(many);
    expect(say(match, 'red', 'resign')).toBeNull();
    expect(isOver(match)).toBe(false);
    expect(statesOf({ ...match, game: { ...many, setup: lantern.setup } }).length).toBe(1);
    expect(say(match, 'red', 'offer-draw')).not.toBeNull();
    expect(say(match, 'red', 'resign')).not.toBeNull();
    expect(say(match, 'white', 'resign')).toBeNull();
    expect(outcomeOf(match)?.winners).toEqual(['green']);
  });

  it('needs the word of those only who are left to agree on a draw', () => {
    const match = started(many);
    say(match, 'red', 'resign');
    say(match, 'white', 'offer-draw');
    say(match, 'green' as never, 'accept-draw');
    expect(closingOf(match)).toEqual({ how: 'agreed-draw' });
  });
});
