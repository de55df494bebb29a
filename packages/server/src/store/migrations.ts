import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { NewerDatabase } from './faults.ts';

type Anything = Kysely<unknown>;

/** What a release needs is added; what nobody reads any more goes with a later one. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-matches': { up: matches },
  '002-renewed': { up: renewed },
  '003-since': { up: since },
  '004-settled': { up: settled },
  '005-clocks': { up: clocks },
  '006-phrases': { up: phrases },
  '007-notices': { up: notices },
  '008-open-tables': { up: openTables },
};

async function matches(db: Anything): Promise<void> {
  await db.schema
    .createTable('match')
    .addColumn('key', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('options', 'text', column => column.notNull())
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('commitment', 'text', column => column.notNull())
    .addColumn('start', 'text')
    .addColumn('head', 'integer', column => column.notNull())
    .addColumn('asked', 'text', column => column.notNull())
    .addColumn('asked_since', 'integer', column => column.notNull())
    .addColumn('is_over', 'integer', column => column.notNull())
    .addColumn('begun', 'bigint', column => column.notNull())
    .addColumn('touched', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('seat')
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('seat', 'text', column => column.notNull())
    .addColumn('place', 'integer', column => column.notNull())
    .addColumn('held_by', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('level', 'text')
    .addColumn('nonce', 'text')
    .addPrimaryKeyConstraint('seat_of_match', ['match', 'seat'])
    .execute();
  await db.schema
    .createTable('ticket')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('seat', 'text')
    .addColumn('is_host', 'integer', column => column.notNull())
    .addColumn('expires', 'bigint')
    .addColumn('used_for', 'text')
    .execute();
  await db.schema.createIndex('ticket_by_match').on('ticket').column('match').execute();
  await db.schema
    .createTable('deed')
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('after', 'integer', column => column.notNull())
    .addColumn('head', 'integer', column => column.notNull())
    .addColumn('seat', 'text', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('entries', 'text', column => column.notNull())
    .addColumn('refusal', 'text')
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('deed_in_order', ['match', 'after'])
    .addUniqueConstraint('deed_once', ['match', 'id'])
    .execute();
  await db.schema
    .createTable('snapshot')
    .addColumn('match', 'text', column => column.primaryKey())
    .addColumn('entries', 'integer', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('positions', 'text', column => column.notNull())
    .execute();
  await db.schema
    .createTable('duty')
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('seat', 'text', column => column.notNull())
    .addColumn('head', 'integer', column => column.notNull())
    .addColumn('due', 'bigint', column => column.notNull())
    .addColumn('leased_until', 'bigint', column => column.notNull().defaultTo(0))
    .addColumn('leased_by', 'text', column => column.notNull().defaultTo(''))
    .addColumn('tries', 'integer', column => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('duty_of_match', ['match', 'kind'])
    .execute();
  await db.schema.createIndex('duty_by_due').on('duty').column('due').execute();
}

async function renewed(db: Anything): Promise<void> {
  await db.schema
    .alterTable('match')
    .addColumn('renewed', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('note')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('text', 'text', column => column.notNull())
    .execute();
}

async function since(db: Anything): Promise<void> {
  await db.schema
    .alterTable('match')
    .addColumn('since', 'bigint', column => column.notNull().defaultTo(0))
    .execute();
  await sql`update match set since = touched`.execute(db);
}

/** What people settle beside the match. */
async function settled(db: Anything): Promise<void> {
  await db.schema
    .alterTable('match')
    .addColumn('hints', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('match').addColumn('plea', 'text').execute();
  await db.schema.alterTable('match').addColumn('rematch', 'text').execute();
}

async function clocks(db: Anything): Promise<void> {
  for (const column of ['clock', 'times', 'overtime'])
    await db.schema.alterTable('match').addColumn(column, 'text').execute();
  await db.schema
    .alterTable('match')
    .addColumn('outage', 'bigint', column => column.notNull().defaultTo(0))
    .execute();
}

async function phrases(db: Anything): Promise<void> {
  await db.schema
    .alterTable('match')
    .addColumn('phrases', 'text', column => column.notNull().defaultTo('[]'))
    .execute();
}

/** Where people want to be told that they are waited for. */
async function notices(db: Anything): Promise<void> {
  await db.schema
    .alterTable('match')
    .addColumn('has_notices', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('notice')
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('seat', 'text', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('address', 'text', column => column.notNull())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('told', 'text', column => column.notNull())
    .addColumn('failed', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('notice_of_seat', ['match', 'seat', 'id'])
    .execute();
}

/** Tables that strangers find, and what one does about strangers. */
async function openTables(db: Anything): Promise<void> {
  await db.schema
    .alterTable('match')
    .addColumn('is_open', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('match_by_open').on('match').columns(['is_open', 'begun']).execute();
  await db.schema
    .createTable('mark')
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('seat', 'text', column => column.notNull())
    .addColumn('mark', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('mark_of_seat', ['match', 'seat'])
    .execute();
  await db.schema
    .createTable('block')
    .addColumn('by', 'text', column => column.notNull())
    .addColumn('mark', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('block_once', ['by', 'mark'])
    .execute();
  await db.schema.createIndex('block_by_mark').on('block').column('mark').execute();
  await db.schema
    .createTable('report')
    .addColumn('match', 'text', column => column.notNull())
    .addColumn('seat', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('by', 'text', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('report_once', ['match', 'seat', 'by'])
    .execute();
}

/** Brings a database to the form of today; one of a later release stays as it is. */
export async function migrate(db: Anything): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const stranger = await unknownMigration(db);
  if (stranger !== null) throw new NewerDatabase(stranger);
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function unknownMigration(db: Anything): Promise<string | null> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return null;
  const rows = await (db as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.find(({ name }) => !Object.hasOwn(MIGRATIONS, name))?.name ?? null;
}
