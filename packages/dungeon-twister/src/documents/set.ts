import type { FurtherContent } from '../duel/forces/further.ts';
import type { Piece } from '../pieces/piece.ts';
import type { DocumentFault } from './fault.ts';
import { within } from './faults-of-shape.ts';
import { ingredientFaults, type PieceFace } from './ingredients.ts';
import { pictureOf } from './room.ts';
import type { SetDocument } from './set-document.ts';
import { alsoIn, isSamePiece, piecesBrought } from './shared.ts';

/** What is wrong with sets that are used together, beyond their shape; `at` is where a set stands. */
export function setFaults(
  sets: readonly { readonly set: SetDocument; readonly at: string }[],
): DocumentFault[] {
  const pieces = sets.flatMap(({ set, at }) =>
    (['characters', 'objects'] as const).flatMap(kind =>
      (set[kind] ?? []).map((entry, index) => ({ set, entry, at: within(at, `${kind}.${index}`) })),
    ),
  );
  const named = sets.flatMap(({ set, at }) =>
    (['also', 'neutral'] as const).flatMap(list =>
      (set[list] ?? []).map((id, index) => ({
        id,
        at: within(at, `${list}.${index}`),
        neutral: list === 'neutral',
      })),
    ),
  );
  return ingredientFaults({
    rooms: sets.flatMap(({ set, at }) =>
      set.rooms.map((entry, index) => ({ entry, set: set.id, at: within(at, `rooms.${index}`) })),
    ),
    pieces: pieces.filter(
      ({ set, entry }, index) =>
        !pieces
          .slice(0, index)
          .some(before => before.set !== set && isSamePiece(before.entry, entry)),
    ),
    named,
  });
}

/** Rooms and pieces of sets as a match carries them; the fingerprint is added by whoever has it all. */
export function contentOf(sets: readonly SetDocument[]): Omit<FurtherContent, 'hash'> {
  const faces = sets.flatMap(set => [...(set.characters ?? []), ...(set.objects ?? [])]);
  const { also, neutral } = alsoIn(sets);
  const bare = <P extends PieceFace>({ names: _, likeness: __, ...piece }: P) => piece;
  return {
    rooms: sets.flatMap(set =>
      set.rooms.map(entry => ({
        id: entry.id,
        set: set.id,
        number: entry.number,
        arrow: entry.arrow,
        ...(entry.antiMagic && { antiMagic: true }),
        picture: pictureOf(entry)!,
      })),
    ),
    pieces: piecesBrought(sets).map(({ kind, entry, coloured }) => {
      const { neutral: _, ...piece } = { neutral: undefined, ...bare(entry) };
      return { kind, ...piece, ...(coloured === 0 && { neutral: true }) } as Piece;
    }),
    ...(also.length > 0 && { also }),
    ...(neutral.length > 0 && { neutral }),
    names: Object.fromEntries(faces.map(({ id, names }) => [id, names])),
    likenesses: Object.fromEntries(faces.map(({ id, likeness }) => [id, likeness])),
  };
}
