#!/usr/bin/env node
// Plain JavaScript for any Node from 18 on: the bootstrap finds or fetches the Node that the rest needs.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const bootstrap = fileURLToPath(new URL('../../../bootstrap.mjs', import.meta.url));
const main = 'packages/cli/src/main.ts';

const child = spawn(process.execPath, [bootstrap, main, ...process.argv.slice(2)], {
  stdio: 'inherit',
});

// A terminal sends Ctrl+C to the child as well: the child decides, and we end as it ends.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));

child.on('error', error => {
  console.error(`Oubliette cannot be started: ${error.message}`);
  process.exitCode = 2;
});
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
});
