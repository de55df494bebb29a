import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listen } from '../packages/web/build/listen.ts';

const script = fileURLToPath(new URL('start.ts', import.meta.url));

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

  it('moves to a free port, says so, serves the table and ends quietly', async () => {
    const squatter = createServer();
    const taken = await listen(squatter, { port: 0, host: '127.0.0.1' });
    const child = run('--port', String(taken), '--host', '127.0.0.1');
    const ended = outcome(child);
    try {
      const address = await addressOf(child);
      expect(new URL(address).port).not.toBe(String(taken));
      expect(await (await fetch(address)).text()).toContain('<title>Oubliette</title>');
    } finally {
      child.kill('SIGINT');
      squatter.close();
    }
    const { code, out, err } = await ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`^Port ${taken} is taken, so port \\d+ it is\\.$`, 'm'));
  });
});

/** Waits for the line that tells where the table is. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let out = '';
    child.stdout?.on('data', chunk => {
      out += chunk;
      const address = /open at (\S+)/.exec(out)?.[1];
      if (address) found(address);
    });
    child.on('close', () => fail(new Error(`ended without an address: ${out}`)));
  });
}
