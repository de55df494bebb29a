import {
  type DocumentFault,
  type GameDocument,
  readGameDocument,
} from '@oubliette/dungeon-twister/documents';
import type { Result } from '@oubliette/kernel';

export interface Loaded {
  readonly name: string;
  readonly read: Result<GameDocument, DocumentFault>;
}

/** Longer than any document can be. */
const MOST_BYTES = 500_000;

/** A document from a file that somebody chose. */
export async function loadDocument(file: File): Promise<Loaded> {
  const text = file.size > MOST_BYTES ? '' : await file.text();
  return { name: file.name, read: readGameDocument(text) };
}
