/** What the match on the page brings along: the faces and words of pieces that no set of ours has. */
import type { PictogramName } from '@oubliette/art';
import type { WrittenLanguage } from '../../i18n/choose.ts';
import type { Gender } from './declined.ru.ts';
import type { Gist } from './gist.ts';

export interface GuestPiece {
  readonly pictogram: PictogramName;
  /** Nothing for an object. */
  readonly figures: { readonly move: number; readonly combat: number } | null;
  readonly worth: number;
  readonly names: Readonly<Record<WrittenLanguage, string>>;
  /** Of the Russian name, where the document tells: genitive, dative, accusative, instrumental. */
  readonly gender?: Gender;
  readonly cases?: readonly string[];
  readonly gists: Readonly<Record<WrittenLanguage, readonly Gist[]>>;
}

/** id → guest */
export type Pack = ReadonlyMap<string, GuestPiece>;

let here: Pack = new Map();

/** A page shows one match: the pack of another one goes with it. */
export function showPack(pack: Pack = new Map()): void {
  here = pack;
}

export const packHere = (): Pack => here;
