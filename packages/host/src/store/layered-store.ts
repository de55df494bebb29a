import type { Addition, MatchStore, StoredMatch } from './match-store.ts';

/** Tells other tabs that entries of a match wait here for room on the disk. */
export interface UnsavedGuard {
  /** Whether another tab has such entries: nobody may add to the match there is on the disk. */
  isHeldElsewhere(key: string): Promise<boolean>;
  hold(key: string): void;
  release(key: string): void;
}

/** Where there are no other tabs. */
const noOtherTabs: UnsavedGuard = {
  isHeldElsewhere: async () => false,
  hold() {},
  release() {},
};

/**
 * A store that goes on in memory where the disk refuses, says so, and brings everything back to the
 * disk as soon as that takes it. What cannot be read is no empty shelf: reading throws.
 */
export interface LayeredStore extends Omit<MatchStore, 'append'> {
  /** `whole` is the match with the addition, should it have to wait in memory. */
  append(addition: Addition, whole: () => StoredMatch): Promise<boolean>;
  /** Whether a match would survive the closing of this tab. */
  readonly isDurable: (key: string) => boolean;
  readonly isHeldElsewhere: (key: string) => Promise<boolean>;
  /** Brings to the disk what waits for it; whether nothing of this match waits any more. */
  settle(key: string): Promise<boolean>;
}

/** A match that waits for room. */
interface Waiting {
  readonly match: StoredMatch;
  /** How many of its entries the disk has. */
  readonly onDisk: number;
}

export function layered(disk: MatchStore, guard: UnsavedGuard = noOtherTabs): LayeredStore {
  const waiting = new Map<string, Waiting>();

  function wait(match: StoredMatch, onDisk: number): true {
    waiting.set(match.card.key, { match, onDisk });
    guard.hold(match.card.key);
    return true;
  }

  function release(key: string): boolean {
    guard.release(key);
    return waiting.delete(key);
  }

  /** Written over what the disk had, or anew if the disk has lost it meanwhile. */
  async function isWritten({ match, onDisk: after }: Waiting): Promise<boolean> {
    const { card, entries, snapshot } = match;
    if ((await disk.card(card.key)) === null) return disk.create(match);
    const { key, begun: _, seats: __, game: ___, ...progress } = card;
    const from = after;
    return disk.append({ key, after, from, entries: entries.slice(from), progress, snapshot });
  }

  async function settle(key: string): Promise<boolean> {
    const match = waiting.get(key);
    if (match === undefined) return true;
    return (await isWritten(match).catch(() => false)) && release(key);
  }

  return {
    ...disk,
    isDurable: key => !waiting.has(key),
    isHeldElsewhere: async key => !waiting.has(key) && (await guard.isHeldElsewhere(key)),
    settle,
    async list() {
      const here = [...waiting].map(([key, { match }]) => ({ key, card: match.card }));
      const kept = await disk.list().catch(error => {
        if (here.length > 0) return [];
        throw error;
      });
      return [...here, ...kept.filter(({ key }) => !waiting.has(key))];
    },
    card: async key => waiting.get(key)?.match.card ?? disk.card(key),
    load: async key => waiting.get(key)?.match ?? disk.load(key),
    create: match => disk.create(match).catch(() => wait(match, 0)),
    async append(addition, whole) {
      const { key, after } = addition;
      const here = waiting.get(key);
      if (here === undefined) return disk.append(addition).catch(() => wait(whole(), after));
      if (here.match.card.head !== after) return false;
      wait(whole(), here.onDisk);
      await settle(key);
      return true;
    },
    async rename(key, names) {
      const here = waiting.get(key);
      if (here === undefined) return disk.rename(key, names);
      const { match, onDisk } = here;
      wait({ ...match, card: { ...match.card, ...names } }, onDisk);
    },
    async remove(key) {
      const isHere = release(key);
      await disk.remove(key).catch(error => {
        if (!isHere) throw error;
      });
    },
  };
}
