/** The duel in words, in the reader's language. */
import {
  type DeedKind,
  type Duel,
  type DuelAction,
  type DuelEvent,
  type DuelSeat,
  type DuelView,
  isAimed,
} from '@oubliette/dungeon-twister';
import type { Decision, Word } from '@oubliette/kernel';
import type { Chapter } from '../../match/contract.ts';
import { deedWording } from './abilities.ts';
import { type Turned, wordsOfAction } from './action.ts';
import { aftermath } from './aftermath.ts';
import type { Question } from './asked.en.ts';
import { pieceOf } from './mention.ts';
import { text } from './messages.ts';
import { type Line, newsIn, storyWords } from './story.ts';
import { telling } from './tell.ts';

export { pieceOf, seatOf } from './mention.ts';
export type { Line } from './story.ts';

/** Actions in the lines of a chronicle: a walk or a combat of many actions is one line or two. */
export function tellStory(
  chapters: readonly Chapter<Duel>[],
  view: DuelView,
  texts = text(),
): Line[] {
  return storyWords(texts, chapters, view);
}

/** Who has the first turn of a match that the program has set up. */
export const lotWords = (seat: DuelSeat, texts = text()): string => texts.told.first(seat);

export const saidWords = (seat: DuelSeat, word: Word): string => text().told.said[word](seat);

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

export const pieceName = (token: string): string => text().nameOf(pieceOf(token));

export const deedName = (deed: DeedKind): string =>
  isAimed(deed) ? deedWording(deed, text().language).name : text().asked.deeds[deed];

/** What a button or a list calls an action; `turned` as the board lies on the screen. */
export function actionWords(action: DuelAction, view: DuelView, turned: Turned = 0): string {
  return wordsOfAction(text(), action, view, turned);
}

/** Questions that are answered face down. */
const SECRET = ['gathering', 'removal', 'starters', 'hiding', 'fight'];

export const isSecret = ({ question }: Decision<DuelSeat>): boolean => SECRET.includes(question);

/** “Choose a Combat card”, to the one who is asked alone. */
export const yourQuestionWords = ({ question }: Decision<DuelSeat>): string =>
  text().asked.yours[question as Question];

/** “Yellow chooses a Combat card”. */
export function questionWords(decision: Decision<DuelSeat> | null): string {
  if (decision === null) return text().asked.over;
  return text().asked.questions[decision.question as Question](decision.seats);
}
