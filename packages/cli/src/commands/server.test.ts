import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../run-cli.ts';

const folder = temporaryFolder();

/** A data folder that somebody is writing to. */
function busy(): DatabaseSync {
  mkdirSync(folder.file('data'));
  writeFileSync(folder.file('data/seal.key'), 'k'.repeat(32));
  const database = new DatabaseSync(folder.file('data/oubliette.db'));
  database.exec('pragma journal_mode = wal; create table match (key text); begin immediate');
  database.exec(`insert into match values ('one')`);
  return database;
}

it('a data folder is copied as it is, while somebody writes to it', () => {
  const database = busy();
  expect(folder.run('server', 'backup', '@data', '@monday')).toMatchObject({ code: 0, stderr: '' });
  database.exec('commit');
  const told = folder.run('server', 'backup', '@data', '@tuesday').stdout;
  expect(told).toMatch(/^@tuesday: 1 match, with the seal key\./);
  const copy = new DatabaseSync(folder.file('monday/oubliette.db'), { readOnly: true });
  expect(copy.prepare('select count(*) as n from match').get()).toEqual({ n: 0 });
  copy.close();
  database.close();
});

it('what is no data folder, or is there already, is refused and left alone', () => {
  mkdirSync(folder.file('empty'));
  const none = folder.run('server', 'backup', '@empty', '@copy');
  expect(none).toMatchObject({ code: 2, stdout: '' });
  expect(none.stderr).toContain('This is no data folder: it has no oubliette.db.');
  busy().close();
  const there = folder.run('server', 'backup', '@data', '@empty');
  expect(there.code).toBe(2);
  expect(existsSync(folder.file('copy'))).toBe(false);
});

it('whom people reported is listed, also while the server runs', () => {
  const database = busy();
  database.exec(
    'create table report ("match" text, seat text, name text, "by" text, reason text, "at" integer)',
  );
  database.exec(`insert into report values ('m1', 'blue', 'Rude', 'yellow', 'name', 1000)`);
  database.exec('commit');
  const told = folder.run('server', 'reports', '@data');
  expect(told).toMatchObject({ code: 0, stderr: '' });
  expect(told.stdout).toBe('1970-01-01T00:00:01.000Z m1: blue “Rude”, name; by yellow\n');
  database.close();
  expect(folder.run('server', 'reports', '@nowhere').stderr).toContain('This is no data folder');
});
