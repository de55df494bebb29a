import {
  type DocumentFault,
  type FaultCode,
  type GameDocument,
  readGameDocument,
} from '@oubliette/dungeon-twister/documents';
import { fail, type Result } from '@oubliette/kernel';

type Read<D> = Result<D, DocumentFault>;

export interface LoadedDocument {
  readonly name: string;
  readonly read: Read<GameDocument>;
}

/** Longer than any document can be. */
const MOST_KILOBYTES = 500;

/** A document from a file that somebody chose. */
export async function loadDocument(file: File): Promise<LoadedDocument> {
  return { name: file.name, read: await readFile(file, readGameDocument) };
}

export async function readFile<D>(file: File, read: (text: string) => Read<D>): Promise<Read<D>> {
  if (file.size > MOST_KILOBYTES * 1000) return refused('too-large', { most: MOST_KILOBYTES });
  try {
    return read(await file.text());
  } catch {
    return refused('unreadable');
  }
}

function refused<D>(code: FaultCode, params: DocumentFault['params'] = {}): Read<D> {
  return fail({ code, at: '', params });
}
