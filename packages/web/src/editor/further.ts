import { type FurtherContent, type Piece, provideFurther } from '@oubliette/dungeon-twister';
import {
  characterPictograms,
  groundDrawing,
  objectPictograms,
  provideGrounds,
} from '@oubliette/dungeon-twister/drawing';
import '@oubliette/dungeon-twister/drawing/original-set';
import { figures } from '../duel/pieces.ts';
import { OBJECT_IDS, WORTH } from '../duel/words/mention.ts';
import { pieceWords } from './abilities.en.ts';
import { pieceWords as wordsInRussian } from './abilities.ru.ts';
import { gistsOf } from './gists.ts';

/** Makes this page know what a match brought along: its rooms, what is in them, and its pieces. */
export async function welcome(content: FurtherContent): Promise<void> {
  provideFurther(content);
  provideGrounds(groundDrawing);
  if (content.pieces.length === 0) return;
  for (const piece of content.pieces) giveFace(piece, content.likenesses[piece.id]!);
  await giveNames(content);
}

/** The tables of the page hold what we know; guests take their places among it. */
const guests = <Value>(table: object): Record<string, Value> => table as Record<string, Value>;

function giveFace(piece: Piece, likeness: string): void {
  const { id } = piece;
  const pictograms = { ...characterPictograms, ...objectPictograms };
  const table = piece.kind === 'object' ? objectPictograms : characterPictograms;
  guests(table)[id] = guests(pictograms)[likeness];
  if (piece.worth) (WORTH as Map<string, number>).set(id, piece.worth);
  if (piece.kind === 'character') figures.set(id, { move: piece.move, combat: piece.combat });
  else if (!(OBJECT_IDS as string[]).includes(id)) (OBJECT_IDS as string[]).push(id);
}

/** Guests are not declined: a document gives one form of their names. */
async function giveNames({ names: given, pieces }: FurtherContent): Promise<void> {
  const [english, russian, ...gists] = await Promise.all([
    import('../duel/words/pieces.en.ts'),
    import('../duel/words/pieces.ru.ts'),
    import('../duel/words/gists.en.ts'),
    import('../duel/words/gists.ru.ts'),
  ]);
  for (const [id, { en, ru }] of Object.entries(given)) {
    english.nameGuests({ [id]: en });
    russian.nameGuests({ [id]: { gender: 'm', forms: [ru, ru, ru, ru, ru] } });
  }
  for (const piece of pieces) {
    for (const [language, { gists: texts }] of gists.entries()) {
      guests(texts)[piece.id] = gistsOf(piece, PIECE_WORDS[language]!);
    }
  }
}

const PIECE_WORDS = [pieceWords, wordsInRussian];
