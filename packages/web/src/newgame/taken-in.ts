import { fail, fault, type Result } from '@oubliette/kernel';
import { ask } from '../match/ask.ts';

/** No match is nearly as long; a film would stop the page. */
const LARGEST = 5 * 1024 * 1024;

const NO_NAMES = { players: {}, openTable: false };

/** Takes a match file in; the key of its match, or what is wrong with the file. */
export async function takenIn(file: Pick<File, 'size' | 'text'>): Promise<Result<string>> {
  if (file.size > LARGEST) {
    return fail(fault('match.too-large', '', `The file has ${file.size} bytes.`));
  }
  return ask('read', await file.text(), NO_NAMES);
}
