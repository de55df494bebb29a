import { committed, openDatabase } from './indexed-db.ts';
import { COPIES, onShelf, PARTS } from './shelf.ts';

/** The database, opened anew after it made way, was closed by the browser, or could not be opened. */
export type OpenDatabase = () => Promise<IDBDatabase>;

const NAME = 'oubliette';
const VERSION = 2;

/** What is still to be done with a database before anybody reads it. */
export interface FirstAid {
  readonly open: typeof openDatabase;
  /** Nobody has looked yet whether second copies have what is missing here. */
  readonly refill: (database: IDBDatabase) => Promise<void>;
  /** An earlier version wrote it. */
  readonly takeOver: (database: IDBDatabase) => Promise<void>;
}

/** Nothing in a browser that has no second copies, or no file system of its own. */
async function secondCopies(): Promise<FileSystemDirectoryHandle | undefined> {
  return (await navigator.storage?.getDirectory?.())?.getDirectoryHandle(COPIES);
}

const FIRST_AID: FirstAid = {
  open: openDatabase,
  async refill(database) {
    const copies = await secondCopies().catch(() => null);
    if (copies) return (await import('./second-copy.ts')).refill(database, copies);
    const shelf = onShelf(database, 'readwrite');
    shelf.put('notes', { count: 0, at: Date.now() }, 'filled');
    await committed(shelf.done);
  },
  takeOver: async database => (await import('./taking-over.ts')).takeOver(database),
};

export function openedDatabase(aid: Partial<FirstAid> = {}): OpenDatabase {
  const { open, refill, takeOver } = { ...FIRST_AID, ...aid };
  let opening: Promise<IDBDatabase> | null = null;
  const lost = () => {
    opening = null;
  };

  async function aided(database: IDBDatabase): Promise<IDBDatabase> {
    const shelf = onShelf(database, 'readonly');
    const [filled, documents] = await Promise.all([
      shelf.get('notes', 'filled'),
      shelf.keys('documents'),
    ]);
    if (!filled) await refill(database);
    if (documents.length > 0) await takeOver(database);
    return database;
  }

  return async () => {
    opening ??= open(NAME, VERSION, PARTS, { lost }).then(aided);
    const mine = opening;
    try {
      return await mine;
    } catch (error) {
      if (opening === mine) lost();
      throw error;
    }
  };
}
