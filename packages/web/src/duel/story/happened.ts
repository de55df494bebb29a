/** What happened in the duel in words: fetched when there is something to tell. */
import type { Duel, DuelEvent, DuelSeat, DuelView } from '@oubliette/dungeon-twister';
import type { TableWord } from '@oubliette/kernel';
import type { Chapter } from '../../match/contract.ts';
import { aftermath } from '../deeds/aftermath.ts';
import { telling } from '../deeds/telling.ts';
import { storyText as text } from '../words/story-texts.ts';
import { type DuelStoryLine, newsIn, storyWords } from './story.ts';

/** Actions in the lines of a chronicle: a walk or a combat of many actions is one line or two. */
export function tellStory(
  chapters: readonly Chapter<Duel>[],
  view: DuelView,
  texts = text(),
): DuelStoryLine[] {
  return storyWords(texts, chapters, view);
}

/** Who has the first turn of a match that the program has set up. */
export const lotWords = (seat: DuelSeat, texts = text()): string => texts.told.first(seat);

export const saidWords = (seat: DuelSeat, word: TableWord): string => text().told.said[word](seat);

export const timeUpWords = (seat: DuelSeat, endsTurn: boolean): string =>
  text().told.timeUp(seat, endsTurn);

/** What the last actions came to, in one go. */
export function newsWords(chapters: readonly Chapter<Duel>[], view: DuelView): string {
  return newsIn(text(), chapters, view);
}

/** What came of an action for the tokens of one side above all: “Naga is wounded; Key is lost”. */
export function harmWords(events: readonly DuelEvent[], view: DuelView, seat: DuelSeat): string {
  const { clauses } = aftermath(telling(text(), view, seat), events);
  return clauses.join('; ') || text().told.nobodyHurt;
}
