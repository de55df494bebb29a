import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildIfChanged, built } from '../build/build.ts';
import { identityOf } from '../build/identity.ts';
import { listen, type OpenedServer } from '../build/listen.ts';
import { serveFolder } from '../build/serve.ts';
import { launchChromium } from './chromium.ts';
import { button } from './match-hands.ts';

const PLACE = { port: 0, host: 'localhost' };
const newer = mkdtempSync(join(tmpdir(), 'oubliette-newer-'));
let browser: Browser;

beforeAll(async () => {
  await buildIfChanged(() => {});
  browser = await launchChromium();
  publishNewer();
});

afterAll(async () => {
  await browser?.close();
  rmSync(newer, { recursive: true });
});

let server: OpenedServer;
let publish: (folder: string) => void;
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  let answer: RequestListener;
  publish = folder => {
    answer = serveFolder(folder, identityOf(PLACE));
  };
  publish(built);
  server = await listen((request, response) => answer(request, response), PLACE);
  context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  page = await context.newPage();
});

afterEach(async () => {
  await context.close();
  server.close();
});

/** The next version differs in one word of its page. */
function publishNewer(): void {
  cpSync(built, newer, { recursive: true });
  change('index.html', text => text.replace('<title>Oubliette', '<title>Newer Oubliette'));
  change('service-worker.js', text =>
    text.replace(
      /(url:`index\.html`,revision:`|"?url"?:"index\.html","?revision"?:")[^"`]+/,
      '$1newer',
    ),
  );
}

function change(name: string, edit: (text: string) => string): void {
  const before = readFileSync(join(newer, name), 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`${name} is what it was.`);
  writeFileSync(join(newer, name), after);
}

const open = (address: string) => page.goto(`http://localhost:${server.port}/${address}`);

/** Until every file of the table lies in the browser. */
const kept = () =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise(done => setTimeout(done, 50));
    while (!navigator.serviceWorker.controller) await new Promise(done => setTimeout(done, 50));
  });

/** Against the gentlest machine. */
async function begin(): Promise<void> {
  await page.getByRole('radio', { name: 'The machine' }).check();
  await page.getByRole('radio', { name: /^Squire/ }).check();
  await button(page, 'Begin').click();
  await page.waitForURL(/#\/match\//);
  await button(page, /^Hint/).first().waitFor();
}

const moment = async () =>
  Number(await page.locator('[data-moment]').first().getAttribute('data-moment'));

async function followHint(): Promise<void> {
  const before = await moment();
  await button(page, /^Hint/).first().click();
  await page.getByRole('button', { name: 'Do it' }).click();
  await page.waitForFunction(
    was => Number(document.querySelector('[data-moment]')?.getAttribute('data-moment')) > was,
    before,
  );
}

/** The page as the service worker gives it out; nothing while it is being loaded anew. */
const given = () => page.evaluate(() => fetch('./').then(answer => answer.text())).catch(() => '');

describe('without a network', () => {
  it('a duel is begun, played and gone on with after the first visit, in either language', async () => {
    await open('#/');
    await kept();
    server.close();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: 'Duel', exact: true }).click();
    await begin();
    await followHint();
    const played = await moment();
    await page.reload();
    await button(page, /^Hint/).first().waitFor();
    expect(await moment()).toBeGreaterThanOrEqual(played);
    await page.getByRole('button', { name: 'RU, по-русски' }).click();
    await button(page, /^Совет/)
      .first()
      .waitFor();
    await open('?lang=ru#/rules/dungeon-twister/duel');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('a newer version', () => {
  it('waits while a match is open, and takes over when it is asked to', async () => {
    await open('#/duel');
    await kept();
    await begin();
    publish(newer);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await followHint();
    await page.reload();
    await button(page, /^Hint/).first().waitFor();
    const offer = page.getByRole('button', { name: 'Use it now' });
    expect(await offer.count()).toBe(0);
    expect(await given()).not.toContain('Newer Oubliette');

    const beside = await context.newPage();
    await beside.goto(`http://localhost:${server.port}/#/`);
    await beside.getByRole('button', { name: 'Use it now' }).click();
    await beside.getByText('A match is open in another tab').waitFor();

    await open('#/');
    await offer.waitFor();
    await beside.close();
    // A worker that is kept busy with questions does not give way: the page tells by being a new one.
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await offer.click();
    await page.waitForFunction(() => !('isOld' in window));
    expect(await given()).toContain('Newer Oubliette');
    await page.getByRole('link', { name: /^Continue/ }).click();
    await button(page, /^Hint/).first().waitFor();
  });
});
