import {
  type Action,
  type CaveView,
  type Claustrophobia,
  claustrophobia,
} from '@oubliette/claustrophobia';
import { decide, fastRandom, type Match, pick, saveMatch, startMatch } from '@oubliette/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openTable, type Visit } from './browser.ts';
import { beforeRelease } from './release.ts';

const table = openTable();
const DULL: readonly Action['do'][] = ['end', 'done', 'finish', 'pass', 'stop'];

/** Plays Holding Back The Invasion at random until something is asked, and saves the match. */
function playedUntil(isIt: (view: CaveView, match: Match<Claustrophobia>) => boolean): string {
  for (let seed = 1; seed < 60; seed++) {
    const random = fastRandom(seed);
    const options = claustrophobia.parseOptions({ scenario: 'S2' });
    if (!options.ok) throw new Error('S2');
    const match = startMatch(claustrophobia, options.value, `combat ${seed}`);
    for (let moment = 0; moment < 1500; moment++) {
      if (isIt(claustrophobia.view(match.state, 'table'), match)) {
        return JSON.stringify(saveMatch(match));
      }
      const seat = claustrophobia.decision(match.state)?.seats[0];
      if (seat === undefined) break;
      const legal = claustrophobia.legal(match.state, seat);
      const lively = legal.filter(action => !DULL.includes(action.do));
      const list = lively.length > 0 && random.below('lively', 4) > 0 ? lively : legal;
      decide(match, seat, pick(random, 'choice', list));
    }
  }
  throw new Error('nothing like it in sixty matches');
}

const hits = (view: CaveView) => view.work.findLast(work => work.kind === 'hits');

/** What is asked when a bodyguard has stepped in and lost the first line that they can lose. */
function askedAfterwards(state: Claustrophobia['State'], guard: Action) {
  const after = claustrophobia.clone(state);
  claustrophobia.apply(after, 'human', guard, fastRandom(1));
  const [line] = claustrophobia.legal(after, 'human');
  if (line) claustrophobia.apply(after, 'human', line, fastRandom(1));
  return claustrophobia.view(after, 'table').asked?.kind;
}

/** A human is hit twice or more, a Brute could step in both times, and one of his lines is gone. */
const guarded = playedUntil((view, { state }) => {
  if (view.asked?.kind !== 'guard' || view.asked.role !== 'human') return false;
  const [, guard] = claustrophobia.legal(state, 'human');
  const left = hits(view)?.left ?? 0;
  if (left < 1 || guard?.do !== 'guard' || view.warriors[guard.who]!.lines.length === 0)
    return false;
  return askedAfterwards(state, guard) === 'guard';
});

/** A Demon may step in for its Troglodytes. */
const shielded = playedUntil(({ asked }) => asked?.kind === 'guard' && asked.role === 'demon');

async function atCombat(
  about: Visit,
  look: (page: Page) => Promise<void>,
  saved = guarded,
): Promise<void> {
  await table.visit('#/claustrophobia', about, async page => {
    const file = {
      name: 'combat.json',
      mimeType: 'application/json',
      buffer: Buffer.from(saved),
    };
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.locator('.curtain button').first().click();
    await page.locator('dialog.bout[open] .bout-question .button').first().waitFor();
    await look(page);
  });
}

const scene = (page: Page) => page.locator('dialog.bout[open]');

describe('combat', () => {
  it('CL-COMB-11: is told die by die; a bodyguard takes the hit and loses a line', async () => {
    await atCombat({}, async page => {
      const words = await scene(page).locator('.bout-die-word').allTextContents();
      expect(words.filter(word => word === 'hit').length).toBeGreaterThan(0);
      await scene(page)
        .getByRole('heading', { name: /Who takes the \w+ hit/ })
        .waitFor();
      await page.keyboard.press('2');
      const lines = scene(page).locator('.line-picker li button');
      await lines.first().waitFor();
      await lines.and(page.locator('[data-cancelled]')).first().click({ force: true });
      await scene(page).getByText('That line is cancelled already').waitFor();
      await lines.and(page.locator(':not([data-cancelled])')).first().click();
      await lines.first().waitFor({ state: 'detached' });
      await scene(page)
        .getByRole('heading', { name: /Who takes the \w+ hit/ })
        .waitFor();
    });
  });

  it('CL-TAL-04: speaks of lines to nobody but the humans', async () => {
    const hint = async (page: Page) => scene(page).locator('.bout-question p').innerText();
    await atCombat({}, async page => expect(await hint(page)).toContain('line'));
    const look = async (page: Page) => expect(await hint(page)).not.toContain('line');
    await atCombat({}, look, shielded);
  });

  it('lets one look at the map and comes back', async () => {
    await atCombat({}, async page => {
      await scene(page).getByRole('button', { name: 'See the map' }).click();
      await scene(page).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Back to the fight' }).click();
      await scene(page)
        .getByRole('heading', { name: /Who takes/ })
        .waitFor();
    });
  });

  it('has advice in the scene itself', async () => {
    await atCombat({}, async page => {
      await scene(page).getByRole('button', { name: 'Hint' }).click();
      const counsel = scene(page).getByRole('region', { name: 'What I would do' });
      await counsel.getByText(/Your chances of winning/).waitFor();
      await scene(page).getByRole('button', { name: 'See the map' }).click();
      await page.locator('.counsel').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Back to the fight' }).click();
      await scene(page).getByRole('button', { name: 'Hint' }).click();
      await counsel.getByRole('button', { name: 'Do it' }).click();
      await counsel.waitFor({ state: 'detached' });
      await scene(page).locator('.line-picker li button').first().waitFor();
    });
  });

  it.each(['lying', 'zoomed', 'phone'] as const)(
    'shows all six lines that could be lost (%s)',
    async size => {
      await atCombat({ size }, async page => {
        await page.keyboard.press('2');
        const lines = scene(page).locator('.line-picker li button');
        await lines.first().waitFor();
        const stage = (await scene(page).locator('.fight-stage').boundingBox())!;
        for (const line of await lines.all()) {
          const { y, height } = (await line.boundingBox())!;
          expect(height).toBeGreaterThanOrEqual(32);
          expect(y + height).toBeLessThanOrEqual(stage.y + stage.height);
        }
      });
    },
  );

  it.each(['desktop', 'phone', 'lying', 'narrow', ...beforeRelease('laptop', 'zoomed')] as const)(
    'fits and is accessible on a %s',
    async size => {
      await atCombat({ size, language: 'ru' }, async page => {
        const question = await scene(page).locator('.bout-question').boundingBox();
        const height = await page.evaluate(() => innerHeight);
        expect(question!.y + question!.height).toBeLessThanOrEqual(height);
        const answers = scene(page).locator('.bout-question .button');
        await expect.poll(() => answers.count()).toBeGreaterThan(1);
        for (const answer of await answers.all()) {
          const box = (await answer.boundingBox())!;
          expect(box.y + box.height).toBeLessThanOrEqual(height);
          expect(box.height).toBeGreaterThanOrEqual(40);
        }
        await page.keyboard.press('2');
        const line = scene(page).locator('.line-picker li button:not([data-cancelled])').first();
        await line.scrollIntoViewIfNeeded();
        expect((await line.boundingBox())!.height).toBeGreaterThanOrEqual(28);
        expect((await scene(page).innerText()).replace(/ I{1,2}\b/g, '')).not.toMatch(
          /[A-Za-z]{2,}/,
        );
        expect(await axe(page, 'dialog.bout')).toEqual([]);
      });
    },
  );
});
