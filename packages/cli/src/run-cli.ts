import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from 'vitest';
import { oubliette } from './oubliette.ts';

export const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder for each test, gone afterwards, and the command in it. */
interface Folder {
  readonly path: string;
  file(name: string): string;
  /** Runs a command line here: `@name` is a file of the folder, and is called so in the answer. */
  run(...args: string[]): Run;
  /** Starts the real command in a process of its own, as its users do. */
  start(...args: string[]): Promise<Run>;
}

export function temporaryFolder(): Folder {
  let path = '';
  beforeEach(() => {
    path = realpathSync(mkdtempSync(join(tmpdir(), 'oubliette-')));
  });
  afterEach(() => rmSync(path, { recursive: true, force: true }));

  const file = (name: string) => join(path, name);
  return {
    get path() {
      return path;
    },
    file,
    run(...args) {
      const here = join(path, '/');
      const told = { out: '', error: '' };
      const code = oubliette(
        args.map(arg => arg.replace(/^@/, here)),
        {
          out: text => {
            told.out += text.replaceAll(here, '@');
          },
          error: text => {
            told.error += text.replaceAll(here, '@');
          },
        },
      );
      return { code, stdout: told.out, stderr: told.error };
    },
    start: (...args) =>
      new Promise(resolve => {
        const child = execFile(process.execPath, [MAIN, ...args], { cwd: path }, (_, out, err) =>
          resolve({ code: child.exitCode, stdout: out, stderr: err }),
        );
      }),
  };
}
