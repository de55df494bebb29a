import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Command } from 'commander';
import { badInput } from '../fault.ts';
import { examples } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';

const DATABASE = 'oubliette.db';
const SEAL = 'seal.key';

/** Copies a data folder as it is at one moment, while its server goes on. */
function backedUp(data: string, to: string): CommandAnswer {
  const missing = [DATABASE, SEAL].find(name => !existsSync(join(data, name)));
  if (missing) badInput('server.no-data', data, `This is no data folder: it has no ${missing}.`);
  if (existsSync(to))
    badInput('file.exists', to, 'This exists already; a backup overwrites nothing.');
  let source: DatabaseSync | null = null;
  try {
    mkdirSync(to, { recursive: true, mode: 0o700 });
    source = new DatabaseSync(join(data, DATABASE), { readOnly: true });
    source.prepare('vacuum into ?').run(join(to, DATABASE));
    copyFileSync(join(data, SEAL), join(to, SEAL));
    chmodSync(join(to, SEAL), 0o600);
  } catch (error) {
    rmSync(to, { recursive: true, force: true });
    const why = error instanceof Error ? error.message : String(error);
    badInput('server.backup', data, `The backup could not be written (${why}).`);
  } finally {
    source?.close();
  }
  const { matches } = countedIn(join(to, DATABASE));
  return {
    text: `${to}: ${matches} ${matches === 1 ? 'match' : 'matches'}, with the seal key. Start a server with --data ${to} to use it.`,
    json: { data, to, matches },
  };
}

/** Reads the copy: a backup that cannot be read is none. */
function countedIn(path: string): { readonly matches: number } {
  const copy = new DatabaseSync(path, { readOnly: true });
  try {
    const row = copy.prepare('select count(*) as matches from match').get();
    return { matches: Number(row?.matches) };
  } finally {
    copy.close();
  }
}

interface Reported {
  readonly at: number;
  readonly match: string;
  readonly seat: string;
  readonly name: string;
  readonly by: string;
  readonly reason: string;
}

/** What people told of others, the newest first. */
function reportsIn(data: string): CommandAnswer {
  const path = join(data, DATABASE);
  if (!existsSync(path))
    badInput('server.no-data', data, `This is no data folder: it has no ${DATABASE}.`);
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const rows = database
      .prepare('select "at", "match", seat, name, "by", reason from report order by "at" desc')
      .all() as unknown as readonly Reported[];
    const lines = rows.map(
      ({ at, match, seat, name, by, reason }) =>
        `${new Date(at).toISOString()} ${match}: ${seat} “${name}”, ${reason}; by ${by}`,
    );
    return { text: lines.join('\n') || 'Nobody was reported.', json: rows };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    badInput('server.reports', data, `The reports could not be read (${why}).`);
  } finally {
    database.close();
  }
}

export function serverCommand(reply: Reply): Command {
  const server = new Command('server').description('keep the data of a server for online play');
  server
    .command('backup')
    .description('copy a data folder, also while its server runs')
    .argument('<data>', 'the folder that npm start was given with --data')
    .argument('<to>', 'a new folder')
    .addHelpText('after', examples('server backup .oubliette backup-monday'))
    .action((data: string, to: string) => reply(backedUp(data, to)));
  server
    .command('reports')
    .description('list whom people reported, from a data folder')
    .argument('<data>', 'the folder that npm start was given with --data')
    .addHelpText('after', examples('server reports .oubliette'))
    .action((data: string) => reply(reportsIn(data)));
  server.addHelpText('after', examples('server backup .oubliette backup-monday'));
  return server;
}
