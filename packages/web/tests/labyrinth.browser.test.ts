import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';
import { almostStop } from './motion.ts';

const table = openTable();
const maze = '#/labyrinth?set=prison&seed=torch';
const sign = '.maze';

const status = (page: Page) => page.getByRole('status').first();
const focused = (page: Page) =>
  page.locator('.maze-square[tabindex="0"]').getAttribute('aria-label');
const board = (page: Page) => page.getByRole('grid');

/** Where each thing in the first room is drawn: what turns must look different afterwards. */
const roomDrawing = (page: Page) => page.locator('[data-room="0"]').innerHTML();

/** All rooms: another deal may well have the same one in the first place. */
const mazeDrawing = (page: Page) =>
  page.locator('[data-room]').evaluateAll(rooms => rooms.map(room => room.innerHTML).join());

const runningTurns = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => effect?.getTiming().duration === 900).length,
  );

describe('the labyrinth page', () => {
  it('has 220 squares, each with a spoken name', async () => {
    await table.visit(maze, { sign }, async page => {
      await expect.poll(() => board(page).getByRole('gridcell').count()).toBe(220);
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

  it.each([
    ['#/labyrinth?set=base', /set=base&seed=\w{6}$/],
    ['#/labyrinth?set=attic&seed=rope', /set=prison&seed=rope$/],
  ])('completes the address %s', async (link, full) => {
    await table.visit(link, { sign }, async page => {
      await expect.poll(() => page.url()).toMatch(full);
    });
  });

  it('deals what was typed when the button is pressed', async () => {
    await table.visit(maze, { sign }, async page => {
      await page.getByLabel('Seed').fill('rope');
      await page.getByRole('button', { name: 'Deal again' }).click();
      expect(page.url()).toContain('seed=rope');
      await page.getByRole('button', { name: 'Deal again' }).click();
      expect(page.url()).toMatch(/seed=\w{6}$/);
    });
  });

  it('keeps the table, what was done and the bracket through a rule link, Back and reload', async () => {
    await table.visit(maze, { sign }, async page => {
      const dealt = await roomDrawing(page);
      await page.keyboard.press('g');
      await expect.poll(() => roomDrawing(page)).not.toBe(dealt);
      await page.keyboard.press('ArrowRight');
      const left = { room: await roomDrawing(page), bracket: await focused(page) };
      const now = async () => ({ room: await roomDrawing(page), bracket: await focused(page) });

      await page.locator('.maze-side a').first().click();
      await page.locator('[data-told]').waitFor();
      await page.goBack();
      await page.locator(sign).waitFor();
      expect(await now()).toEqual(left);

      await page.reload();
      await page.locator(sign).waitFor();
      expect(await now()).toEqual(left);
      await page.keyboard.press('u');
      await expect.poll(() => status(page).textContent()).toMatch(/^Taken back\./);
      expect(await roomDrawing(page)).toBe(dealt);
    });
  });

  it('ignores a memory that is broken', async () => {
    const prepare = (page: Page) =>
      page.addInitScript(() => sessionStorage.setItem('oubliette.labyrinth', '{"version":1'));
    await table.visit(maze, { sign, prepare }, async page => {
      expect(await focused(page)).toMatch(/gear$/);
    });
  });

  it('dealing again can be taken back, by Undo and by the way back of the browser', async () => {
    await table.visit(maze, { sign }, async page => {
      await page.keyboard.press('g');
      const before = await mazeDrawing(page);
      for (const back of [() => page.keyboard.press('u'), () => page.goBack()]) {
        await page.getByRole('button', { name: 'Deal again' }).click();
        await expect.poll(() => mazeDrawing(page)).not.toBe(before);
        await back();
        await expect.poll(() => mazeDrawing(page)).toBe(before);
        expect(page.url()).toContain('seed=torch');
      }
    });
  });

  it('answers a key that has nothing to do here', async () => {
    await table.visit(maze, { sign }, async page => {
      await page.keyboard.press('r');
      await expect.poll(() => status(page).textContent()).toBe('Nothing lies face down here.');
      await page.keyboard.press('1');
      await page.keyboard.press('g');
      await expect.poll(() => status(page).textContent()).toContain('Naga is in hand');
    });
  });

  it.each(['desktop', 'laptop', 'low', 'lying'] as const)(
    'shows the whole board first, and every action is in sight or fades (%s)',
    async size => {
      await table.visit(maze, { sign, size }, async page => {
        const box = (await page.locator(sign).boundingBox())!;
        const { width, height } = page.viewportSize()!;
        expect(box.y).toBeGreaterThanOrEqual(52);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        await page.keyboard.press('1');
        await page.keyboard.press('Enter');
        const cut = await page
          .locator('.scroller')
          .evaluateAll(
            all =>
              all.filter(
                one =>
                  one.scrollHeight > one.clientHeight + 1 &&
                  !one.matches('[data-after],[data-before]'),
              ).length,
          );
        expect(cut).toBe(0);
      });
    },
  );

  it('keeps the board in sight while a long column is scrolled', async () => {
    await table.visit(maze, { sign, size: 'low' }, async page => {
      await page.evaluate(() => scrollTo(0, 300));
      const box = (await page.locator(sign).boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(52);
    });
  });

  it('DT-ROT-01: G turns the room, U takes it back, and everything is told', async () => {
    await table.visit(maze, { sign }, async page => {
      const before = await roomDrawing(page);
      await page.keyboard.press('g');
      await expect.poll(() => status(page).textContent()).toMatch(/Room \w+ turned .*clockwise\./);
      expect(await roomDrawing(page)).not.toBe(before);
      await page.keyboard.press('u');
      await expect.poll(() => roomDrawing(page)).toBe(before);
    });
  });

  it('a click completes a running turn', async () => {
    await table.visit(maze, { sign, motion: true }, async page => {
      await almostStop(page);
      await page.keyboard.press('g');
      await expect.poll(() => runningTurns(page)).toBeGreaterThan(0);
      await page.locator(sign).click({ position: { x: 30, y: 30 } });
      await expect.poll(() => runningTurns(page)).toBe(0);
    });
  });

  it('arrow keys move the bracket, Enter reveals, A reveals all', async () => {
    await table.visit(maze, { sign }, async page => {
      while (!(await focused(page))?.includes('face down')) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toMatch(/^Room /);
      await page.keyboard.press('a');
      expect(await board(page).getByRole('gridcell', { name: 'face down' }).count()).toBe(0);
    });
  });

  it('DT-PORT-02, DT-PORT-03: a portcullis opens with a click, breaks with Shift, and stays so', async () => {
    await table.visit(maze, { sign }, async page => {
      const gate = page.locator('.maze-handle').first();
      await gate.click();
      await expect.poll(() => status(page).textContent()).toBe('The portcullis is open.');
      await gate.click({ modifiers: ['Shift'] });
      await expect.poll(() => status(page).textContent()).toBe('The portcullis is broken.');
      await gate.click();
      await page.getByText('Broken for good').waitFor();
      const at = (await gate.boundingBox())!;
      const answer = (await page.locator('.why-not').boundingBox())!;
      expect(answer.x).toBeLessThan(at.x);
      expect(answer.x + answer.width).toBeGreaterThan(at.x + at.width);
      const below = answer.y - (at.y + at.height);
      const above = at.y - (answer.y + answer.height);
      expect(Math.max(below, above)).toBeLessThan(30);
      await expect
        .poll(() => page.locator('.why-not a').getAttribute('href'))
        .toBe('#/rules/DT-PORT-03');
      await page.keyboard.press('Escape');
      expect(await page.locator('.why-not').count()).toBe(0);
    });
  });

  it('DT-ROT-03: an explorer put into a room turns with it', async () => {
    await table.visit(maze, { sign }, async page => {
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
    await table.visit(maze, { sign }, async page => {
      const turn = page.locator('.maze-offers button').first();
      await turn.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => status(page).textContent()).toContain('turned');
      expect(await turn.evaluate(button => button === document.activeElement)).toBe(true);
    });
  });

  it('explains the sides of a square with links into the rulebook', async () => {
    await table.visit(maze, { sign }, async page => {
      await expect.poll(() => page.locator('.maze-side').count()).toBe(4);
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
    await table.visit(maze, { sign, size: 'phone', language: 'ru' }, async page => {
      const box = (await page.locator(sign).boundingBox())!;
      expect(box.height).toBeGreaterThan(box.width * 2);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
      const before = await roomDrawing(page);
      await page.locator('[data-cell="25"]').tap();
      expect(await roomDrawing(page)).toBe(before);
      await page.getByRole('button', { name: /^Повернуть/ }).tap();
      await expect.poll(() => roomDrawing(page)).not.toBe(before);
    });
  });

  it('on a phone the view follows whoever is picked up, and a refusal docks above the sheet', async () => {
    await table.visit(maze, { sign, size: 'phone' }, async page => {
      const sheetTop = async () => (await page.locator('.maze-sheet').boundingBox())!.y;
      await page.getByRole('button', { name: 'Explorers' }).tap();
      await page.getByRole('button', { name: 'Wizard' }).tap();
      const token = page.locator('[data-glide="wizard"]');
      await expect
        .poll(async () => {
          const { y, height } = (await token.boundingBox())!;
          return y > 52 && y + height < (await sheetTop());
        })
        .toBe(true);
      const hidden = page.getByRole('gridcell', { name: 'face down' }).last();
      await hidden.tap();
      const answer = (await page.locator('.why-not').boundingBox())!;
      expect(answer.y + answer.height).toBeLessThanOrEqual(await sheetTop());
    });
  });
});
