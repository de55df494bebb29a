import type { Character, Thing } from '../pieces/piece.ts';
import type { InBoth, PieceFace } from './ingredients.ts';
import type { RoomEntry } from './room.ts';
import type { SET_FORMAT } from './schemas.ts';

/** A piece in a set document: what it is to the rules, and how it shows. */
export type CharacterEntry = Omit<Character, 'kind'> & PieceFace;
export type ObjectEntry = Omit<Thing, 'kind'> & PieceFace;

/** A set as a document: rooms, and pieces in the vocabulary of `pieces/piece.ts`. */
export interface SetDocument {
  readonly $schema?: string;
  readonly format: typeof SET_FORMAT;
  readonly id: string;
  readonly names: InBoth;
  readonly rooms: readonly RoomEntry[];
  readonly characters?: readonly CharacterEntry[];
  readonly objects?: readonly ObjectEntry[];
  /** Known pieces that each player has one of too, and objects of which one lies there for nobody. */
  readonly also?: readonly string[];
  readonly neutral?: readonly string[];
}
