import { type Duel, type DuelAction, duel } from '@oubliette/dungeon-twister';
import { mixingCourse } from '@oubliette/dungeon-twister/lessons';
import type { Game, Shape } from '@oubliette/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';
import { actionsOf, beside, carryOut } from './lesson-play.ts';

const table = openTable();
const plain = duel as unknown as Game<Shape>;

/** Where a choice is made: a pair of rooms, or a piece of which there may be two. */
const placeOf = (action: DuelAction): string => {
  if (action.do === 'pair') return `[data-pair="${action.number}"]`;
  if (action.do === 'enlist') return `[data-piece="${action.token.replace(/^.:|#.*$/g, '')}"]`;
  throw new Error(`Nobody chooses forces by “${action.do}”.`);
};

const words = (page: Page) => page.locator('.coach-words');

describe('the lessons of mixing sets, played on the screen', () => {
  it.each(
    mixingCourse.lessons.flatMap((lesson, index) => [
      { lesson, number: index + 1, size: 'phone', language: 'ru' } as const,
      { lesson, number: index + 1, size: 'notebook', language: 'en' } as const,
    ]),
  )('$number: $lesson.id ($size, $language)', async ({ lesson, number, size, language }) => {
    const visit = { size, language, sign: '.coach' } as const;
    await table.visit(`#/learn/mixing/${number}`, visit, async page => {
      const match = beside(lesson, plain);
      for (const [index, { say, hint, solution }] of lesson.steps.entries()) {
        await page.locator(`.coach[data-step="${index}"]`).waitFor();
        await words(page).getByText(say[language]).waitFor();
        await page
          .getByRole('button', { name: /^(Hint|Подсказка)/ })
          .first()
          .click();
        await words(page).getByText(hint[language]).waitFor();
        await page.locator('.coach-pointer:visible').waitFor();
        for (const wish of solution) {
          const [action] = actionsOf(match, wish) as Duel['Action'][];
          await page.locator(placeOf(action!)).first().click();
          carryOut(match, lesson, wish);
        }
      }
      await page.locator('.coach[data-tone="done"]').waitFor();
      await expect.poll(() => words(page).innerText()).toContain(lesson.done[language]);
    });
  });

  it('answer a pair that is taken in words of their own', async () => {
    const [lesson] = mixingCourse.lessons;
    await table.visit('#/learn/mixing/1', { sign: '.coach' }, async page => {
      await page.locator('[data-pair="2"]').click({ force: true });
      await words(page).getByText(lesson!.steps[0]!.refusals!['DT-MIX-04']!.en).waitFor();
    });
  });
});
