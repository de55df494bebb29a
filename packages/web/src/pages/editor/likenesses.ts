import type { PictogramName } from '@oubliette/art';
import { FURTHER_LIKENESSES } from '@oubliette/dungeon-twister/documents';
import { LIKENESSES } from '@oubliette/dungeon-twister/drawing/further';
import type { SetDraft } from '../../documents/draft.ts';
import { faceOf } from '../../duel/seen/pieces.ts';
import { pieceName } from '../../duel/words/index.ts';
import { catalogue } from '../../i18n/catalogue.ts';
import { likenesses as en } from './likenesses.en.ts';
import { likenesses as ru } from './likenesses.ru.ts';
import { KNOWN, type PieceKind } from './piece-draft.ts';

/** Pictures that a piece may borrow: of ours, and of further sets. */

const text = catalogue({ en, ru });

/** Everything that a piece of a kind may look like, by name: a thing may look like somebody. */
export const likenessesFor = (kind: PieceKind): { value: string; label: string }[] => [
  ...KNOWN[kind].map(id => ({ value: id, label: pieceName(`B:${id}`) })),
  ...FURTHER_LIKENESSES.map(id => ({ value: id as string, label: text()[id] })),
];

export const pictureOf = (likeness: string): PictogramName => LIKENESSES[likeness]!;

/** Whether a piece of a team is a character, of the draft or a known one. */
export function isPerson({ characters, objects }: SetDraft, piece: string): boolean {
  if (characters.some(({ id }) => id === piece)) return true;
  return objects.every(({ id }) => id !== piece) && faceOf(`B:${piece}`).figures !== null;
}
