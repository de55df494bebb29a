import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openTestServer } from './testing/open-server.ts';

const CLIENT = fileURLToPath(new URL('../../../docs/example-client.mjs', import.meta.url));

const run = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [CLIENT, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });

it('the example client of the documentation plays a whole match against itself, over HTTP alone', async () => {
  const server = await openTestServer();
  const host = run(server.origin);
  const lines = createInterface(host.stdout!);
  const [line] = await once(lines, 'line');
  const friend = run(server.origin, String(line).replace('invite ', ''));
  let said = '';
  friend.stdout!.on('data', text => {
    said += text;
  });
  const codes = await Promise.all([once(host, 'exit'), once(friend, 'exit')]);
  expect(codes.map(([code]) => code)).toEqual([0, 0]);
  expect(said).toMatch(/^over after \d+ actions: \{/);
  await server.close();
});
