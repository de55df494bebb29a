import type { PictogramName } from '@oubliette/art';
import type { DuelSeat } from '@oubliette/dungeon-twister';
import { characterPictograms, objectPictograms } from '@oubliette/dungeon-twister/drawing';
import {
  CHARACTERS,
  type CharacterId,
  isNeutral,
  isObject,
  isOfPrison,
  pieceOf,
  seatOf,
} from '../words/mention.ts';
import { packHere } from '../words/pack.ts';

/** A token as it is drawn: whose it is, its sign, and its figures if it is a character. */
export interface TokenFace {
  readonly seat: DuelSeat | 'prison' | 'neutral';
  readonly pictogram: PictogramName;
  readonly figures: { readonly move: number; readonly combat: number } | null;
}

const figures = new Map<string, TokenFace['figures']>(
  CHARACTERS.map(({ id, move, combat }) => [id, { move, combat }]),
);

/** Whose picture and figures a guest at the table has; whatever table has guests brings them. */
export const likenesses = new Map<string, string>();

export function faceOf(token: string): TokenFace {
  const seat = isOfPrison(token) ? 'prison' : isNeutral(token) ? 'neutral' : seatOf(token);
  const piece = pieceOf(token);
  const guest = packHere().get(piece);
  if (guest) return { seat, pictogram: guest.pictogram, figures: guest.figures };
  if (isObject(piece)) return { seat, pictogram: objectPictograms[piece], figures: null };
  const character = (likenesses.get(piece) ?? piece) as CharacterId;
  return {
    seat,
    pictogram: characterPictograms[character],
    figures: figures.get(character) ?? null,
  };
}

/** Where a character stands in the list of all. */
export const orderOf = (token: string): number =>
  CHARACTERS.findIndex(({ id }) => id === pieceOf(token));
