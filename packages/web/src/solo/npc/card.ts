import type { PictogramName } from '@oubliette/art';
import { type Aim, NPC_CARDS, type NpcCard } from '@oubliette/dungeon-twister';
import { pieceOf } from '../../duel/words/mention.ts';
import { catalogue } from '../../i18n/catalogue.ts';
import { cards as en } from './cards.en.ts';
import { cards as ru } from './cards.ru.ts';
import { text } from './messages.ts';

const words = catalogue({ en, ru });
const byId = new Map(NPC_CARDS.map(card => [card.id, card]));

/** Whether a token has a card: the prison owns objects too. */
export const hasCard = (token: string): boolean => byId.has(pieceOf(token));

/** The card of `N:artos`. */
export const cardOf = (token: string): NpcCard => byId.get(pieceOf(token))!;

/** Its trait and motto. */
export const cardWords = (token: string) => words()[pieceOf(token)]!;

export const AIM_SIGNS: Readonly<Record<Aim, PictogramName>> = {
  exit: 'exit-door',
  get: 'grab',
  combat: 'crossed-swords',
  reveal: 'torch',
  rotate: 'clockwise-rotation',
  regroup: 'backup',
  break: 'hammer-break',
  open: 'unlocking',
  heal: 'healing',
  repel: 'sonic-shout',
  deliver: 'grab',
};

/** What it is known to say. */
export const mottoOf = (token: string): string => text().quoted(cardWords(token).motto);
