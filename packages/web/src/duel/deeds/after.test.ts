import { duel } from '@oubliette/dungeon-twister';
import { fastRandom, toldTo, type Viewer } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { changedCells, loadIn, type ShownBoard, shownOf } from '../seen/shown.ts';
import { drawnTokens } from '../seen/tokens.ts';
import { afterEvent } from './index.ts';
import { cell, shownIn, wishesIn } from './testing.ts';

/** What is compared: everything that is drawn. */
const picture = (shown: ShownBoard): string =>
  JSON.stringify({
    quarters: String(shown.labyrinth.quarters),
    revealed: String(shown.labyrinth.revealed),
    edges: String(shown.labyrinth.table),
    tokens: drawnTokens(shown).sort((a, b) => (a.name < b.name ? -1 : 1)),
    faceDown: shown.faceDown,
    starters: [...shown.starters].sort(),
  });

function followed(raw: object, viewer: Viewer<'blue' | 'yellow'>, seed: number): number {
  const options = duel.parseOptions(raw);
  if (!options.ok) throw new Error('These are no options.');
  const random = fastRandom(seed);
  const state = duel.setup(options.value, random);
  let events = 0;
  let before = shownOf(duel.view(state, viewer));
  for (let action = 0; action < 500; action++) {
    const seat = duel.decision(state)?.seats[0];
    if (seat === undefined) break;
    const all = duel.legal(state, seat);
    const lively = all.filter(({ do: kind }) => kind !== 'end');
    const from = lively.length > 0 ? lively : all;
    const story = toldTo(
      duel.apply(state, seat, from[random.below('play', from.length)]!, random),
      viewer,
    );
    const after = shownOf(duel.view(state, viewer));
    const told = story.reduce<ShownBoard>((shown, event) => afterEvent(shown, event), before);
    // Starters are turned up in the next picture: the event does not say where each of them lies.
    if (!story.some(({ kind }) => kind === 'starters-shown')) {
      expect(picture(told), JSON.stringify(story)).toBe(picture(after));
    }
    before = after;
    events += story.length;
  }
  return events;
}

describe('the board as it is shown', () => {
  it('comes event by event to where the match is', () => {
    for (const seed of [1, 2]) {
      expect(followed({ quick: true }, 'table', seed)).toBeGreaterThan(200);
    }
  });

  it('does so for a seat that sets up its own tokens', () => {
    expect(followed({}, 'blue', 7)).toBeGreaterThan(200);
    expect(followed({ beginner: true, quick: true }, 'yellow', 8)).toBeGreaterThan(200);
  });

  it('tells the squares that changed, and who holds what', () => {
    const wishes = wishesIn([
      'maze hall@0',
      'turn 3 yellow',
      'left 2',
      'Y:naga @8,2',
      'Y:key @8,2',
    ]);
    const before = shownIn(wishes);
    expect(loadIn(before, 'Y:naga')).toBe('Y:key');
    const naga = { to: 'all', token: 'Y:naga', cell: cell(7, 2) } as const;
    const after = afterEvent(before, {
      kind: 'stepped',
      ...naga,
      from: cell(8, 2),
      load: 'Y:key',
    });
    expect(changedCells(before, after)).toEqual([cell(8, 2), cell(7, 2)]);
    const bare = afterEvent(after, { kind: 'dropped', ...naga, what: 'Y:key' });
    expect(loadIn(bare, 'Y:naga')).toBeNull();
  });
});
