import type { MatchStore } from '@oubliette/host';
import { type CopyFile, type CopyLine, gathered, lineOfWhole } from '@oubliette/host/second-copy';
import { committed } from './indexed-db.ts';
import { COPIES, onShelf, putWhole } from './shelf.ts';

/** Files of earlier visits are put together when there are more of them. */
const MOST_FILES = 6;

async function folder(): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(COPIES, { create: true });
}

/** What only a worker has of a file. */
interface WritableFile {
  createSyncAccessHandle(): Promise<{
    write(bytes: Uint8Array, where: { readonly at: number }): number;
    flush(): void;
  }>;
}

/** A file of this visit alone: nobody else ever writes to it. */
async function ownFile(place: FileSystemDirectoryHandle): Promise<CopyFile & { name: string }> {
  const name = `${Date.now()}-${crypto.getRandomValues(new Uint32Array(1))[0]}.jsonl`;
  const handle = await place.getFileHandle(name, { create: true });
  const file = await (handle as unknown as WritableFile).createSyncAccessHandle();
  const writer = new TextEncoder();
  let end = 0;
  return {
    name,
    add(line) {
      const bytes = writer.encode(`${JSON.stringify(line)}\n`);
      const written = file.write(bytes, { at: end });
      if (written < bytes.length) throw new Error('No room for the whole line.');
      file.flush();
      end += written;
    },
  };
}

/** Opens the second copy of this visit, in the browser's own file system. */
export async function openCopy(disk: MatchStore): Promise<CopyFile> {
  const place = await folder();
  const file = await ownFile(place);
  const names = (await namesIn(place)).filter(name => name !== file.name);
  if (names.length > MOST_FILES) await putTogether(disk, place, file, names);
  return file;
}

/** Everything into the new file first; only then the old ones go. One that another tab has open stays. */
async function putTogether(
  disk: MatchStore,
  place: FileSystemDirectoryHandle,
  file: CopyFile,
  names: readonly string[],
): Promise<void> {
  for (const { key } of await disk.list()) {
    const match = await disk.load(key);
    if (match !== null) file.add(lineOfWhole(match, Date.now()));
  }
  for (const name of names) await place.removeEntry(name).catch(() => {});
}

async function namesIn(place: FileSystemDirectoryHandle): Promise<string[]> {
  const names: string[] = [];
  for await (const name of place.keys()) names.push(name);
  return names;
}

/** A line that was not written to its end is none. */
function linesIn(text: string): CopyLine[] {
  return text.split('\n').flatMap(line => {
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });
}

/** One that another tab throws away at this moment has nothing that this tab needs. */
async function textOf(place: FileSystemDirectoryHandle, name: string): Promise<string> {
  try {
    return await (await (await place.getFileHandle(name)).getFile()).text();
  } catch {
    return '';
  }
}

/** Puts into a new database what the second copies have; a kill in the middle of it changes nothing. */
export async function refill(
  database: IDBDatabase,
  place: FileSystemDirectoryHandle,
): Promise<void> {
  const texts = await Promise.all((await namesIn(place)).map(name => textOf(place, name)));
  const shelf = onShelf(database, 'readwrite');
  const done = committed(shelf.done);
  const known = new Set((await Promise.all([shelf.keys('cards'), shelf.keys('removed')])).flat());
  const missing = gathered(texts.flatMap(linesIn)).filter(({ card }) => !known.has(card.key));
  for (const match of missing) putWhole(shelf, match);
  const note = { count: missing.length, at: Date.now() };
  if (missing.length > 0) shelf.put('notes', note, 'recovered');
  shelf.put('notes', note, 'filled');
  await done;
}
