import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { HallStore } from '@oubliette/host/hall';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/open-server.ts';
import { openPostgres } from '../testing/postgres.ts';
import { sqlHallStore } from './hall-store.ts';
import { postgresDatabase } from './postgres.ts';
import { sealWith } from './seal.ts';
import { sqliteDatabase } from './sqlite.ts';

async function inFile() {
  const folder = temporaryFolder();
  const gone = async () => rmSync(folder, { recursive: true });
  return { database: await sqliteDatabase(join(folder, 'hall.sqlite')), gone };
}

async function inPostgres() {
  const postgres = await openPostgres();
  const failed = (error: unknown) => expect(error).toBeUndefined();
  return { database: await postgresDatabase(postgres.address, failed), gone: postgres.close };
}

describe.each([
  ['an SQLite file', inFile],
  ['PostgreSQL', inPostgres],
])('matches in %s', (_, open) => {
  let place: Awaited<ReturnType<typeof open>>;
  let store: HallStore;
  beforeAll(async () => {
    place = await open();
    store = sqlHallStore(place.database, sealWith(randomBytes(32)));
  });
  afterAll(async () => {
    await place.database.close();
    await place.gone();
  });

  it('leave a seat to whoever has acted meanwhile, and give it away otherwise', async () => {
    const person = { by: 'person', name: 'Ann', level: null, nonce: 'n' } as const;
    await store.create(
      {
        ...{ key: 'late', game: 'duel', options: {}, secret: 's', commitment: 'c' },
        ...{ begun: 0, hints: false, clock: null, isOpen: false },
      },
      [
        { seat: 'blue', ...person },
        { seat: 'yellow', ...person },
      ],
      [],
    );
    const holders = async () => (await store.kept('late'))!.seats.map(({ by }) => by);
    expect(await store.mechanise('late', 'yellow', 'wanderer', 0, 1)).toBe(false);
    expect(await holders()).toEqual(['person', 'person']);
    expect(await store.mechanise('late', 'yellow', 'wanderer', 0, 0)).toBe(true);
    expect(await holders()).toEqual(['person', 'machine']);
  });

  it('give one seat of an open table to one person, also when they come to two at once', async () => {
    const open = { by: 'open', name: '', level: null, nonce: null } as const;
    await store.create(
      {
        ...{ key: 'open', game: 'duel', options: {}, secret: 's', commitment: 'c' },
        ...{ begun: 0, hints: false, clock: null, isOpen: true },
      },
      [
        { seat: 'blue', ...open },
        { seat: 'yellow', ...open },
      ],
      [],
    );
    const sit = (seat: string) => {
      const key = { hash: `key of ${seat}`, match: 'open', kind: 'key', seat } as const;
      return store.sit(
        { ...key, isHost: false, expires: null, usedFor: null },
        { seat, by: 'person', name: 'Ben', level: null, nonce: 'n' },
        { match: 'open', seat, mark: 'ben' },
      );
    };
    expect((await Promise.all([sit('blue'), sit('yellow')])).toSorted()).toEqual([false, true]);
    expect(await store.marks('open')).toHaveLength(1);
  });
});
