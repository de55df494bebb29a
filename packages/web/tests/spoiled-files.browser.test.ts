import { claustrophobia } from '@oubliette/claustrophobia';
import { duel, solo } from '@oubliette/dungeon-twister';
import { readGameDocument, SHIPPED, scenarioOf } from '@oubliette/dungeon-twister/documents';
import {
  decide,
  fastRandom,
  type Game,
  pick,
  type Shape,
  saveMatch,
  startMatch,
} from '@oubliette/kernel';
import { mutatedJson, mutatedText } from '@oubliette/kernel/battery';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';
import { load, sit } from './match-hands.ts';

const table = openTable();
const random = fastRandom(1818);

/** So many of each kind: enough to meet every reader, few enough to be quick. */
const FILES = 40;

const [vault] = SHIPPED;

function savedMatch(game: Game<Shape>, raw: unknown, players: Record<string, string> = {}): string {
  const options = game.parseOptions(raw);
  if (!options.ok) throw new Error(JSON.stringify(options.faults));
  const match = startMatch(game, options.value, 'spoiled');
  for (let n = 0; n < 6; n++) {
    const [seat = ''] = game.decision(match.state)!.seats;
    decide(match, seat, pick(random, 'play', game.legal(match.state, seat)));
  }
  return JSON.stringify(saveMatch(match, players));
}

const MATCHES = [
  savedMatch(duel as Game<Shape>, { quick: true }),
  savedMatch(duel as Game<Shape>, { forces: 'scenario', scenario: scenarioOf(vault!) }),
  savedMatch(solo as Game<Shape>, { level: 'green', quick: true }),
  savedMatch(claustrophobia as Game<Shape>, { scenario: 'S1' }),
];

const spoiled = (text: string): string =>
  random.below('text', 5) === 0 ? mutatedText(text, random) : mutatedJson(text, random);

const isUnharmed = (page: Page) => page.evaluate(() => !('broken' in window));

describe('a spoiled file', () => {
  it('of a match is refused in a sentence, or opens at its table', async () => {
    await table.visit('#/duel', {}, async page => {
      for (let n = 0; n < FILES; n++) {
        const name = `spoiled-${n}.json`;
        await load(page, name, spoiled(pick(random, 'match', MATCHES)));
        const refusal = page.locator('.load-file-refused').filter({ hasText: name });
        const tableThere = page.locator('.curtain, [data-moment]').first();
        await refusal.or(tableThere).first().waitFor();
        if (await refusal.isVisible()) {
          const said = (await refusal.textContent()) ?? '';
          expect(said.length).toBeLessThan(400);
          expect(said).not.toMatch(/undefined|\[object|NaN/);
          continue;
        }
        await page.evaluate(() => {
          location.hash = '#/duel';
        });
        await page.getByLabel('Choose a file').first().waitFor({ state: 'attached' });
      }
      expect(await isUnharmed(page)).toBe(true);
    });
  });

  it('of a scenario is refused with its faults, or can be edited', async () => {
    const text = JSON.stringify(vault);
    await table.visit('#/editor', {}, async page => {
      const ways = page.locator('.editor-ways');
      for (let n = 0; n < FILES; n++) {
        const name = `spoiled-${n}.json`;
        const file = spoiled(text);
        await page.locator('input[type=file]').setInputFiles({
          name,
          mimeType: 'application/json',
          buffer: Buffer.from(file),
        });
        const refused = ways.getByRole('alert').filter({ hasText: name });
        if (readGameDocument(file).ok) await ways.getByRole('status').waitFor();
        else await refused.waitFor();
        const said = (await ways.innerText()) ?? '';
        expect(said.length).toBeLessThan(60_000);
        expect(said).not.toMatch(/undefined|\[object|NaN/);
      }
      expect(await isUnharmed(page)).toBe(true);
    });
  });

  it('with a name that turns the line round or is markup shows it as a name', async () => {
    const name = '\u202e<img src=x onerror="window.broken=1">';
    const text = savedMatch(duel as Game<Shape>, { quick: true }, { blue: name, yellow: name });
    await table.visit('#/duel', {}, async page => {
      await load(page, 'names.json', text);
      await page.waitForURL(/#\/match\//);
      await page.locator('.curtain').getByText('<img src=x').first().waitFor();
      await sit(page);
      await page.locator('[data-moment]').first().waitFor();
      const said = await page.locator('body').innerText();
      expect(said).toContain('<img src=x');
      expect(said).not.toMatch(/\u202e/);
      expect(await isUnharmed(page)).toBe(true);
    });
  });
});
