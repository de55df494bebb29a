import type { HallStore } from '@oubliette/host/hall';
import { openDataFolder, sealKeyFrom } from './data-folder.ts';
import type { SqlDatabase } from './store/database.ts';
import { StartFault, WrongSeal } from './store/faults.ts';
import { sqlHallStore } from './store/hall-store.ts';
import { type Seal, sealWith } from './store/seal.ts';

/** Where a server keeps its matches: a folder of its own, or a database that several nodes share. */
export type StoreLocation =
  | { readonly data: string }
  | { readonly databaseUrl: string; readonly sealKey: string };

export interface OpenStore {
  readonly database: SqlDatabase;
  readonly store: HallStore;
  readonly seal: Seal;
  /** Where other nodes are, if there may be others. */
  readonly shared: { readonly address: string; readonly pool: import('pg').Pool } | null;
  close(): Promise<void>;
}

export async function openKeeping(
  place: StoreLocation,
  failed: (error: unknown) => void,
): Promise<OpenStore> {
  return 'data' in place ? inFolder(place.data) : inPostgres(place, failed);
}

async function inFolder(data: string): Promise<OpenStore> {
  const folder = openDataFolder(data);
  try {
    const { sqliteDatabase } = await import('./store/sqlite.ts');
    const database = await sqliteDatabase(folder.database);
    return {
      ...(await sealed(database, sealWith(folder.sealKey))),
      shared: null,
      async close() {
        await database.close();
        folder.release();
      },
    };
  } catch (error) {
    folder.release();
    throw error;
  }
}

async function inPostgres(
  { databaseUrl, sealKey }: Extract<StoreLocation, { databaseUrl: string }>,
  failed: (error: unknown) => void,
): Promise<OpenStore> {
  const key = sealKeyFrom(sealKey);
  const { postgresDatabase } = await import('./store/postgres.ts');
  const database = await postgresDatabase(databaseUrl, failed).catch(error => {
    if (error instanceof StartFault) throw error;
    throw new StartFault(`The database of DATABASE_URL cannot be opened (${reason(error)}).`);
  });
  try {
    return {
      ...(await sealed(database, sealWith(key))),
      shared: { address: databaseUrl, pool: database.pool },
      close: database.close,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const reason = (error: unknown): string =>
  (error as { code?: string }).code ?? (error instanceof Error ? error.message : String(error));

const PROOF = 'oubliette';

/** A database is opened with the key that it was begun with. */
async function sealed(database: SqlDatabase, seal: Seal) {
  const { queries: db } = database;
  const find = () =>
    database.read(db.selectFrom('note').select('text').where('name', '=', 'seal').compile());
  if ((await find()).length === 0) {
    const values = { name: 'seal', text: seal.close(PROOF) };
    await database.write([{ query: db.insertInto('note').values(values).compile() }]);
  }
  const [note] = await find();
  try {
    if (note && seal.open(note.text) === PROOF)
      return { database, seal, store: sqlHallStore(database, seal) };
  } catch {
    // Another key: its sentence follows.
  }
  throw new WrongSeal();
}
