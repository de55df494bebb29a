import type { MatchStore } from '@oubliette/host';
import type { OpenDatabase } from './database.ts';
import { committed } from './indexed-db.ts';
import { entriesOf, onShelf, putWhole, type ShelfDeed } from './shelf.ts';

/** Matches in IndexedDB; what cannot be opened or written throws, and is tried anew next time. */
export function browserStore(database: OpenDatabase): MatchStore {
  const reading = async () => onShelf(await database(), 'readonly');

  /** What a deed says came of it, once it is on the disk. */
  async function written<Value>(deed: (shelf: ShelfDeed) => Promise<Value>): Promise<Value> {
    const shelf = onShelf(await database(), 'readwrite');
    const done = committed(shelf.done);
    const [value] = await Promise.all([deed(shelf), done]);
    return value;
  }

  return {
    async list() {
      const shelf = await reading();
      const [keys, cards] = await Promise.all([shelf.keys('cards'), shelf.all('cards')]);
      return keys.map((key, index) => ({ key, card: cards[index] }));
    },
    card: async key => (await (await reading()).get('cards', key)) ?? null,
    async load(key) {
      const shelf = await reading();
      const [card, head, entries, snapshot] = await Promise.all([
        shelf.get('cards', key),
        shelf.get('heads', key),
        shelf.all('entries', entriesOf(key)),
        shelf.get('snapshots', key),
      ]);
      return card && head ? { card, head, entries, snapshot: snapshot ?? null } : null;
    },
    create: match =>
      written(async shelf => {
        if ((await shelf.get('cards', match.card.key)) !== undefined) return false;
        putWhole(shelf, match);
        return true;
      }),
    append: ({ key, after, from, entries, progress, snapshot }) =>
      written(async shelf => {
        const card = await shelf.get('cards', key);
        if (card?.head !== after) return false;
        shelf.put('cards', { ...card, ...progress }, key);
        for (const [n, entry] of entries.entries()) shelf.put('entries', entry, [key, from + n]);
        if (snapshot) shelf.put('snapshots', snapshot, key);
        return true;
      }),
    rename: (key, names) =>
      written(async shelf => {
        const card = await shelf.get('cards', key);
        if (card) shelf.put('cards', { ...card, ...names }, key);
      }),
    remove: key =>
      written(async shelf => {
        for (const part of ['cards', 'heads', 'snapshots', 'documents'] as const)
          shelf.drop(part, key);
        shelf.drop('entries', entriesOf(key));
        shelf.put('removed', Date.now(), key);
      }),
    removed: async key => (await (await reading()).get('removed', key)) ?? null,
    recovered: async () => (await (await reading()).get('notes', 'recovered'))?.count ?? 0,
    toldOfRecovery: () => written(async shelf => shelf.drop('notes', 'recovered')),
    leftover: async key => (await (await reading()).get('documents', key)) ?? null,
  };
}
