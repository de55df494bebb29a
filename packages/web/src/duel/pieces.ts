import type { PictogramName } from '@oubliette/art';
import { type DuelSeat, PRISON_CHARACTERS } from '@oubliette/dungeon-twister';
import { characterPictograms, objectPictograms } from '@oubliette/dungeon-twister/drawing';
import { isObject, pieceOf, seatOf } from './words/mention.ts';

/** A token as it is drawn: whose it is, its sign, and its figures if it is a character. */
export interface Face {
  readonly seat: DuelSeat;
  readonly pictogram: PictogramName;
  readonly figures: { readonly move: number; readonly combat: number } | null;
}

const figures = new Map<string, Face['figures']>(
  PRISON_CHARACTERS.map(({ id, move, combat }) => [id, { move, combat }]),
);

export function faceOf(token: string): Face {
  const piece = pieceOf(token);
  const pictogram = isObject(piece) ? objectPictograms[piece] : characterPictograms[piece];
  return { seat: seatOf(token), pictogram, figures: figures.get(piece) ?? null };
}

/** Where a character stands in the list of its set. */
export const orderOf = (token: string): number =>
  PRISON_CHARACTERS.findIndex(({ id }) => id === pieceOf(token));
