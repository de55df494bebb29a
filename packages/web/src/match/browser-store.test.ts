import type { IDBPDatabase } from 'idb';
import { describe, expect, it } from 'vitest';
import { browserStore, type Shelf } from './browser-store.ts';

type Blocking = (current: number, blocked: number | null, event: IDBVersionChangeEvent) => void;

/** A database of nothing that counts how often it was opened, and closed under somebody's hands. */
function cupboard(failures: number) {
  const told = { opened: 0, closed: 0, blocking: null as Blocking | null };
  let isOpen = false;
  const shelf = {
    async getAll() {
      if (!isOpen) throw new Error('closed');
      return [];
    },
    close() {
      isOpen = false;
      told.closed++;
    },
  };
  const store = browserStore(async (_name, _version, { blocking }) => {
    if (++told.opened <= failures) throw new Error('not yet');
    isOpen = true;
    told.blocking = blocking ?? null;
    return shelf as unknown as IDBPDatabase<Shelf>;
  });
  return { store, told, shelf };
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
    const { store, told, shelf } = cupboard(0);
    await store.list();
    told.blocking!(1, 2, { target: shelf } as unknown as IDBVersionChangeEvent);
    expect(told.closed).toBe(1);
    expect(await store.list()).toEqual([]);
    expect(told.opened).toBe(2);
  });
});
