import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable, type Visit } from './browser.ts';
import { type FoundMatch, findMatch, lonelyWalk, manyWays } from './duel-positions.ts';
import { almostStop } from './motion.ts';

const table = openTable();

const square = (page: Page, cell: number) => page.locator(`[data-cell="${cell}"]`);
const nameOf = (page: Page, cell: number) => square(page, cell).getAttribute('aria-label');
const label = (page: Page) => page.locator('.duel-label');
const list = (page: Page) => page.locator('.chooser');
const selected = (page: Page) => page.locator('.maze .oub-selected');

/** `Y:fireball-wand` as a square names it. */
function spoken(token: string): RegExp {
  const [side, piece = ''] = token.split(':');
  return new RegExp(`${side === 'B' ? 'Blue' : 'Yellow'} ${piece.replaceAll('-', ' ')}`, 'i');
}

/** Opens a match at its board, with whoever is asked before the screen. */
async function atBoard<T>(
  found: FoundMatch<T>,
  visit: Visit,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  await table.visit('#/duel', visit, async page => {
    await page.locator('input[type="file"]').setInputFiles({
      name: 'm.json',
      mimeType: 'application/json',
      buffer: Buffer.from(found.text),
    });
    await page.locator('.curtain button').first().click();
    await page.locator('.curtain').waitFor({ state: 'detached' });
    await square(page, found.cell).waitFor();
    await look(page);
  });
}

const walk = findMatch(lonelyWalk);

describe('the board of the duel', () => {
  it('DT-MOVE-01: a click selects, the pointer shows way and price, a click walks', async () => {
    await atBoard(walk, {}, async page => {
      await square(page, walk.cell).click();
      await selected(page).waitFor();
      await square(page, walk.wanted.to).hover();
      await expect.poll(() => label(page).textContent()).toBe('1 AP');
      await square(page, walk.wanted.to).click();
      await expect.poll(() => nameOf(page, walk.wanted.to)).toMatch(spoken(walk.token));
      expect(await nameOf(page, walk.cell)).not.toMatch(spoken(walk.token));
    });
  });

  it('a token can be dragged to where it shall go', async () => {
    await atBoard(walk, {}, async page => {
      await square(page, walk.cell).hover();
      await page.mouse.down();
      const goal = (await square(page, walk.wanted.to).boundingBox())!;
      await page.mouse.move(goal.x + 10, goal.y + 10, { steps: 6 });
      await expect.poll(() => page.locator('.duel-dragged').count()).toBe(1);
      await page.mouse.up();
      await expect.poll(() => nameOf(page, walk.wanted.to)).toMatch(spoken(walk.token));
    });
  });

  it('keys do the same: Tab selects, arrows lead, Enter walks', async () => {
    await atBoard(walk, {}, async page => {
      await square(page, walk.cell).focus();
      for (let turn = 0; turn < 9; turn++) {
        await page.keyboard.press('Tab');
        const focused = page.locator('[data-cell]:focus');
        if ((await focused.getAttribute('data-cell')) === String(walk.cell)) break;
      }
      const [dx, dy] = [
        (walk.wanted.to % 22) - (walk.cell % 22),
        Math.floor(walk.wanted.to / 22) - Math.floor(walk.cell / 22),
      ];
      const press = async (key: string, times: number) => {
        for (let time = 0; time < times; time++) await page.keyboard.press(key);
      };
      await press(dx > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(dx));
      await press(dy > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(dy));
      await expect.poll(() => label(page).textContent()).toBe('1 AP');
      await page.keyboard.press('Enter');
      await expect.poll(() => nameOf(page, walk.wanted.to)).toMatch(spoken(walk.token));
    });
  });

  it('on a phone a first tap shows and a second does', async () => {
    await atBoard(walk, { size: 'phone' }, async page => {
      await square(page, walk.cell).tap();
      await selected(page).waitFor();
      await square(page, walk.wanted.to).tap();
      await label(page).waitFor();
      expect(await nameOf(page, walk.wanted.to)).not.toMatch(spoken(walk.token));
      await square(page, walk.wanted.to).tap();
      await expect.poll(() => nameOf(page, walk.wanted.to)).toMatch(spoken(walk.token));
    });
  });

  it('DT-CARRY-06: where a click can mean several things, a list asks which', async () => {
    const found = findMatch(manyWays);
    await atBoard(found, {}, async page => {
      await square(page, found.cell).click();
      await square(page, found.wanted.to).click();
      await list(page).waitFor();
      await page.keyboard.press('Escape');
      await list(page).waitFor({ state: 'detached' });
      await selected(page).waitFor();
      await square(page, found.wanted.to).click();
      await list(page).getByRole('button', { name: /^take/i }).first().click();
      await expect
        .poll(() => nameOf(page, found.wanted.to))
        .toMatch(new RegExp(`${spoken(found.token).source}.*carries`, 'i'));
    });
  });

  it('a square out of reach is answered with the rule, and marked', async () => {
    const found = findMatch(({ barred, deeds }) =>
      deeds.some(({ deed, ways }) => deed === 'move' && ways.length > 0)
        ? barred.find(({ rule }) => rule === 'DT-BOARD-05')
        : null,
    );
    await atBoard(found, {}, async page => {
      await square(page, found.cell).click();
      await square(page, found.wanted.cell).click();
      const answer = page.locator('.why-not');
      await answer.waitFor();
      await expect.poll(() => answer.locator('a').getAttribute('href')).toBe('#/rules/DT-BOARD-05');
    });
  });

  it('DT-ROT-01: a click on who stands on a gear offers the turn; another click completes it', async () => {
    const found = findMatch(({ deeds, moves }, cell) => {
      const turns = deeds.find(({ deed }) => deed === 'turn')?.ways ?? [];
      return turns.length === 1 && !moves.some(({ to }) => to === cell) ? turns[0] : null;
    });
    await atBoard(found, { motion: true }, async page => {
      await almostStop(page);
      await square(page, found.cell).click();
      await square(page, found.cell).click();
      await list(page).getByRole('button').first().click();
      await page.locator('.maze[data-moving="true"]').waitFor();
      await page.locator('.maze').click({ position: { x: 3, y: 3 } });
      await page.locator('.maze[data-moving="false"]').waitFor();
    });
  });

  it('speaks Russian too', async () => {
    await atBoard(walk, { language: 'ru' }, async page => {
      expect(await nameOf(page, walk.cell)).toMatch(/[Кк]омната|линия/);
      await square(page, walk.cell).click();
      await square(page, walk.wanted.to).hover();
      await expect.poll(() => label(page).textContent()).toBe('1 ОД');
    });
  });
});
