import { fail, fault, ok, type Result } from '@oubliette/kernel';
import { ask } from '../match/ask.ts';

/** No match is nearly as long; a film would stop the page. */
const LARGEST = 5 * 1024 * 1024;
/** All matches in one file are more, but no film either. */
const LARGEST_ARCHIVE = 20 * LARGEST;

const ARCHIVE = '{"format":"oubliette-archive"';

const NO_NAMES = { players: {}, openTable: false };

/** Takes in a match file, or a file of all matches; the key of the match to go on with, or what is wrong. */
export async function takenIn(
  file: Pick<File, 'size' | 'text' | 'slice'>,
): Promise<Result<string>> {
  const isArchive = (await file.slice(0, ARCHIVE.length).text()) === ARCHIVE;
  if (file.size > (isArchive ? LARGEST_ARCHIVE : LARGEST)) {
    return fail(fault('match.too-large', '', `The file has ${file.size} bytes.`));
  }
  if (!isArchive) return ask('read', await file.text(), NO_NAMES);
  const restored = await ask('restore', await file.text());
  return restored.ok ? ok(restored.value.latest) : restored;
}
