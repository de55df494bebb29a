import type { DuelSeat } from '@oubliette/dungeon-twister';
import { type DuelMention, isObject, type PieceId } from './mention.ts';
import { nameOf } from './pieces.en.ts';

export const seats: Readonly<Record<DuelSeat, string>> = {
  blue: 'Blue',
  yellow: 'Yellow',
  purple: 'Purple',
  green: 'Green',
  red: 'Red',
};

export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const the = (piece: PieceId): string => (isObject(piece) ? `the ${nameOf(piece)}` : nameOf(piece));

/** `Blue's Mekanork and Naga`, `the Rope`. */
export function phrase({ pieces, owner }: DuelMention): string {
  const list = listed(pieces.map(the));
  return owner === null ? list : `${seats[owner]}'s ${list}`;
}

export const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
