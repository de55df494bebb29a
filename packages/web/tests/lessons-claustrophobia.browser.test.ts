import { type Action, type CaveSeat, claustrophobia } from '@oubliette/claustrophobia';
import { claustrophobiaCourse } from '@oubliette/claustrophobia/lessons';
import type { Game, Match, Shape } from '@oubliette/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';
import { createHands, pastMoment } from './claustrophobia-hands.ts';
import type { CaveMatch } from './claustrophobia-play.ts';
import { actionsOf, beside, carryOut } from './lesson-play.ts';

const table = openTable();
const plain = claustrophobia as unknown as Game<Shape>;
/** An attack is over, and its scene shows what came of it until somebody has seen enough. */
function isTold({ log, game, state }: Match<Shape>, before: number): boolean {
  const events = log.slice(before).flatMap(entry => entry.events);
  const isAsked = game.decision(state)?.question === 'line';
  return !isAsked && events.some(({ kind }) => kind === 'attacked' || kind === 'line');
}

async function goOn(page: Page): Promise<void> {
  const scene = page.locator('dialog.bout[open]');
  await scene.getByRole('button', { name: /^Continue/ }).click();
  await scene.waitFor({ state: 'detached' });
}

const lessons = claustrophobiaCourse.lessons.map((lesson, index) => ({
  lesson,
  number: index + 1,
}));

describe('the lessons of Claustrophobia, played on the screen', () => {
  it.each(lessons)('$number: $lesson.id', async ({ lesson, number }) => {
    const sign = '.coach';
    await table.visit(`#/learn/claustrophobia/${number}`, { sign }, async page => {
      const hands = createHands(page);
      const match = beside(lesson, plain);
      for (const [index, { solution }] of lesson.steps.entries()) {
        await page.locator(`.coach[data-step="${index}"]`).waitFor();
        for (const wish of solution) {
          await hands.ready();
          const actions = actionsOf(match, wish) as Action[];
          const seat = lesson.seat as CaveSeat;
          await hands.play(match as unknown as CaveMatch, { seat, actions });
          const before = match.log.length;
          carryOut(match, lesson, wish);
          if (isTold(match, before)) await goOn(page);
          await pastMoment(page, match.log.length);
        }
      }
      await page.locator('.coach[data-tone="done"]').waitFor();
      await expect.poll(() => page.locator('.coach-words').innerText()).toContain(lesson.done.en);
    });
  });
});
