import type { FurtherContent } from '../duel/forces/further.ts';
import type { Character, Piece, Thing } from '../pieces/piece.ts';
import type { DocumentFault } from './fault.ts';
import { within } from './faults-of-shape.ts';
import { type Face, type InBoth, ingredientFaults } from './ingredients.ts';
import { pictureOf, type RoomEntry } from './room.ts';
import type { SET_FORMAT } from './schemas.ts';

/** A piece in a set document: what it is to the rules, and how it shows. */
export type CharacterEntry = Omit<Character, 'kind'> & Face;
export type ObjectEntry = Omit<Thing, 'kind'> & Face;

/** A set as a document: rooms, and pieces in the vocabulary of `pieces/piece.ts`. */
export interface SetDocument {
  readonly $schema?: string;
  readonly format: typeof SET_FORMAT;
  readonly id: string;
  readonly names: InBoth;
  readonly rooms: readonly RoomEntry[];
  readonly characters?: readonly CharacterEntry[];
  readonly objects?: readonly ObjectEntry[];
}

/** What is wrong with sets that are used together, beyond their shape; `at` is where a set stands. */
export function setFaults(
  sets: readonly { readonly set: SetDocument; readonly at: string }[],
): DocumentFault[] {
  return ingredientFaults({
    rooms: sets.flatMap(({ set, at }) =>
      set.rooms.map((entry, index) => ({ entry, set: set.id, at: within(at, `rooms.${index}`) })),
    ),
    pieces: sets.flatMap(({ set, at }) =>
      (['characters', 'objects'] as const).flatMap(kind =>
        (set[kind] ?? []).map((entry, index) => ({ entry, at: within(at, `${kind}.${index}`) })),
      ),
    ),
  });
}

/** Rooms and pieces of sets as a match carries them; the fingerprint is added by whoever has it all. */
export function contentOf(sets: readonly SetDocument[]): Omit<FurtherContent, 'hash'> {
  const faces = sets.flatMap(set => [...(set.characters ?? []), ...(set.objects ?? [])]);
  const bare = <P extends Face>({ names: _, likeness: __, ...piece }: P) => piece;
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
    pieces: sets.flatMap((set): Piece[] => [
      ...(set.characters ?? []).map(piece => ({ kind: 'character' as const, ...bare(piece) })),
      ...(set.objects ?? []).map(piece => ({ kind: 'object' as const, ...bare(piece) })),
    ]),
    names: Object.fromEntries(faces.map(({ id, names }) => [id, names])),
    likenesses: Object.fromEntries(faces.map(({ id, likeness }) => [id, likeness])),
  };
}
