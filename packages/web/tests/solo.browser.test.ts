import { cellNamed, isOnBoard, planOf, solo } from '@oubliette/dungeon-twister';
import { isOver, startMatch } from '@oubliette/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';
import { pressSquare } from './duel-hands.ts';
import { playOn, putAway } from './solo-hands.ts';
import { fileOf, midGame, type SoloMatch } from './solo-play.ts';

const table = openTable();
const SEED = 'giving-in-36';
const OPTIONS = { level: 'black', visions: true, quick: true } as const;

/** The number of a token's square on the page. */
const squareOf = ({ place }: { readonly place: string }): number => cellNamed(planOf(4), place)!;

/** Fills in the form as a new player would. */
async function begin(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('oubliette.pace', 'at-once'));
  await page.reload();
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('radio', { name: '6 · black' }).check({ force: true });
  const visions = page.getByRole('radio', { name: 'With Visions' });
  await visions.evaluate(radio => radio.scrollIntoView({ block: 'center' }));
  await visions.check({ force: true });
  await page.getByLabel('Seed of chance').fill(SEED);
  await page.locator('form button[type=submit]').click();
  await page.locator('.solo').waitFor();
}

describe('the solo table', () => {
  it('DS-WIN-01: a whole match from the form to the end that the rules give it', async () => {
    const match: SoloMatch = startMatch(solo, OPTIONS, SEED);
    await table.visit('#/solo', {}, async page => {
      await begin(page);
      await playOn(page, match);
      // Who closes the page finds the match where it was.
      await page.reload();
      await page.locator('.solo').waitFor();
      for (let step = 0; step < 80 && !isOver(match); step++) await playOn(page, match);
      const end = page.locator('dialog.end[open]');
      await putAway(page);
      await end.waitFor();
      const { points } = solo.view(match.state, 'table');
      await expect.poll(() => end.textContent()).toContain(`${points.yellow} : ${points.np} VP`);
      await expect.poll(() => end.locator('h1').textContent()).toBe('The prison wins');
      await expect.poll(() => end.locator('.end-motto').textContent()).toMatch(/^“.+” .+/);
      await end.getByRole('link', { name: 'Another level' }).click();
      await expect
        .poll(() => page.locator('.past-games tbody tr').textContent())
        .toMatch(/^black10/);
      await expect.poll(() => page.locator('.kept-row').textContent()).toContain('the prison won');
    });
  });

  it('DS-OBJ-01: pointing at somebody tells what it would do now, and draws whom it passes over', async () => {
    await table.visit('#/solo', { language: 'ru' }, async page => {
      const buffer = Buffer.from(fileOf(midGame('d', 6)));
      const file = { name: 'solo.json', mimeType: 'application/json', buffer };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.locator('.row-tokens button').first().hover();
      await page.locator('.why .trace-row').first().waitFor();
      await expect
        .poll(() => page.locator('.why .panel-title').textContent())
        .toContain('Что сделает');
      await expect.poll(() => page.locator('.npc-targets circle').count()).toBeGreaterThan(0);
      await expect.poll(() => page.locator('.why .npc-ranked').count()).toBe(2);
    });
  });

  it('has advice for the Player in his own turn, drawn on the board, and carries it out', async () => {
    await table.visit('#/solo', {}, async page => {
      const buffer = Buffer.from(fileOf(midGame('d', 6)));
      const file = { name: 'solo.json', mimeType: 'application/json', buffer };
      await page.locator('input[type=file]').setInputFiles(file);
      const moment = () => page.locator('.solo').getAttribute('data-moment');
      const before = await moment();
      await page.keyboard.press('h');
      const counsel = page.getByRole('region', { name: 'What I would do' });
      await counsel.getByText(/Your chances of winning, as I see them/).waitFor();
      expect(await counsel.locator('.counsel-scale').getAttribute('style')).not.toMatch(/: 0%/);
      await counsel.getByRole('button', { name: 'Do it' }).click();
      await counsel.waitFor({ state: 'detached' });
      await expect.poll(moment).not.toBe(before);
    });
  });

  it('DS-REV-01: on a phone says who came with a room that the Player revealed', async () => {
    const match = midGame('d', 0);
    await table.visit('#/solo', { size: 'phone' }, async page => {
      const file = { name: 'solo.json', mimeType: 'application/json' };
      const buffer = Buffer.from(fileOf(match));
      await page.locator('input[type=file]').setInputFiles({ ...file, buffer });
      await page.locator('.solo').waitFor();
      await playOn(page, match);
      await playOn(page, match);
      await page.locator('.solo-news li').first().waitFor();
      const shown = await page.locator('.solo-news').boundingBox();
      expect(shown!.y).toBeGreaterThan(0);
    });
  });

  it('on a phone a tap on somebody of the prison tells what it would do, whoever is in hand', async () => {
    const match = midGame('d', 6);
    await table.visit('#/solo', { size: 'phone' }, async page => {
      const file = { name: 'solo.json', mimeType: 'application/json' };
      const buffer = Buffer.from(fileOf(match));
      await page.locator('input[type=file]').setInputFiles({ ...file, buffer });
      await page.locator('.solo').waitFor();
      const [value] = solo.view(match.state, 'yellow').hand.actions;
      const card = page.getByRole('button', { name: `${value} Actions`, exact: true });
      await card.tap();
      await card.waitFor({ state: 'detached' });
      const { tokens, row } = solo.view(match.state, 'yellow');
      const own = tokens.find(token => token.name === 'Y:wizard' && isOnBoard(token))!;
      const npc = tokens.find(({ name }) => name === row[0]!.name)!;
      await pressSquare(page, squareOf(own));
      await page.getByRole('group', { name: 'What it can do' }).waitFor();
      await pressSquare(page, squareOf(npc));
      await page.locator('.npc-targets, .npc-way').first().waitFor();
      expect(await page.locator('.why-not').count()).toBe(0);
    });
  });
});
