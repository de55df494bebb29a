import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fetched, openTable } from './browser.ts';
import { pages } from './pages.ts';

const table = openTable();

/** What the browser would not do because our own policy forbids it, from the first moment on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', event => {
      violations.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });

const violationsOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations);

/** Begins with whatever the form proposes, and waits until somebody is asked. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/#\/match\//);
  const curtain = page.locator('.curtain');
  await curtain.or(page.locator('[data-moment]')).first().waitFor();
  await fetched(page);
  if (await curtain.isVisible()) await curtain.getByRole('button').first().click();
  await page.locator('[data-moment] svg:visible').first().waitFor();
}

describe('the policy of the page', () => {
  it.each(pages)('is kept at %s', async address => {
    await table.visit(address, { prepare: watch }, async page => {
      expect(await violationsOn(page)).toEqual([]);
    });
  });

  it.each(['#/duel', '#/solo', '#/claustrophobia'])(
    'is kept at a table begun at %s, worker and drawings included',
    async address => {
      await table.visit(address, { prepare: watch }, async page => {
        await begin(page);
        await page.getByRole('button', { name: 'Menu' }).click();
        expect(await violationsOn(page)).toEqual([]);
      });
    },
  );

  it('lets the drawings keep their own style', async () => {
    const prepare = watch;
    await table.visit(
      '#/labyrinth?set=prison&seed=torch',
      { prepare, sign: '.maze' },
      async page => {
        const drawn = page.locator('.shared-defs style').first();
        expect(
          await drawn.evaluate(style => (style as HTMLStyleElement).sheet?.cssRules.length),
        ).toBe(
          await drawn.evaluate(style => {
            const free = new CSSStyleSheet();
            free.replaceSync(style.textContent);
            return free.cssRules.length;
          }),
        );
        expect(await violationsOn(page)).toEqual([]);
      },
    );
  });

  it('forbids what is written into the page, scripts and styles alike', async () => {
    const provoked = /Content Security Policy/;
    await table.visit('#/about', { prepare: watch, provoked }, async page => {
      await page.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', '<p style="color: red">blood</p>');
        const script = document.createElement('script');
        script.textContent = 'document.title = "taken"';
        document.body.append(script);
      });
      expect(await violationsOn(page)).toEqual([
        expect.stringContaining('style-src'),
        expect.stringContaining('script-src'),
      ]);
      expect(await page.title()).not.toBe('taken');
    });
  });

  it('allows no other page to show ours in a frame', async () => {
    await table.visit('#/about', { provoked: /frame/i }, async page => {
      const { origin } = new URL(page.url());
      await page.goto('about:blank');
      await page.setContent(`<iframe src="${origin}/"></iframe>`);
      const frame = page.frames()[1]!;
      await frame.waitForLoadState();
      expect(frame.url()).toMatch(/^chrome-error:/);
    });
  });
});

describe('the other name of this machine', () => {
  it('leads to the one where the matches are, and to the same page', async () => {
    await table.visit('#/about', { provoked: /foreign request: http:\/\/127/ }, async page => {
      const { port } = new URL(page.url());
      await page.goto('about:blank');
      await page.goto(`http://127.0.0.1:${port}/?lang=ru#/rules`);
      expect(page.url()).toMatch(new RegExp(`^http://localhost:${port}/\\?lang=ru#/rules`));
    });
  });
});
