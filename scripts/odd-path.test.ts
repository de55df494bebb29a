import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './address-of.ts';

const ROOT = resolve(import.meta.dirname, '..');
const parent = mkdtempSync(join(tmpdir(), 'oubliette-path-'));
const house = join(parent, 'a #b é? 50%20');

/** The table's own package is copied, so that it finds itself in the odd folder; the rest is linked. */
beforeAll(() => {
  mkdirSync(join(house, 'packages/web'), { recursive: true });
  for (const name of ['package.json', 'package-lock.json', 'scripts', 'toolchain']) {
    cpSync(join(ROOT, name), join(house, name), { recursive: true });
  }
  for (const name of ['build', 'public', 'src', 'index.html', 'package.json', 'vite.config.ts']) {
    cpSync(join(ROOT, 'packages/web', name), join(house, 'packages/web', name), {
      recursive: true,
    });
  }
  const others = readdirSync(join(ROOT, 'packages')).filter(name => name !== 'web');
  for (const name of ['node_modules', ...others.map(other => join('packages', other))]) {
    symlinkSync(join(ROOT, name), join(house, name), 'junction');
  }
});

afterAll(() => rmSync(parent, { recursive: true }));

describe('a checkout in a folder with # and ? and other letters', () => {
  it('is built and served', async () => {
    const child = spawn(process.execPath, [join(house, 'scripts/start.ts'), '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const page = await (await fetch(await addressOf(child))).text();
      const script = /src="\.\/(assets\/[^"]+\.js)"/.exec(page)?.[1];
      expect(script).toBeDefined();
      expect(readdirSync(join(house, 'packages/web/dist/assets')).length).toBeGreaterThan(100);
    } finally {
      child.kill('SIGINT');
    }
  });

  it('is told that tests cannot run there', () => {
    const script = join(house, 'scripts/test.ts');
    const { status, stderr } = spawnSync(process.execPath, [script, 'unit'], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: `vitest cannot run in ${house}: it takes # and ? in a path for the end of it.\n`,
    });
  });
});
