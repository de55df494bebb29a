import { type Duel, type DuelAction, duel, outlook } from '@oubliette/dungeon-twister';
import { duelCourse } from '@oubliette/dungeon-twister/lessons';
import type { Game, Shape } from '@oubliette/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';
import { atMoment, createHands } from './duel-hands.ts';
import type { DuelPly } from './duel-play.ts';
import { actionsOf, beside, carryOut } from './lesson-play.ts';

const table = openTable();
const plain = duel as unknown as Game<Shape>;

/** A wish as hands carry it out: a single action, or a walk. */
function plyOf(state: Duel['State'], actions: readonly DuelAction[]): DuelPly {
  const wanted = JSON.stringify(actions);
  for (const { token, moves } of outlook(state, 'blue').characters) {
    const move = moves.find(each => JSON.stringify(each.actions) === wanted);
    if (move) return { seat: 'blue', actions, walk: { token, move } };
  }
  return { seat: 'blue', actions };
}

const lessonAt = (page: Page, tone: string) => page.locator(`.coach[data-tone="${tone}"]`);

async function putAway(page: Page): Promise<void> {
  const verdict = page.locator('dialog.combat .verdict button');
  if (await page.locator('dialog.combat[open]').isVisible()) await verdict.click();
}

describe('the lessons of the duel, played on the screen', () => {
  it.each(duelCourse.lessons.map((lesson, index) => ({ lesson, number: index + 1 })))(
    '$number: $lesson.id',
    async ({ lesson, number }) => {
      const sign = '.coach';
      await table.visit(`#/learn/duel/${number}`, { sign }, async page => {
        const hands = createHands(page, { open: true });
        const match = beside(lesson, plain);
        for (const [index, { solution }] of lesson.steps.entries()) {
          await page.locator(`.coach[data-step="${index}"]`).waitFor();
          for (const wish of solution) {
            const state = match.state as Duel['State'];
            const actions = actionsOf(match, wish) as DuelAction[];
            await hands.play(state, plyOf(state, actions));
            carryOut(match, lesson, wish);
            await atMoment(page, match.log.length);
            if (actions[0]!.do === 'choose') await putAway(page);
          }
        }
        await lessonAt(page, 'done').waitFor();
        await expect.poll(() => page.locator('.coach-words').innerText()).toContain(lesson.done.en);
        await page.goto(new URL('#/learn/duel', page.url()).href);
        await page.locator('.course-lessons li[data-done]').waitFor();
      });
    },
  );

  it('go on in another language and when loaded again where they stood', async () => {
    const [lesson] = duelCourse.lessons;
    const [first, second] = lesson!.steps;
    await table.visit('#/learn/duel/1', { sign: '.coach' }, async page => {
      const words = page.locator('.coach-words');
      const match = beside(lesson!, plain);
      const state = match.state as Duel['State'];
      const actions = actionsOf(match, first!.solution[0]!) as DuelAction[];
      await createHands(page, { open: true }).play(state, plyOf(state, actions));
      await page.locator('.coach[data-step="1"]').waitFor();
      await page.getByRole('button', { name: 'RU' }).click();
      await words.getByText(second!.say.ru).waitFor();
      await page.getByRole('button', { name: 'Подсказка' }).click();
      await words.getByText(second!.hint.ru).waitFor();
      await page.locator('.coach-pointer').waitFor();
      await page.getByRole('button', { name: 'EN' }).click();
      await words.getByText(second!.hint.en).waitFor();
      await page.reload();
      await page.locator('.coach[data-step="1"]').waitFor();
      await words.getByText(second!.say.en).waitFor();
    });
  });
});
