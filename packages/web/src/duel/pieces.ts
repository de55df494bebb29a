import type { PictogramName } from '@oubliette/art';
import { type DuelSeat, NPC_CARDS, PRISON_CHARACTERS } from '@oubliette/dungeon-twister';
import { characterPictograms, objectPictograms } from '@oubliette/dungeon-twister/drawing';
import { type CharacterId, isObject, isOfPrison, pieceOf, seatOf } from './words/mention.ts';

/** A token as it is drawn: whose it is, its sign, and its figures if it is a character. */
export interface Face {
  readonly seat: DuelSeat | 'prison';
  readonly pictogram: PictogramName;
  readonly figures: { readonly move: number; readonly combat: number } | null;
}

const figures = new Map<string, Face['figures']>(
  PRISON_CHARACTERS.map(({ id, move, combat }) => [id, { move, combat }]),
);

/** Whose picture and figures the characters of the prison have. */
const likenesses = new Map<string, string>(NPC_CARDS.map(({ id, likeness }) => [id, likeness.id]));

export function faceOf(token: string): Face {
  const seat = isOfPrison(token) ? 'prison' : seatOf(token);
  const piece = pieceOf(token);
  if (isObject(piece)) return { seat, pictogram: objectPictograms[piece], figures: null };
  const character = (likenesses.get(piece) ?? piece) as CharacterId;
  return {
    seat,
    pictogram: characterPictograms[character],
    figures: figures.get(character) ?? null,
  };
}

/** Where a character stands in the list of its set. */
export const orderOf = (token: string): number =>
  PRISON_CHARACTERS.findIndex(({ id }) => id === pieceOf(token));
