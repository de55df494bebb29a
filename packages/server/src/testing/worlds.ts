import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { games } from '@oubliette/host';
import { openKept } from '@oubliette/host/hall';
import { encode, fingerprintWithout, type Match, type Shape } from '@oubliette/kernel';
import { openKeeping } from '../keeping.ts';
import { temporaryFolder } from './open-server.ts';

/** The match of a data folder, as it lies there. */
export async function matchIn(data: string, key: string): Promise<Match<Shape>> {
  const { store, close } = await openKeeping({ data }, error => console.error(error));
  const whole = await store.load(key);
  await close();
  const opened = whole && (await openKept(whole, games));
  if (!opened?.ok) throw new Error(`the match ${key} cannot be opened`);
  return opened.value.hosted.match;
}

/** The same folder with another state of the match in it: a world that differs in that, and in nothing else. */
export function worldWith(
  data: string,
  { game, journal, random }: Match<Shape>,
  key: string,
  state: object,
): string {
  const folder = temporaryFolder();
  cpSync(data, folder, { recursive: true, filter: path => !path.endsWith('lock') });
  const db = new DatabaseSync(join(folder, 'oubliette.db'));
  const last = db
    .prepare('select after, entries from deed where match = ? order by after desc')
    .get(key) as {
    after: number;
    entries: string;
  };
  const entries = JSON.parse(last.entries);
  entries.at(-1).hash = fingerprintWithout(state, game.carried ?? []);
  const deed = db.prepare('update deed set entries = ? where match = ? and after = ?');
  deed.run(JSON.stringify(entries), key, last.after);
  db.prepare('delete from snapshot where match = ?').run(key);
  const snapshot = db.prepare(
    'insert into snapshot (match, entries, state, positions) values (?, ?, ?, ?)',
  );
  snapshot.run(
    key,
    journal.length,
    JSON.stringify(encode(state)),
    JSON.stringify(random.positions()),
  );
  db.close();
  return folder;
}
