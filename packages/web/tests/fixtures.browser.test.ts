import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { house } from '../build/sources.ts';
import { openTable } from './browser.ts';
import { button, load } from './match-hands.ts';

const table = openTable();

const KEPT = [
  ['#/duel', 'v1/duel-full'],
  ['#/duel', 'v1/duel-quick-told'],
  ['#/duel', 'v2/duel-quick-told'],
  ['#/duel', 'v2/duel-draft-add-a-set'],
  ['#/duel', 'v1/duel-quick-vault'],
  ['#/duel', 'v2/duel-four'],
  ['#/duel', 'earlier/2026-11-16-duel-quick'],
  ['#/solo', 'v1/solo-black'],
  ['#/solo', 'v2/solo-red'],
  ['#/solo', 'v2/solo-green-own-npc-cards'],
  ['#/claustrophobia', 'v1/claustrophobia-survivors'],
  ['#/claustrophobia', 'v2/claustrophobia-auction'],
] as const;

describe('a match that was kept', () => {
  it.each(KEPT)('opens at the table from its file (%s, %s)', async (address, name) => {
    const path = join(house, 'fixtures/matches', `${name}.json`);
    await table.visit(address, {}, async page => {
      await load(page, 'kept.json', readFileSync(path, 'utf8'));
      await page.waitForURL(/#\/match\//);
      await page.locator('.curtain, [data-moment]').first().waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });

  it.each([
    ['desktop', 'en', /revised since this match was begun/],
    ['phone', 'ru', /Правила с тех пор уточнены/],
  ] as const)(
    'by earlier rules goes on by them, and the page says so (%s, %s)',
    async (size, language, words) => {
      const path = join(house, 'fixtures/matches/v1/solo-green.json');
      const fetched: string[] = [];
      const prepare = async (page: Page) => {
        page.context().on('response', response => fetched.push(response.url()));
      };
      const isFrozenFetched = () => fetched.some(url => url.includes('/solo-1-'));
      await table.visit('#/solo', { size, language, prepare }, async page => {
        expect(isFrozenFetched()).toBe(false);
        await load(page, 'kept.json', readFileSync(path, 'utf8'));
        await page.waitForURL(/#\/match\//);
        await page.getByText(words).waitFor();
        expect(isFrozenFetched()).toBe(true);
        await page.reload();
        await page.getByText(words).waitFor();
        await button(page, /^(Understood|Понятно)$/).click();
        await page.getByText(words).waitFor({ state: 'detached' });
        const played = Number(await page.locator('[data-moment]').getAttribute('data-moment'));
        await page.locator('button.card[data-kind="action"]:not([data-spent])').click();
        await page.locator(`[data-moment="${played + 1}"]`).waitFor();
        expect(await page.getByRole('alert').count()).toBe(0);
      });
    },
  );

  it('by other rules is refused, and the page says so', async () => {
    const path = join(house, 'fixtures/matches/earlier/2026-11-15-duel-quick.json');
    await table.visit('#/duel', {}, async page => {
      await load(page, 'kept.json', readFileSync(path, 'utf8'));
      await page.getByText(/another version of the rules/).waitFor();
      expect(page.url()).toMatch(/#\/duel/);
    });
  });
});
