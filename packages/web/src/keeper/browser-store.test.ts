import { describe, expect, it } from 'vitest';
import { browserStore } from './browser-store.ts';
import { openedDatabase } from './database.ts';
import type { DatabaseWatch } from './indexed-db.ts';

/** A database of nothing that counts how often it was opened, and closed under somebody's hands. */
function cupboard(failures: number, refill = async () => {}) {
  const told = { opened: 0, watch: null as DatabaseWatch | null };
  let isOpen = false;
  const notes = new Set<string>();
  const answered = (result: unknown) => {
    const request = { result, onsuccess: () => {} };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const database = {
    transaction() {
      if (!isOpen) throw new Error('closed');
      const [get, all] = [(note: string) => answered(notes.has(note)), () => answered([])];
      return { objectStore: () => ({ get, getAll: all, getAllKeys: all }) };
    },
  };
  const opened = openedDatabase({
    async refill() {
      await refill();
      notes.add('filled');
    },
    async open(_name, _version, _parts, watch) {
      if (++told.opened <= failures) throw new Error('not yet');
      isOpen = true;
      told.watch = watch;
      return database as unknown as IDBDatabase;
    },
  });
  const close = () => {
    isOpen = false;
    told.watch!.lost();
  };
  return { store: browserStore(opened), told, close };
}

describe('the shelf in the browser', () => {
  it('is tried anew after it could not be opened', async () => {
    const { store, told } = cupboard(1);
    await expect(store.list()).rejects.toThrow('not yet');
    expect(await store.list()).toEqual([]);
    expect(await store.list()).toEqual([]);
    expect(told.opened).toBe(2);
  });

  it('is opened again after it made way for a newer one', async () => {
    const { store, told, close } = cupboard(0);
    await store.list();
    close();
    expect(await store.list()).toEqual([]);
    expect(told.opened).toBe(2);
  });

  it('is filled from the second copies once, and again as long as that was broken off', async () => {
    let refills = 0;
    const { store, close } = cupboard(0, async () => {
      if (++refills === 1) throw new Error('killed');
    });
    await expect(store.list()).rejects.toThrow('killed');
    expect(await store.list()).toEqual([]);
    close();
    expect(await store.list()).toEqual([]);
    expect(refills).toBe(2);
  });
});
