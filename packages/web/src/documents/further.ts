import type { FurtherContent, Piece } from '@oubliette/dungeon-twister';
import { ABILITY_WORDS } from '@oubliette/dungeon-twister/abilities/words.ts';
import { groundDrawing, provideGrounds } from '@oubliette/dungeon-twister/drawing';
import { LIKENESSES } from '@oubliette/dungeon-twister/drawing/further';
import { isolated } from '@oubliette/kernel';
import { learnWords } from '../duel/words/abilities.ts';
import type { GuestPiece, Pack } from '../duel/words/pack.ts';
import { pieceWords as en } from './abilities.en.ts';
import { pieceWords as ru } from './abilities.ru.ts';
import { gistsOf } from './gists.ts';

provideGrounds(groundDrawing);
learnWords(ABILITY_WORDS);

/** What a page shows and says of the pieces that a match brings along. */
export function packOf(content: FurtherContent): Pack {
  return new Map(content.pieces.map(piece => [piece.id, guestOf(piece, content)]));
}

function guestOf(piece: Piece, { names, likenesses }: FurtherContent): GuestPiece {
  const called = names[piece.id]!;
  return {
    pictogram: LIKENESSES[likenesses[piece.id]!]!,
    figures: piece.kind === 'character' ? { move: piece.move, combat: piece.combat } : null,
    worth: piece.worth ?? 0,
    names: { en: isolated(called.en), ru: isolated(called.ru) },
    ...(called.gender && { gender: called.gender }),
    ...(called.cases && { cases: called.cases.map(isolated) }),
    gists: { en: gistsOf(piece, en), ru: gistsOf(piece, ru) },
  };
}
