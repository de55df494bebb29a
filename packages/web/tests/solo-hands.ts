import { planOf, ROOM_SQUARES, type SoloAction, solo } from '@oubliette/dungeon-twister';
import { decide, isOver } from '@oubliette/kernel';
import type { Page } from 'playwright-core';
import { givingIn, type SoloMatch } from './solo-play.ts';

const momentOf = (page: Page) => page.locator('.solo').getAttribute('data-moment').then(Number);

/** The middle square of a room: pressed to reveal it. */
const middleOf = (room: number) =>
  planOf(4).cellOf[room * ROOM_SQUARES + Math.floor(ROOM_SQUARES / 2)]!;

/** An action of the Player as their hands do it. */
async function carryOut(page: Page, action: SoloAction, left: number): Promise<void> {
  switch (action.do) {
    case 'card':
      return page.keyboard.press(String(action.value));
    case 'reveal':
      return page.locator(`[data-cell="${middleOf(action.room)}"]`).click({ force: true });
    case 'end':
      // Who has action points left is asked first.
      if (left > 0) await page.keyboard.press('e');
      return page.keyboard.press('e');
    case 'row':
    case 'column': {
      const name = new RegExp(`^${action.do} ${action.number}:`, 'i');
      return page.getByRole('button', { name }).click();
    }
    case 'choose': {
      const card = page.locator('dialog.combat .fan button', { hasText: `+${action.value}` });
      await card.first().click();
      return page.locator('.fight-ways .button[data-kind=primary]').click();
    }
    default:
      throw new Error(`Nobody has shown these hands how to ${action.do}.`);
  }
}

/** The outcome of a combat has been seen. */
export async function putAway(page: Page): Promise<void> {
  if ((await page.locator('dialog.combat[open]').count()) === 0) return;
  await page.locator('dialog.combat .verdict button').click();
}

/** The prison acts by itself; whatever it shows on the way is seen and put away. */
async function untilMoment(page: Page, moment: number): Promise<void> {
  const verdict = page.locator('dialog.combat[open] .verdict button');
  for (let tries = 0; (await momentOf(page)) < moment; tries++) {
    if (tries > 600) throw new Error(`The table stays at ${await momentOf(page)} of ${moment}.`);
    if ((await verdict.count()) > 0) await verdict.click();
    else await page.waitForTimeout(40);
  }
}

/** One decision of the Player on the screen, and everything up to their next one. */
export async function playOn(page: Page, match: SoloMatch): Promise<void> {
  const action = givingIn(match);
  if (action.do !== 'choose') await putAway(page);
  await carryOut(page, action, solo.view(match.state, 'yellow').left);
  decide(match, 'yellow', action);
  while (!isOver(match) && solo.decision(match.state)?.question === 'watch') {
    decide(match, 'yellow', { do: 'watch' });
  }
  await untilMoment(page, match.log.length);
}
