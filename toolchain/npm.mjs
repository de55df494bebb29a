import { spawn } from 'node:child_process';
import { say } from './say.mjs';

const WINDOWS = process.platform === 'win32';
const PULSE_MS = 10_000;

/**
 * No script of a package runs, nothing is left out, and whoever has no network hears of it soon;
 * also from `npm run -s`, which tells every npm below it to be silent.
 */
const FLAGS = [
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--loglevel=error',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=2000',
  '--fetch-timeout=30000',
];

/** Installs what the lock file in the folder names; null when all went well, else one sentence. */
export async function cleanInstall(folder, what, { npm, node, env }) {
  const [command, first] = npm ? [node, [npm]] : [WINDOWS ? 'npm.cmd' : 'npm', []];
  const child = spawn(command, [...first, 'ci', ...FLAGS], {
    cwd: folder,
    env: withoutWorkspace(env),
    shell: WINDOWS && !npm,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const give = () => child.kill() && process.exit(130);
  process.on('SIGINT', give).on('SIGTERM', give);
  const begun = Date.now();
  const pulse = setInterval(() => {
    say(`… still fetching ${what} (${Math.round((Date.now() - begun) / 1000)} s)`);
  }, PULSE_MS);
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', text => {
      words += text;
    });
  }
  const ended = await new Promise(told => {
    child.on('error', told);
    child.on('close', told);
  });
  clearInterval(pulse);
  process.off('SIGINT', give).off('SIGTERM', give);
  if (ended === 0) return null;
  return ended instanceof Error ? noNpm(ended) : explained(words, what);
}

/** `npm run … -w FOLDER` tells every npm below it to stay in that folder. */
function withoutWorkspace(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^npm_config_(include_)?workspace/i.test(name)),
  );
}

const noNpm = fault =>
  fault.code === 'ENOENT'
    ? 'npm is not to be found: it comes with Node, and Oubliette fetches everything else by it.'
    : `npm cannot be started: ${fault.message}.`;

const NETWORK =
  /^(E(NOTFOUND|AI_AGAIN|CONN\w*|TIMEDOUT|NETUNREACH|HOSTUNREACH|NOTCACHED|PROTO|PIPE)|ERR_SOCKET\w*|FETCH_ERROR|\w+-timeout|\w*CERT\w*|UNABLE_TO\w*|E5\d\d)$/;

/** What went wrong, in one sentence instead of npm's pages. */
export function explained(words, what) {
  const code = /^npm (?:error|ERR!) code (\S+)$/m.exec(words)?.[1] ?? 'without a reason';
  const log = /complete log of this run can be found in:\s*(?:npm (?:error|ERR!)\s*)?(\S.*)/.exec(
    words,
  )?.[1];
  const further = log ? ` npm's log: ${log}` : '';
  if (NETWORK.test(code)) {
    return `The package registry cannot be reached (${code}), and ${what} must be fetched from there once: check the network, or the registry and proxy in npm's settings, and try again.${further}`;
  }
  switch (code) {
    case 'EINTEGRITY':
      return `A package is not the one that the lock file names (EINTEGRITY), so ${what} cannot be installed: empty npm's cache (npm cache clean --force) and try again; if that does not help, the registry or the way there has been tampered with.${further}`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `npm may not write (${code}), so ${what} cannot be installed: the checkout and npm's cache must belong to you.${further}`;
    case 'ENOSPC':
      return `The disk is full (ENOSPC), so ${what} cannot be installed.${further}`;
    default:
      return `npm could not install ${what} (${code}): ${firstReason(words)}${further}`;
  }
}

function firstReason(words) {
  const reasons = [...words.matchAll(/^npm (?:error|ERR!) (?!code )(\S.*)$/gm)].map(m => m[1]);
  const reason = reasons[0] ?? words.trim().split('\n').at(-1) ?? '';
  return `${reason.slice(0, 300).replace(/\.$/, '')}.`;
}
