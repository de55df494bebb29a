import { accessSync, constants, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium as driver } from 'playwright-core';
import { withLock } from '../build/lock.ts';
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
  const executablePath = process.env.CHROMIUM_PATH || systemChromium() || (await npmChromium());
  return driver.launch({ executablePath, args: FLAGS });
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
