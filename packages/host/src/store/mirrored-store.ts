import type { MatchStore } from './match-store.ts';
import { type CopyLine, lineOfAddition, lineOfWhole } from './second-copy.ts';

/** A place beside the store to which lines are added, and nothing else is ever done. */
export interface CopyFile {
  add(line: CopyLine): void;
}

export interface MirroredStore extends MatchStore {
  /** A match that nobody has added to yet is copied, too. */
  readonly copyBegun: (key: string) => Promise<void>;
  /** Copied once more: what the store was given as a whole, no line of the copy tells. */
  readonly copyAnew: (key: string) => Promise<void>;
}

/**
 * A store that tells a second copy of everything it has written, before anybody is told that it is
 * written. A copy that fails holds nobody up, and is told the whole match next time.
 */
export function mirrored(
  disk: MatchStore,
  copy: () => Promise<CopyFile | null>,
  now: () => number,
): MirroredStore {
  /** Matches of which this copy has the beginning. */
  const begun = new Set<string>();

  async function tell(key: string, line: (() => CopyLine) | null): Promise<void> {
    try {
      const file = await copy();
      if (file === null) return;
      if (begun.has(key)) {
        if (line) file.add(line());
        return;
      }
      const match = await disk.load(key);
      if (match === null) return;
      file.add(lineOfWhole(match, now()));
      begun.add(key);
    } catch (error) {
      // Whatever copy comes next has nothing yet.
      begun.clear();
      reportError(error);
    }
  }

  return {
    ...disk,
    copyBegun: key => tell(key, null),
    copyAnew(key) {
      begun.delete(key);
      return tell(key, null);
    },
    async append(addition) {
      const isWritten = await disk.append(addition);
      if (isWritten) await tell(addition.key, () => lineOfAddition(addition, now()));
      return isWritten;
    },
    async rename(key, names) {
      await disk.rename(key, names);
      await tell(key, () => ({ at: now(), key, names }));
    },
    async remove(key) {
      await disk.remove(key);
      begun.add(key);
      await tell(key, () => ({ at: now(), key, removed: true }));
      begun.delete(key);
    },
  };
}
