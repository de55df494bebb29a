import type { FurtherContent, Piece } from '@oubliette/dungeon-twister';
import { ABILITY_WORDS } from '@oubliette/dungeon-twister/abilities/words.ts';
import {
  characterPictograms,
  groundDrawing,
  objectPictograms,
  provideGrounds,
} from '@oubliette/dungeon-twister/drawing';
import { isolated } from '@oubliette/kernel';
import '@oubliette/dungeon-twister/drawing/original-set';
import { learnWords } from '../duel/words/abilities.ts';
import type { Guest, Pack } from '../duel/words/pack.ts';
import { pieceWords as en } from './abilities.en.ts';
import { pieceWords as ru } from './abilities.ru.ts';
import { gistsOf } from './gists.ts';

provideGrounds(groundDrawing);
learnWords(ABILITY_WORDS);

/** A thing may look like somebody, and somebody like a thing. */
const PICTOGRAMS = { ...characterPictograms, ...objectPictograms };

/** What a page shows and says of the pieces that a match brings along. */
export function packOf(content: FurtherContent): Pack {
  return new Map(content.pieces.map(piece => [piece.id, guestOf(piece, content)]));
}

function guestOf(piece: Piece, { names, likenesses }: FurtherContent): Guest {
  const called = names[piece.id]!;
  return {
    pictogram: PICTOGRAMS[likenesses[piece.id] as keyof typeof PICTOGRAMS],
    figures: piece.kind === 'character' ? { move: piece.move, combat: piece.combat } : null,
    worth: piece.worth ?? 0,
    names: { en: isolated(called.en), ru: isolated(called.ru) },
    gists: { en: gistsOf(piece, en), ru: gistsOf(piece, ru) },
  };
}
