import { duel } from '@oubliette/dungeon-twister';
import { checkDocument, type SetDocument, SHIPPED } from '@oubliette/dungeon-twister/documents';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';
import { playOn, takenOver } from './duel-hurry.ts';

const table = openTable();

const roomOf = (page: Page, id: string) => page.getByRole('group', { name: `Room ${id}` });
const spot = (page: Page, id: string, x: number, y: number) =>
  roomOf(page, id).locator(`[data-spot="${x},${y}"]`);
const brush = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const faults = (page: Page) => page.locator('.editor-checks .faults li').allTextContents();

const load = (page: Page, text: string) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'vault.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

async function saved(page: Page, name: string): Promise<unknown> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

describe('the drawing table', () => {
  it('DT-MIX-08, DT-ROOM-01: a room is drawn, put into a scenario, and played to the end', async () => {
    await table.visit('#/editor', {}, async page => {
      await spot(page, '91L', 4, 9).click();
      await brush(page, 'floor');
      await spot(page, '91L', 5, 5).click();
      expect(await faults(page)).toEqual(['sets.0.rooms.0.pictureThe room has no gear.']);
      await brush(page, 'gear');
      await spot(page, '91L', 3, 9).click();
      await page.getByText('Everything is sound').waitFor();

      // By keyboard: from the first square to the edge on its right.
      await spot(page, '91R', 1, 1).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await roomOf(page, '91R')
        .getByRole('button', { name: 'Edge right of column 1, row 1: wall' })
        .waitFor();

      await page.getByRole('button', { name: 'Turn 91R the other way' }).click();
      expect(await faults(page)).toEqual([expect.stringContaining('turn the same way')]);
      await page.getByRole('button', { name: 'Turn 91R the other way' }).click();

      await page.getByRole('tab', { name: 'Scenario' }).click();
      await page.getByLabel('Room at R2').selectOption('91L');
      await page.getByLabel('How R2 lies').selectOption('as drawn');
      await page.getByLabel('Victory points').selectOption('2');
      await page.getByRole('switch', { name: 'Any Action card' }).check();
      await page.reload();
      await page.getByRole('button', { name: 'Play it' }).click();
      await page.waitForURL(/#\/match\//);
      await page.locator('.duel').waitFor();

      const match = await takenOver(page);
      expect(match.options.scenario?.content?.rooms.map(({ id }) => id)).toEqual(['91L', '91R']);
      await playOn(page, match, 120);
      const [winner] = duel.outcome(match.state)!.winners;
      await page.getByRole('heading', { name: new RegExp(`^${winner} wins`, 'i') }).waitFor();
    });
  });

  it('refuses a broken document with the place and the reason, in both languages', async () => {
    const vault = JSON.stringify(SHIPPED[0]);
    const broken = [
      ['{ "format"', 'This is not JSON'],
      [
        vault.replace('  .   .   .   .   .', '  .   G   .   .   .'),
        'sets.0.rooms.0.pictureThe room has a second gear',
      ],
      [
        vault.replace('"thief"', '"dragon"'),
        'teams.blue.1There is no character and no object “dragon”',
      ],
      [vault.replace('"37L",', ''), 'roomsA maze has 8 rooms, or 6, not 7'],
    ] as const;
    await table.visit('#/editor', {}, async page => {
      for (const [text, words] of broken) {
        await load(page, text);
        await page.getByRole('alert').filter({ hasText: words }).waitFor();
      }
      await load(page, vault);
      await page.getByText('“The Vault” lies on the table.').waitFor();
      expect(await faults(page)).toEqual([]);
    });
    await table.visit('#/editor', { language: 'ru', size: 'phone' }, async page => {
      await load(page, broken[1][0]);
      await page.getByRole('alert').filter({ hasText: 'второй механизм' }).waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(390);
    });
  });

  it('DT-EXT-03: a character is invented, saved in a set, and comes to the table with its name', async () => {
    // As on a plain http address of the network.
    const prepare = (page: Page) =>
      page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
    await table.visit('#/editor', { prepare }, async page => {
      await page.getByRole('tab', { name: 'Pieces' }).click();
      await page.getByRole('button', { name: 'New character' }).click();
      await page.getByLabel('Name in English').fill('Ghost');
      await page.getByLabel('Name in Russian').fill('Призрак');
      await page.getByLabel('Looks like').selectOption('Banshee');
      await page.getByRole('checkbox', { name: /^Incorporeal/ }).check();
      const set = await saved(page, 'Save the set');
      expect(checkDocument(set).ok).toBe(true);
      expect((set as SetDocument).characters).toEqual([
        {
          id: 'ghost',
          names: { en: 'Ghost', ru: 'Призрак' },
          likeness: 'banshee',
          move: 4,
          combat: 2,
          abilities: ['incorporeal'],
        },
      ]);

      await page.getByRole('tab', { name: 'Scenario' }).click();
      await page.getByRole('button', { name: 'Leave out: Goblin' }).first().click();
      await page.getByLabel('Add to Blue’s team').selectOption('Ghost');
      await page.getByRole('button', { name: 'Add', exact: true }).first().click();
      await page.getByLabel('Where is: Ghost').selectOption('on the line');
      await page.getByRole('button', { name: 'Give Yellow the same team' }).click();
      await page.getByRole('button', { name: 'Play it' }).click();
      await page.keyboard.press('2');
      await page
        .getByRole('button', { name: /^Ghost/ })
        .first()
        .click();
      await page.getByRole('heading', { level: 2, name: 'Ghost', exact: true }).waitFor();
      await page.getByText('Moves through walls, portcullises, obstacles').waitFor();
    });
  });
});
