import { memoryStore, type Store } from './store.ts';

/**
 * A store that goes on in memory where the browser refuses to keep anything, and says so. What cannot
 * be read is no empty shelf: reading throws.
 */
export interface LayeredStore extends Store {
  /** Whether a match would survive the closing of this tab. */
  readonly isDurable: (key: string) => boolean;
}

export function layered(disk: Store): LayeredStore {
  const memory = memoryStore();
  const home = (key: string) => (memory.has(key) ? memory : disk);
  return {
    isDurable: key => !memory.has(key),
    async list() {
      const here = await memory.list();
      const kept = await disk.list().catch(error => {
        if (here.length > 0) return [];
        throw error;
      });
      return [...here, ...kept.filter(({ key }) => !memory.has(key))];
    },
    card: key => home(key).card(key),
    document: key => home(key).document(key),
    write: (match, document) =>
      home(match.key)
        .write(match, document)
        .catch(() => memory.adopt(match, document)),
    async remove(key) {
      const isHere = memory.has(key);
      await memory.remove(key);
      await disk.remove(key).catch(error => {
        if (!isHere) throw error;
      });
    },
  };
}
