import { type Solo, type SoloAction, solo } from '@oubliette/dungeon-twister';
import { soloCourse } from '@oubliette/dungeon-twister/lessons';
import type { Game, Shape } from '@oubliette/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';
import { pressSquare } from './duel-hands.ts';
import { actionsOf, beside, carryOut } from './lesson-play.ts';

const table = openTable();
const plain = solo as unknown as Game<Shape>;
const lessons = soloCourse.lessons.map((lesson, index) => ({ lesson, number: index + 1 }));

const cellOf = (state: Solo['State'], token: string) => state.places[state.names.indexOf(token)]!;

/** One wish, as hands carry it out. */
async function press(page: Page, state: Solo['State'], actions: SoloAction[]): Promise<void> {
  const [first] = actions as [SoloAction];
  switch (first.do) {
    case 'watch':
      return page.locator('[data-control="go-on"]').click();
    case 'card':
      return page.keyboard.press(String(first.value));
    case 'attack':
      await pressSquare(page, cellOf(state, first.token));
      return pressSquare(page, cellOf(state, first.target));
    case 'choose':
      await page.locator(`dialog.combat .fan .card[data-value="${first.value}"]`).click();
      return page.locator('.fight-ways .button[data-kind=primary]').click();
    default:
      await pressSquare(page, cellOf(state, (first as { token: string }).token));
      return pressSquare(page, 1 * 22 + 21);
  }
}

describe('the lessons of the solo game, played on the screen', () => {
  it.each(lessons)('$number: $lesson.id', async ({ lesson, number }) => {
    await table.visit(`#/learn/solo/${number}`, { sign: '.coach' }, async page => {
      const match = beside(lesson, plain);
      for (const [index, { goal, solution }] of lesson.steps.entries()) {
        await page.locator(`.coach[data-step="${index}"]`).waitFor();
        if (goal.length === 0) await page.getByRole('button', { name: 'Go on' }).first().click();
        for (const wish of solution) {
          const actions = actionsOf(match, wish) as SoloAction[];
          await press(page, match.state as Solo['State'], actions);
          carryOut(match, lesson, wish);
          await page.locator(`.solo[data-moment="${match.log.length}"]`).waitFor();
        }
        const verdict = page.locator('dialog.combat[open] .verdict button');
        if (solution.some(wish => wish.startsWith('choose'))) await verdict.click();
      }
      await page.locator('.coach[data-tone="done"]').waitFor();
      await expect.poll(() => page.locator('.coach-words').innerText()).toContain(lesson.done.en);
    });
  });
});
