import type { MatchStore } from '@oubliette/host';
import { type CopyFile, type MirroredStore, mirrored } from '@oubliette/host/second-copy';
import { openCopy } from './second-copy.ts';

/** The store with its second copy, as far as this browser has a file system of its own. */
export function copying(disk: MatchStore): MirroredStore {
  let file: Promise<CopyFile | null> | null = null;

  /** A file that takes no more lines, because somebody cleared the page's data say, is opened anew. */
  const watched = (opened: CopyFile): CopyFile => ({
    add(line) {
      try {
        opened.add(line);
      } catch (error) {
        file = null;
        throw error;
      }
    },
  });

  function copy(): Promise<CopyFile | null> {
    file ??= openCopy(disk).then(watched, () => null);
    return file;
  }

  return mirrored(disk, copy, Date.now);
}
