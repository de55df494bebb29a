import {
  type DocumentFault,
  type GameDocument,
  readGameDocument,
  type ScenarioDocument,
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

/** Whether somebody plays two Combat cards (DT-EXT-10): the fan at the table lays one. */
export const playsTwo = ({ sets = [] }: ScenarioDocument): boolean =>
  sets.some(({ characters = [] }) =>
    characters.some(({ abilities }) => abilities.includes('plays-two')),
  );
