import { fail, fault, ok, type Result } from '@oubliette/kernel';
import { ask } from '../../keeper/ask.ts';

/** No match is nearly as long; a film would stop the page. */
const LARGEST = 5 * 1024 * 1024;
/** Everything in one file is more, but no film either. */
const LARGEST_ARCHIVE = 20 * LARGEST;

const ARCHIVE = '{"format":"oubliette-archive"';

const NO_NAMES = { players: {}, openTable: false };

/** What came of a file of everything: matches, those that were refused, and drawers that were empty here. */
export interface CameBack {
  readonly matches: number;
  readonly refused: number;
  readonly drawers: number;
}

/** A match to go on with, or what came back beside it and must be told. */
export type TakenIn = { readonly key: string } | CameBack;

/** Takes in a match file, or a file of everything. */
export async function takenIn(
  file: Pick<File, 'size' | 'text' | 'slice'>,
): Promise<Result<TakenIn>> {
  const isArchive = (await file.slice(0, ARCHIVE.length).text()) === ARCHIVE;
  if (file.size > (isArchive ? LARGEST_ARCHIVE : LARGEST)) {
    return fail(fault('match.too-large', '', `The file has ${file.size} bytes.`));
  }
  if (isArchive) return allTakenIn(await file.text());
  const read = await ask('read', await file.text(), NO_NAMES);
  return read.ok ? ok({ key: read.value }) : read;
}

async function allTakenIn(text: string): Promise<Result<TakenIn>> {
  const restored = await ask('restore', text);
  if (!restored.ok) return restored;
  const { added, refused, latest, drawers } = restored.value;
  const { fillDrawers } = await import('../../storage/drawers.ts');
  const filled = fillDrawers(drawers);
  if (added + refused + filled === 0)
    return fail(fault('archive.all-there', '', 'Nothing is missing.'));
  if (latest !== null && added === 1 && refused + filled === 0) return ok({ key: latest });
  return ok({ matches: added, refused, drawers: filled });
}
