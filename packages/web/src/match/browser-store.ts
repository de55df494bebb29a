import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import { type KeptMatch, mayFollow, type Store } from './store.ts';

export interface Shelf extends DBSchema {
  cards: { key: string; value: KeptMatch };
  documents: { key: string; value: string };
}

type Opener = (
  name: string,
  version: number,
  callbacks: OpenDBCallbacks<Shelf>,
) => Promise<IDBPDatabase<Shelf>>;

const NAME = 'oubliette';
const VERSION = 1;
const BOTH = ['cards', 'documents'] as const;

/** Matches in IndexedDB; what cannot be opened or written throws, and is tried anew next time. */
export function browserStore(open: Opener = openDB): Store {
  let opening: Promise<IDBPDatabase<Shelf>> | null = null;
  const forget = () => {
    opening = null;
  };

  async function opened(): Promise<IDBPDatabase<Shelf>> {
    opening ??= open(NAME, VERSION, {
      upgrade(shelf) {
        for (const name of BOTH) shelf.createObjectStore(name);
      },
      blocking(_current, _blocked, event) {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    const mine = opening;
    try {
      return await mine;
    } catch (error) {
      if (opening === mine) forget();
      throw error;
    }
  }

  return {
    list: async () => (await opened()).getAll('cards'),
    card: async key => (await (await opened()).get('cards', key)) ?? null,
    document: async key => (await (await opened()).get('documents', key)) ?? null,
    async write(match, document) {
      const deed = (await opened()).transaction(BOTH, 'readwrite', { durability: 'strict' });
      const before = await deed.objectStore('cards').get(match.key);
      if (!mayFollow(before, match)) return false;
      await Promise.all([
        deed.objectStore('cards').put(match, match.key),
        deed.objectStore('documents').put(document, match.key),
        deed.done,
      ]);
      return true;
    },
    async remove(key) {
      const deed = (await opened()).transaction(BOTH, 'readwrite');
      await Promise.all([...BOTH.map(name => deed.objectStore(name).delete(key)), deed.done]);
    },
  };
}
