import type { MatchCard, StoredMatch } from '@oubliette/host';
import type { MatchHead, MatchSnapshot, StoredEntry } from '@oubliette/kernel';
import { answered } from './indexed-db.ts';

/** What lies where in the browser's database. */
interface Shelf {
  readonly cards: MatchCard;
  readonly heads: MatchHead;
  /** By match and number: a wish adds rows, however long the match is. */
  readonly entries: StoredEntry;
  readonly snapshots: MatchSnapshot;
  /** When matches were thrown away: one that is missing without it was lost. */
  readonly removed: number;
  /** What the first version of this store kept, until it is taken over. */
  readonly documents: string;
  /**
   * `filled`: what second copies have is here. `recovered`: so many matches came from there, until
   * somebody has read it.
   */
  readonly notes: { readonly count: number; readonly at: number };
}

/** The folder of the second copies in the browser's own file system. */
export const COPIES = 'second-copy';

type Part = keyof Shelf;
type Place = string | [string, number];

export const PARTS: readonly Part[] = [
  'cards',
  'heads',
  'entries',
  'snapshots',
  'removed',
  'documents',
  'notes',
];

/** All rows of one match. */
export const entriesOf = (key: string) =>
  IDBKeyRange.bound([key, 0], [key, Number.POSITIVE_INFINITY]);

/** One deed on the shelf; all of it happens, or nothing. */
export interface ShelfDeed {
  readonly done: IDBTransaction;
  get<Name extends Part>(part: Name, place: Place): Promise<Shelf[Name] | undefined>;
  all<Name extends Part>(part: Name, range?: IDBKeyRange): Promise<Shelf[Name][]>;
  keys(part: Part): Promise<string[]>;
  put<Name extends Part>(part: Name, value: Shelf[Name], place: Place): void;
  drop(part: Part, place: Place | IDBKeyRange): void;
}

export function onShelf(database: IDBDatabase, mode: IDBTransactionMode): ShelfDeed {
  const done = database.transaction([...PARTS], mode, { durability: 'strict' });
  return {
    done,
    get: (part, place) => answered(done.objectStore(part).get(place)),
    all: (part, range) => answered(done.objectStore(part).getAll(range)),
    keys: part => answered(done.objectStore(part).getAllKeys()) as Promise<string[]>,
    put: (part, value, place) => void done.objectStore(part).put(value, place),
    drop: (part, place) => void done.objectStore(part).delete(place),
  };
}

export function putWhole(deed: ShelfDeed, { card, head, entries, snapshot }: StoredMatch): void {
  const { key } = card;
  deed.put('cards', card, key);
  deed.put('heads', head, key);
  for (const [number, entry] of entries.entries()) deed.put('entries', entry, [key, number]);
  if (snapshot) deed.put('snapshots', snapshot, key);
  deed.drop('removed', key);
}
