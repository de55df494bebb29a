import {
  type Duel,
  type DuelAction,
  type DuelEvent,
  type DuelView,
  duel,
} from '@oubliette/dungeon-twister';
import { fastRandom, pick, toldTo } from '@oubliette/kernel';
import type { Chapter } from '../../match/contract.ts';
import { en as plainEn } from './messages.en.ts';
import { ru as plainRu } from './messages.ru.ts';
import type { DuelStoryTexts } from './story-texts.ts';
import { told as toldEn } from './told.en.ts';
import { told as toldRu } from './told.ru.ts';

export const en: DuelStoryTexts = { ...plainEn, told: toldEn };
export const ru: DuelStoryTexts = { ...plainRu, told: toldRu };

const MAZE = 'maze 40R@0 37L@0 37R@0 38L@0 38R@0 39L@0 39R@0 40L@0';

/** A position as a viewer sees it. */
export function viewOf(...lines: string[]): DuelView {
  const read = duel.notation.parsePosition([MAZE, ...lines].join('\n'));
  if (!read.ok) throw new Error(read.faults.map(({ text }) => text).join('\n'));
  return duel.view(read.value, 'table');
}

export const chapter = (
  seat: Duel['Seat'],
  moment: number,
  ...events: DuelEvent[]
): Chapter<Duel> => ({
  seat,
  moment,
  events,
});

interface Played {
  readonly chapters: readonly Chapter<Duel>[];
  readonly view: DuelView;
}

/** A match played at random, as the table saw it: a few deeds are preferred so that much happens. */
export function playAtRandom(mode: string, seed: number, actions: number): Played {
  const random = fastRandom(seed);
  const options = duel.parseOptions(duel.modes[mode]);
  if (!options.ok) throw new Error(mode);
  const state = duel.setup(options.value, random);
  const chapters: Chapter<Duel>[] = [];
  for (let moment = 1; moment <= actions; moment++) {
    const seat = duel.decision(state)?.seats[0];
    if (seat === undefined) break;
    const events = duel.apply(state, seat, choose(duel.legal(state, seat)), random);
    chapters.push({ moment, seat, events: toldTo(events, 'table') });
  }
  return { chapters, view: duel.view(state, 'table') };

  function choose(legal: readonly DuelAction[]): DuelAction {
    const lively = legal.filter(action => action.do !== 'end' && action.do !== 'step');
    return pick(
      random,
      'choice',
      lively.length > 0 && random.below('lively', 3) > 0 ? lively : legal,
    );
  }
}
