/** The duel in words, in the reader's language. */
import { type DeedKind, type DuelSeat, isAimed } from '@oubliette/dungeon-twister';
import type { Decision } from '@oubliette/kernel';
import { deedWording } from './abilities.ts';
import type { AskedAbout } from './asked.en.ts';
import { pieceOf } from './mention.ts';
import { text } from './messages.ts';

export { pieceOf, seatOf } from './mention.ts';

export const pieceName = (token: string): string => text().nameOf(pieceOf(token));

export const deedName = (deed: DeedKind): string =>
  isAimed(deed) ? deedWording(deed, text().language).name : text().asked.deeds[deed];

/** Questions that are answered face down. */
const SECRET = ['gathering', 'removal', 'starters', 'hiding', 'fight'];

export const isSecret = ({ question }: Decision<DuelSeat>): boolean => SECRET.includes(question);

/** “Choose a Combat card”, to the one who is asked alone. */
export const yourQuestionWords = ({ question }: Decision<DuelSeat>): string =>
  text().asked.yours[question as AskedAbout];

/** “Yellow chooses a Combat card”. */
export function questionWords(decision: Decision<DuelSeat> | null): string {
  if (decision === null) return text().asked.over;
  return text().asked.questions[decision.question as AskedAbout](decision.seats);
}
