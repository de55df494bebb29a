import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FolderInUse, StartFault } from './store/faults.ts';

/** What a server keeps in the folder that `--data` names. */
export interface DataFolder {
  readonly database: string;
  /** Seals what is secret in the database. */
  readonly sealKey: Buffer;
  /** Lets another server use the folder. */
  release(): void;
}

const KEY_BYTES = 32;

/** Opens a data folder for this process alone, or says in one sentence why not. */
export function openDataFolder(folder: string): DataFolder {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartFault(`The data folder ${folder} cannot be made (${codeOf(error)}).`);
  }
  const lock = held(folder);
  try {
    return { ...contents(folder), release: () => lock.close() };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** A transaction that never ends: the system lifts it when the process is gone, however it went. */
function held(folder: string): DatabaseSync {
  try {
    const lock = new DatabaseSync(join(folder, 'lock'));
    try {
      lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
      return lock;
    } catch (error) {
      lock.close();
      throw error;
    }
  } catch (error) {
    const { errcode = 0 } = error as { errcode?: number };
    throw errcode % 256 === BUSY ? new FolderInUse(folder) : unusable(folder, error);
  }
}

const BUSY = 5;

function unusable(folder: string, error: unknown): StartFault {
  return new StartFault(`The data folder ${folder} cannot be read and written (${codeOf(error)}).`);
}

function contents(folder: string): Pick<DataFolder, 'database' | 'sealKey'> {
  const database = join(folder, 'oubliette.db');
  const path = join(folder, 'seal.key');
  try {
    if (!existsSync(path)) {
      if (existsSync(database))
        throw new StartFault(
          `The data folder ${folder} has lost its seal.key: without it no match can be opened.`,
        );
      writeFileSync(path, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' });
    }
    const sealKey = readFileSync(path);
    if (sealKey.length !== KEY_BYTES)
      throw new StartFault(`${path} is no key of ${KEY_BYTES} bytes.`);
    return { database, sealKey };
  } catch (error) {
    throw error instanceof StartFault ? error : unusable(folder, error);
  }
}

/** The key of nodes that share a database, as text. */
export function sealKeyFrom(text: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length === KEY_BYTES) return key;
  throw new StartFault(
    `OUBLIETTE_SEAL_KEY wants ${KEY_BYTES} random bytes as base64, the same on every node.`,
  );
}

const codeOf = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code ?? (error instanceof Error ? error.message : String(error));
