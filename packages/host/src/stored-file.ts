import { type StoredEntry, writtenMatch } from '@oubliette/kernel';
import type { LayeredStore } from './store/layered-store.ts';

/** A stored match as a file: nothing of it is played for that. */
export async function fileOf(store: LayeredStore, key: string): Promise<string | null> {
  const leftover = await store.leftover(key);
  if (leftover !== null) return leftover;
  const stored = await store.load(key);
  if (stored === null) return null;
  const { head, entries, card } = stored;
  return JSON.stringify(writtenMatch(head, entries.map(untold), card?.players));
}

function untold({ events: _, ...entry }: StoredEntry): StoredEntry {
  return entry as StoredEntry;
}
