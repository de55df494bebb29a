import type { PictogramName } from '@oubliette/art';
import { BY_HAND, NPC_CARDS, type NpcAim, type NpcCard } from '@oubliette/dungeon-twister';
import '@oubliette/dungeon-twister/drawing/solo-signs';
import { pieceName } from '../../duel/words/index.ts';
import { pieceOf } from '../../duel/words/mention.ts';
import { catalogue } from '../../i18n/catalogue.ts';
import { cards as en } from './cards.en.ts';
import { cards as ru } from './cards.ru.ts';
import { text } from './messages.ts';
import { cardsHere } from './own.ts';

const words = catalogue({ en, ru });

/** Whether a token has a card: the prison owns objects too. */
export const hasCard = (token: string): boolean => cardsHere().has(pieceOf(token));

/** The card of `N:artos`. */
export const cardOf = (token: string): NpcCard => cardsHere().get(pieceOf(token))!;

/** What the trait does, by the card of ours that has it. */
export function traitWords(trait: NpcCard['trait']): string {
  const ours = NPC_CARDS.find(card => card.trait === trait);
  if (ours === undefined) return text().byHand;
  return text().like(pieceName(`N:${ours.id}`), words()[ours.id]!.text);
}

/** What somebody wrote down, and that they apply it themselves. */
const ownTraitWords = ({ trait, traitText }: NpcCard): string =>
  [traitText && text().quoted(traitText), traitWords(trait)].filter(Boolean).join(' ');

/** Its trait. */
export const cardText = (token: string): string =>
  isOwn(token) ? ownTraitWords(cardOf(token)) : words()[pieceOf(token)]!.text;

/** Somebody wrote it down themselves. */
export const isOwn = (token: string): boolean => cardOf(token).name !== undefined;

/** Its owner carries the trait out (NC-OWN-02). */
export const isByHand = (token: string): boolean => cardOf(token).trait === BY_HAND;

/** A class or an object by its name, with the one that the box of the solo game prints. */
export const printedName = (id: string): string => text().printed[id] ?? pieceName(`Y:${id}`);

export const AIM_SIGNS: Readonly<Record<NpcAim, PictogramName>> = {
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

/** What it is known to say; those of somebody's own say nothing. */
export const mottoOf = (token: string): string =>
  isOwn(token) ? '' : text().quoted(words()[pieceOf(token)]!.motto);
