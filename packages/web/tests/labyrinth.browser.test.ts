import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';

const table = openTable();
const maze = '#/labyrinth?set=prison&seed=torch';
const sign = '.maze';

const status = (page: Page) => page.getByRole('status').first();
const focused = (page: Page) =>
  page.locator('.maze-square[tabindex="0"]').getAttribute('aria-label');
const board = (page: Page) => page.getByRole('grid');

/** Where each thing in the first room is drawn: what turns must look different afterwards. */
const roomDrawing = (page: Page) => page.locator('[data-room="0"]').innerHTML();

const runningTurns = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => effect?.getTiming().duration === 900).length,
  );

describe('the labyrinth page', () => {
  it('has 220 squares, each with a spoken name', async () => {
    await table.visit(maze, { sign }, async page => {
      expect(await board(page).getByRole('gridcell').count()).toBe(220);
      expect(await focused(page)).toMatch(/^Room \w+, row \d, column \d, gear$/);
    });
  });

  it('DT-SET-01: the same link lays the same labyrinth, another seed another', async () => {
    const drawings: string[] = [];
    for (const seed of ['torch', 'torch', 'rope']) {
      await table.visit(`#/labyrinth?set=base&seed=${seed}`, { sign }, async page => {
        drawings.push(await roomDrawing(page));
      });
    }
    expect(drawings[1]).toBe(drawings[0]);
    expect(drawings[2]).not.toBe(drawings[0]);
  });

  it('keeps set and seed in the address', async () => {
    await table.visit('#/labyrinth', { sign }, async page => {
      expect(page.url()).toMatch(/set=prison&seed=\w{6}$/);
      await page.getByLabel('Original set').check();
      expect(page.url()).toContain('set=base');
      await page.getByLabel('Seed').fill('my own');
      await page.getByLabel('Seed').press('Enter');
      expect(page.url()).toContain('seed=my+own');
    });
  });

  it('DT-ROT-01: G turns the room, U takes it back, and everything is told', async () => {
    await table.visit(maze, { sign, reducedMotion: true }, async page => {
      const before = await roomDrawing(page);
      await page.keyboard.press('g');
      await expect.poll(() => status(page).textContent()).toMatch(/Room \w+ turned .*clockwise\./);
      expect(await roomDrawing(page)).not.toBe(before);
      await page.keyboard.press('u');
      await expect.poll(() => roomDrawing(page)).toBe(before);
    });
  });

  it('a click completes a running turn', async () => {
    await table.visit(maze, { sign }, async page => {
      await page.keyboard.press('g');
      await expect.poll(() => runningTurns(page)).toBeGreaterThan(0);
      await page.locator(sign).click({ position: { x: 30, y: 30 } });
      expect(await runningTurns(page)).toBe(0);
    });
  });

  it('arrow keys move the bracket, Enter reveals, A reveals all', async () => {
    await table.visit(maze, { sign, reducedMotion: true }, async page => {
      while (!(await focused(page))?.includes('face down')) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toMatch(/^Room /);
      await page.keyboard.press('a');
      expect(await board(page).getByRole('gridcell', { name: 'face down' }).count()).toBe(0);
    });
  });

  it('DT-PORT-02, DT-PORT-03: a portcullis opens with a click, breaks with Shift, and stays so', async () => {
    await table.visit(maze, { sign, reducedMotion: true }, async page => {
      const gate = page.locator('.maze-handle').first();
      await gate.click();
      await expect.poll(() => status(page).textContent()).toBe('The portcullis is open.');
      await gate.click({ modifiers: ['Shift'] });
      await expect.poll(() => status(page).textContent()).toBe('The portcullis is broken.');
      await gate.click();
      await page.getByText('Broken for good').waitFor();
      expect(await page.locator('.why-not a').getAttribute('href')).toBe('#/rules/DT-PORT-03');
      await page.keyboard.press('Escape');
      expect(await page.locator('.why-not').count()).toBe(0);
    });
  });

  it('DT-ROT-03: an explorer put into a room turns with it', async () => {
    await table.visit(maze, { sign, reducedMotion: true }, async page => {
      const gear = await focused(page);
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe(`${gear}, Naga`);
      await page.keyboard.press('g');
      const name = await board(page).getByRole('gridcell', { name: 'gear, Naga' }).count();
      expect(name).toBe(1);
    });
  });

  it('leaves the focus on a button that was pressed', async () => {
    await table.visit(maze, { sign, reducedMotion: true }, async page => {
      const turn = page.locator('.maze-offers button').first();
      await turn.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => status(page).textContent()).toContain('turned');
      expect(await turn.evaluate(button => button === document.activeElement)).toBe(true);
    });
  });

  it('explains the sides of a square with links into the rulebook', async () => {
    await table.visit(maze, { sign }, async page => {
      expect(await page.locator('.maze-side').count()).toBe(4);
      const links = await page
        .locator('.maze-side a')
        .evaluateAll(all => all.map(link => link.getAttribute('href')));
      expect(links.length).toBeGreaterThanOrEqual(4);
      for (const link of links) expect(link).toMatch(/^#\/rules\/DT-[A-Z]+-\d\d$/);
    });
  });

  it('lists its keys at the question mark', async () => {
    await table.visit(maze, { sign, language: 'ru' }, async page => {
      await page.keyboard.press('Shift+?');
      await page.getByRole('dialog', { name: 'Клавиши лабиринта' }).waitFor();
    });
  });

  it('on a phone lies upright; a tap shows a square, the sheet acts', async () => {
    await table.visit(
      maze,
      { sign, size: 'phone', language: 'ru', reducedMotion: true },
      async page => {
        const box = (await page.locator(sign).boundingBox())!;
        expect(box.height).toBeGreaterThan(box.width * 2);
        expect(box.x + box.width).toBeLessThanOrEqual(390);
        const before = await roomDrawing(page);
        await page.locator('[data-cell="25"]').tap();
        expect(await roomDrawing(page)).toBe(before);
        await page.getByRole('button', { name: /^Повернуть/ }).tap();
        await expect.poll(() => roomDrawing(page)).not.toBe(before);
      },
    );
  });

  it.each(['desktop', 'phone'] as const)('is accessible on a %s', async size => {
    await table.visit(maze, { sign, size }, async page => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  });
});
