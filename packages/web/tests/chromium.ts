import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium as driver } from 'playwright-core';
import { withLock } from '../../../toolchain/lock.mjs';
import { house } from '../build/sources.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A real Chromium: the one of `CHROMIUM_PATH`, else the system's, else the one that npm brought. */
export async function launchChromium(): Promise<Browser> {
  return driver.launch({ executablePath: await chromiumPath(), args: FLAGS });
}

async function chromiumPath(): Promise<string> {
  return process.env.CHROMIUM_PATH || systemChromium() || (await npmChromium());
}

/** A Chromium that keeps its profile in a folder, and can be killed like any other process. */
export interface OwnChromium {
  readonly browser: Browser;
  /** At once, whatever it is writing. */
  readonly kill: () => Promise<void>;
}

const ADDRESS = /DevTools listening on (ws:\S+)/;

export async function startChromium(profile: string): Promise<OwnChromium> {
  const flags = [...FLAGS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(await chromiumPath(), [...flags, 'about:blank'], {
    // A group of its own: all its processes end together.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>(done => child.on('close', () => done()));
  const address = await new Promise<string>((found, failed) => {
    let said = '';
    child.stderr.on('data', chunk => {
      said += chunk;
      const [, socket] = ADDRESS.exec(said) ?? [];
      if (socket) found(socket);
    });
    child.on('close', () => failed(new Error(`Chromium ended: ${said}`)));
  });
  return {
    browser: await driver.connectOverCDP(address),
    async kill() {
      process.kill(-child.pid!, 'SIGKILL');
      await ended;
    },
  };
}

function systemChromium(): string | undefined {
  const folders = process.env.PATH?.split(delimiter) ?? [];
  const candidates = folders.flatMap(folder => NAMES.map(name => join(folder, name)));
  return [...candidates, MAC].find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The package unpacks itself on first use; two test files must not do that at once. */
async function npmChromium(): Promise<string> {
  const { default: chromium } = await import('@sparticuz/chromium');
  const cache = join(house, '.cache');
  mkdirSync(cache, { recursive: true });
  return withLock(join(cache, 'chromium.lock'), () => chromium.executablePath());
}
