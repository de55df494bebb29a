import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { listen } from '../packages/web/build/listen.ts';
import { addressOf } from './address-of.ts';

const ANYWHERE = { port: 0, host: 'localhost' };
const script = fileURLToPath(new URL('start.ts', import.meta.url));

const data = mkdtempSync(join(tmpdir(), 'oubliette-start-'));
afterAll(() => rmSync(data, { recursive: true }));

function run(...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
}

async function outcome(child: ChildProcess): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  child.stdout?.on('data', chunk => {
    said.out += chunk;
  });
  child.stderr?.on('data', chunk => {
    said.err += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, ...said };
}

describe('npm start', () => {
  it.each([['--port', 'abc'], ['--port', '-1'], ['--torch'], ['castle']])(
    'refuses %s in one line',
    async (...args) => {
      const { code, out, err } = await outcome(run(...args));
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^[^\n]+\.\n$/);
    },
  );

  it('names a host that is not this machine', async () => {
    const { code, err } = await outcome(run('--port', '0', '--host', '192.0.2.1'));
    expect({ code, err }).toEqual({
      code: 2,
      err: '--host wants an address of this machine, not "192.0.2.1".\n',
    });
  });

  it('explains itself', async () => {
    const { code, out } = await outcome(run('--help'));
    expect(code).toBe(0);
    expect(out).toContain('--port N');
  });

  it('refuses a port that another program has, and says how to choose', async () => {
    const { port, close } = await listen((_, response) => response.end('no table'), ANYWHERE);
    const { code, out, err } = await outcome(run('--port', String(port)));
    close();
    expect({ code, out: out.replace(/^Building.*\n/, '') }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(
      new RegExp(`^Port ${port} is taken by another program: [^\\n]*--port N[^\\n]*\\.\\n$`),
    );
  });

  it('serves the table with its guards, is found by a second start, and ends quietly', async () => {
    const child = run('--port', '0', '--data', data);
    const ended = outcome(child);
    try {
      const address = await addressOf(child);
      expect(address).toMatch(/^http:\/\/localhost:\d+\/$/);
      const page = await fetch(address.replace('localhost', '127.0.0.1'));
      expect(page.url).toBe(address);
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(await page.text()).toContain('<title>Oubliette</title>');
      const ping = await fetch(new URL('/api/ping', address), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: 'here' }),
      });
      expect(await ping.json()).toMatchObject({ tell: 'pong', id: 'here' });
      const elsewhere = await outcome(run('--port', '0', '--data', data));
      expect(elsewhere.code).toBe(2);
      expect(elsewhere.err).toMatch(
        /^The data folder [^\n]* is in use by another Oubliette[^\n]*\.\n$/,
      );
      const second = await outcome(run('--port', new URL(address).port));
      expect(second).toEqual({
        code: 0,
        out: `Oubliette is already open at ${address}\n`,
        err: '',
      });
    } finally {
      child.kill('SIGINT');
    }
    const { code, err } = await ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('warns who opens the table for a whole network', async () => {
    const child = run('--port', '0', '--host', '0.0.0.0', '--data', data);
    const ended = outcome(child);
    await addressOf(child).finally(() => child.kill('SIGINT'));
    expect((await ended).err).toMatch(/^Everybody who can reach this machine [^\n]*\.\n$/);
  });
});
