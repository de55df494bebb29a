import type { Duel, DuelEvent, DuelSeat, DuelView } from '@oubliette/dungeon-twister';
import type { Chapter } from '../../match/contract.ts';
import type { DuelStoryPassage } from '../deeds/account.ts';
import { type DuelTelling, telling } from '../deeds/telling.ts';
import { planIn } from '../words/sides.ts';
import type { DuelStoryTexts } from '../words/story-texts.ts';
import { findsIn } from './finds.ts';
import { passagesOf, tellingsOf } from './passage.ts';
import { squaresThen } from './squares.ts';

/** One line of the chronicle. */
export interface DuelStoryLine {
  readonly seat: DuelSeat | 'prison' | null;
  readonly words: string;
  /** The squares it speaks of, as they lay then. */
  readonly cells: readonly number[];
  /** The moment after it: where one looks to see how it came out. */
  readonly moment: number;
  /** The turn it belongs to; 0 in the set-up. */
  readonly turn: number;
  /** Whose turn that was. */
  readonly active: DuelSeat | null;
}

/** The whole story in words, several actions in one line where a person would tell them so. */
export function storyWords(
  texts: DuelStoryTexts,
  chapters: readonly Chapter<Duel>[],
  view: DuelView,
): DuelStoryLine[] {
  const events = chapters.flatMap(chapter => chapter.events);
  const squares = squaresThen(events, view);
  const finds = findsIn(events, planIn(view));
  let turn = 0;
  let active: DuelSeat | null = null;
  return passagesOf(chapters).flatMap(passage => {
    const card = passage.events.find(event => event.kind === 'card');
    if (card) {
      turn++;
      active = card.seat;
    }
    const t = telling(texts, view, passage.seat, finds);
    return linesOf(t, passage, squares).map(line => ({ ...line, turn, active }));
  });
}

/** The same in one go, with the ends of turns, which a chronicle shows by its headings. */
export function newsIn(
  texts: DuelStoryTexts,
  chapters: readonly Chapter<Duel>[],
  view: DuelView,
): string {
  const ended = chapters.filter(({ events }) => events.some(({ kind }) => kind === 'turn-ended'));
  return [
    ...storyWords(texts, chapters, view),
    ...ended.map(({ moment, seat }) => ({ moment, words: texts.told.turnEnded(seat) })),
  ]
    .sort((one, other) => one.moment - other.moment)
    .map(({ words }) => words)
    .join(' ');
}

function linesOf(
  t: DuelTelling,
  passage: DuelStoryPassage,
  squares: ReadonlyMap<DuelEvent, readonly number[]>,
): Omit<DuelStoryLine, 'turn' | 'active'>[] {
  const { moment, events } = passage;
  const cells = [...new Set(events.flatMap(event => squares.get(event) ?? []))];
  return tellingsOf(t, passage).map(({ seat, words }) => ({ seat, words, cells, moment }));
}
