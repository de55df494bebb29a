import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './run-cli.ts';

const BIN = fileURLToPath(new URL('../bin/oubliette.mjs', import.meta.url));
const folder = temporaryFolder();

describe('the command of the checkout', () => {
  it('hands script, arguments and folder to the bootstrap and its exit code to the shell', () => {
    mkdirSync(folder.file('packages/cli/bin'), { recursive: true });
    mkdirSync(folder.file('elsewhere'));
    cpSync(BIN, folder.file('packages/cli/bin/oubliette.mjs'));
    writeFileSync(
      folder.file('bootstrap.mjs'),
      'console.log(JSON.stringify([process.cwd(), ...process.argv.slice(2)])); process.exit(7);',
    );
    const args = [folder.file('packages/cli/bin/oubliette.mjs'), 'play', 'a b.json', 'burn 3'];
    const cwd = folder.file('elsewhere');
    const { status, stdout } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
    expect(status).toBe(7);
    const [where, script, ...rest] = JSON.parse(stdout);
    expect(where).toMatch(/elsewhere$/);
    expect([script, ...rest]).toEqual(['packages/cli/src/main.ts', 'play', 'a b.json', 'burn 3']);
  });
});
