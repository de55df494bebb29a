import { type BoardPlan, columnOf, rowOf } from '@oubliette/dungeon-twister';
import type { Locator, Page } from 'playwright-core';
import { fetched } from './browser.ts';

/** Hands that touch nothing but the keyboard; the page is only read. */

const MOST_TABS = 400;

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** The next player sits down: the curtain has the focus, once what was told of a fight is put away. */
export async function sitDown(page: Page): Promise<void> {
  const curtain = page.locator('.curtain');
  const told = page.locator('dialog.bout[open]').getByRole('button', { name: /^Continue/ });
  await fetched(page);
  while (await curtain.isVisible()) {
    if (await told.isVisible()) await enter(page, told);
    if (!(await curtain.locator('button:focus').isVisible())) {
      await page.waitForTimeout(50);
      continue;
    }
    await page.keyboard.press('Enter');
    // Where an outcome came up just then, the key was for that.
    await curtain.waitFor({ state: 'detached', timeout: 4000 }).catch(() => {});
  }
}

/** The square under the bracket. */
const bracket = (page: Page) =>
  page.evaluate(() => Number(document.activeElement?.getAttribute('data-cell') ?? -1));

/** Leads the bracket to a square by the arrow keys. */
export async function leadTo(page: Page, plan: BoardPlan, cell: number): Promise<void> {
  await page.locator('.maze:not([data-moving="true"])').waitFor();
  // The first arrow only shows where the bracket is.
  if ((await bracket(page)) < 0) await page.keyboard.press('ArrowRight');
  for (let steps = 0; steps < 60; steps++) {
    const at = await bracket(page);
    if (at === cell) return;
    const across = columnOf(plan, cell as never) - columnOf(plan, at as never);
    const down = rowOf(plan, cell as never) - rowOf(plan, at as never);
    const sideways = across > 0 ? 'ArrowRight' : 'ArrowLeft';
    await page.keyboard.press(across !== 0 ? sideways : down > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`The arrows do not lead to ${cell}`);
}
