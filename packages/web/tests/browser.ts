import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { buildIfChanged } from '../build/build.ts';
import type { OpenedServer } from '../build/listen.ts';
import { openAt } from '../build/open.ts';
import type { WrittenLanguage } from '../src/i18n/choose.ts';
import { launchChromium } from './chromium.ts';

export const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  laptop: { viewport: { width: 1280, height: 720 } },
  low: { viewport: { width: 1280, height: 600 } },
  notebook: { viewport: { width: 1366, height: 768 } },
  squarish: { viewport: { width: 1024, height: 768 } },
  /** A notebook whose page is enlarged to twice its size. */
  zoomed: { viewport: { width: 683, height: 384 }, deviceScaleFactor: 2 },
  narrow: { viewport: { width: 320, height: 640 } },
  lying: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} satisfies Record<string, BrowserContextOptions>;

const LONGEST_WAIT = 45_000;

const locales: Record<WrittenLanguage, string> = { en: 'en-GB', ru: 'ru-RU' };

export interface Visit {
  readonly size?: keyof typeof sizes;
  readonly language?: WrittenLanguage;
  /** Things move as for somebody who does not mind; without it all stands still at once. */
  readonly motion?: boolean;
  /** Forms of a new game stay as short as they open; without it they lie unfolded. */
  readonly isShort?: boolean;
  /** Faults that the test provokes; any other fault fails it. */
  readonly provoked?: RegExp;
  /** What shows that the page is there; a heading, unless the test knows better. */
  readonly sign?: string;
  /** Runs before the page is opened, e.g. to cut its connection. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export interface BrowserTable {
  /** Opens an address of the app (`'#/rules'`) in a fresh profile and hands its page to `look`. */
  visit(address: string, visit: Visit, look: (page: Page) => Promise<void>): Promise<void>;
}

/** Call it once at the top of a browser test file: one build, one server, one Chromium for the file. */
export function openTable(): BrowserTable {
  let server: OpenedServer;
  let browser: Browser;
  let origin: string;

  beforeAll(async () => {
    await buildIfChanged(() => {});
    server = await openAt({ port: 0, host: 'localhost' });
    origin = `http://localhost:${server.port}`;
    browser = await launchChromium();
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  return {
    async visit(address, visit, look) {
      const context = await browser.newContext({
        ...sizes[visit.size ?? 'desktop'],
        locale: locales[visit.language ?? 'en'],
        reducedMotion: visit.motion ? 'no-preference' : 'reduce',
        // It would answer where a test cuts the connection; offline.browser.test.ts has it.
        serviceWorkers: 'block',
      });
      // Slow is not broken: a busy machine gets its time, and what never comes still ends the test.
      context.setDefaultTimeout(LONGEST_WAIT);
      try {
        const page = await context.newPage();
        const faults = collectFaults(page, origin);
        if (!visit.isShort) await page.addInitScript(unfoldForms);
        await visit.prepare?.(page);
        await page.goto(`${origin}/${address}`);
        await page
          .locator(visit.sign ?? 'main :is(h1, h2):visible')
          .first()
          .waitFor();
        await page.evaluate(() => document.fonts.ready);
        await look(page);
        expect(faults.filter(fault => !visit.provoked?.test(fault))).toEqual([]);
      } finally {
        await context.close();
      }
    },
  };
}

/** Until everything is there that belongs to the table as it stands: the curtain, the scene of a fight. */
export const fetched = (page: Page): Promise<void> =>
  page.locator('.fetching').first().waitFor({ state: 'detached' });

/** Runs in the page: what stands under “everything else” is there for whoever tests it. */
function unfoldForms(): void {
  const unfold = () =>
    document.querySelector('.new-game-form form > details:not([open])')?.setAttribute('open', '');
  new MutationObserver(unfold).observe(document, { childList: true, subtree: true });
}

function collectFaults(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(`exception: ${error.message}`));
  page.on('console', message => {
    const blocked = message.text().startsWith('Service Worker registration blocked');
    if (!blocked && ['error', 'warning'].includes(message.type())) {
      faults.push(`console: ${message.text()}`);
    }
  });
  page.on('request', request => {
    const address = request.url().replace(/^blob:/, '');
    if (!address.startsWith(origin)) faults.push(`foreign request: ${request.url()}`);
  });
  return faults;
}
