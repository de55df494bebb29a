import type { DuelEvent } from '@oubliette/dungeon-twister';
import { duel } from '@oubliette/dungeon-twister';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { learn } from '../../i18n/language.ts';
import { chapter, viewOf } from '../words/testing.ts';
import { taleOf } from './tale.ts';

// The reader's language comes from the address.
vi.hoisted(() => vi.stubGlobal('location', { search: '?lang=en' }));

beforeAll(() => learn('en'));

const to = 'all' as const;
const card = (seat: 'blue' | 'yellow'): DuelEvent => ({ kind: 'card', to, seat, value: 2 });
const ended = (seat: 'blue' | 'yellow'): DuelEvent => ({ kind: 'turn-ended', to, seat });

function optionsOf(raw: unknown) {
  const options = duel.parseOptions(raw);
  if (!options.ok) throw new Error('options');
  return options.value;
}

const told = {
  chapters: [chapter('yellow', 1, card('yellow')), chapter('yellow', 2, ended('yellow'))],
  view: viewOf('turn 2 blue'),
  options: optionsOf({ quick: true }),
  said: [],
  timeUps: [],
};
const words = (...[snapshot]: Parameters<typeof taleOf>) =>
  taleOf(snapshot).map(line => line.words);

describe('the tale of a match', () => {
  it('DT-SET-06: begins with who begins where the program has set up', () => {
    expect(words(told)).toEqual(['Drawn by lot: Yellow begins.', 'Yellow plays 2 Actions.']);
    expect(words({ ...told, chapters: [] })).toEqual(['Drawn by lot: Blue begins.']);
    expect(words({ ...told, options: optionsOf({}) })).toEqual(['Yellow plays 2 Actions.']);
  });

  it('DT-OPT-01: says when the clock played for somebody', () => {
    expect(words({ ...told, timeUps: [1, 2] }).slice(1)).toEqual([
      "Yellow's time is up.",
      'Yellow plays 2 Actions.',
      "Yellow's time is up: the turn ends.",
    ]);
  });

  it('DT-END-03: has what was said between the actions, in its place and turn', () => {
    const said = [
      { at: 1, seat: 'yellow', word: 'offer-draw' },
      { at: 2, seat: 'blue', word: 'decline-draw' },
      { at: 2, seat: 'blue', word: 'resign' },
    ] as const;
    const lines = taleOf({ ...told, said });
    expect(lines.slice(2).map(line => [line.words, line.seat, line.turn])).toEqual([
      ['Yellow offers a draw.', 'yellow', 1],
      ['Blue declines the draw.', 'blue', 1],
      ['Blue gives up.', 'blue', 1],
    ]);
  });

  it('DT-END-03: says that a draw was declined where the other side just played on', () => {
    const said = [{ at: 1, seat: 'yellow', word: 'offer-draw' }] as const;
    const chapters = [...told.chapters, chapter('blue', 3, card('blue'))];
    expect(words({ ...told, chapters, said }).slice(2)).toEqual([
      'Yellow offers a draw.',
      'Blue declines the draw.',
      'Blue plays 2 Actions.',
    ]);
    expect(words({ ...told, said }).slice(2)).toEqual(['Yellow offers a draw.']);
  });
});
