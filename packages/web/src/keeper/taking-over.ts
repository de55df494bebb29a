import { takenOver } from '@oubliette/host/earlier-layout';
import { committed } from './indexed-db.ts';
import { onShelf, putWhole } from './shelf.ts';

/**
 * Takes over what the first version of the store kept: a document per match. One that cannot be read
 * stays where it lies, and its owner can still save it as a file.
 */
export async function takeOver(database: IDBDatabase): Promise<void> {
  const shelf = onShelf(database, 'readwrite');
  const done = committed(shelf.done);
  for (const key of await shelf.keys('documents')) {
    const [document, card] = await Promise.all([
      shelf.get('documents', key),
      shelf.get('cards', key),
    ]);
    const match = takenOver(key, card, document);
    if (!match.ok) continue;
    putWhole(shelf, match.value);
    shelf.drop('documents', key);
  }
  await done;
}
