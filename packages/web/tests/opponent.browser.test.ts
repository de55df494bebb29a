import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openTable } from './browser.ts';
import { button, curtain, load, playCard, savedFile } from './match-hands.ts';

const table = openTable();

const moment = async (page: Page) =>
  Number(await page.locator('[data-moment]').first().getAttribute('data-moment'));

const isAsked = (page: Page) => button(page, /^Hint/).first().waitFor();

/** Against the gentlest machine, with a deal that is always the same. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'The machine' }).check();
  await page.getByRole('radio', { name: /^Squire/ }).check();
  await page.getByLabel('Seed of chance').fill('seven');
  await button(page, 'Begin').click();
  await page.waitForURL(/#\/match\//);
  await isAsked(page);
}

/** Asks for a hint and follows it. */
async function followHint(page: Page): Promise<string> {
  const before = await moment(page);
  await button(page, /^Hint/).first().click();
  const counsel = page.getByRole('region', { name: 'What I would do' });
  await counsel.getByRole('button', { name: 'Do it' }).waitFor();
  const words = await counsel.innerText();
  await counsel.getByRole('button', { name: 'Do it' }).click();
  await page.waitForFunction(
    was => Number(document.querySelector('[data-moment]')?.getAttribute('data-moment')) > was,
    before,
  );
  return words;
}

/** What waits for a person while the machine shows its deeds one by one. */
const nextDeed = (page: Page) => page.getByRole('button', { name: /^Next deed/ });

/** Outcomes of fights are read, and the machine goes on, until the person is asked or has to look. */
async function untilAsked(page: Page): Promise<void> {
  const told = page.locator('dialog[data-told][open] .button').first();
  const waiting = button(page, /^Hint/).or(nextDeed(page)).or(told).first();
  await waiting.waitFor();
  while (await told.isVisible()) {
    await told.click();
    await waiting.waitFor();
  }
}

describe('a duel against the machine', () => {
  it('DT-MIX-06: in a draft the machine chooses by itself, and its hints name what has paid off', async () => {
    await table.visit('#/duel', {}, async page => {
      await page.getByText('Sets and forces').click();
      await page.locator('label', { has: page.getByRole('radio', { name: /^Draft/ }) }).click();
      await begin(page);
      const team = (side: 'B' | 'Y') => page.locator(`[data-slot^="${side}:"]`);
      let words = '';
      while ((await team('B').count()) < 2) {
        words = await followHint(page);
        await isAsked(page);
      }
      expect(words).toContain('Pick ');
      expect(words).toContain('has paid off');
      expect(words).not.toContain('chances');
      await expect.poll(() => team('Y').count()).toBeGreaterThan(0);
    });
  });

  it('is played without a curtain, taken back past its moves, and gone on with after a reload', async () => {
    await table.visit('#/duel', {}, async page => {
      await begin(page);
      expect(await curtain(page).count()).toBe(0);
      await playCard(page, 2);
      await button(page, /^End turn/).click();
      await button(page, /^End, lose/).click();
      await page.locator('.chronicle').getByText('Yellow plays').first().waitFor();
      await page.reload();
      await untilAsked(page);
      expect(await moment(page)).toBeGreaterThan(3);
      await expect.poll(() => page.locator('.standing').innerText()).toContain('Squire');

      await button(page, /^Undo/).click();
      await page.locator('.duel[data-moment="1"]').waitFor();
      await expect.poll(() => button(page, /^End turn/).isEnabled()).toBe(true);
    });
  });

  it('tells the person his own deeds with “you”, and who is who by name', async () => {
    await table.visit('#/duel', {}, async page => {
      await begin(page);
      await playCard(page, 2);
      const chronicle = page.locator('.duel-chronicle');
      await chronicle.getByText('You play 2 Actions.').waitFor();
      await chronicle.getByRole('heading', { name: /Turn \d+ · you/ }).waitFor();
      await button(page, 'Menu').click();
      await button(page, 'Give up').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).last().click();
      await page.getByRole('heading', { name: 'You lost' }).waitFor();
    });
  });

  it.each(['Quick start', 'Full set-up'])(
    '%s: shows Yellow its own line at once, on a phone too',
    async how => {
      await table.visit('#/duel', { size: 'phone' }, async page => {
        await page.getByRole('radio', { name: 'The machine' }).check();
        await page.getByRole('radio', { name: 'Yellow' }).check();
        await page.getByRole('radio', { name: how }).check();
        await page.getByLabel('Seed of chance').fill('eight');
        await button(page, 'Begin').click();
        await page.waitForFunction(() => {
          const line = document.querySelector('[data-cell="219"]')?.getBoundingClientRect();
          const dock = document.querySelector('.duel-dock');
          if (!line || !dock || dock.clientHeight === 0) return false;
          return line.bottom <= dock.getBoundingClientRect().top;
        });
      });
    },
  );

  it('has hints with a reason, and a review whose moments lead into the replay', async () => {
    await table.visit('#/duel', {}, async page => {
      await begin(page);
      const words = [];
      for (let turn = 0; turn < 3; turn++) {
        words.push(await followHint(page));
        await untilAsked(page);
      }
      for (const told of words)
        expect(told).toMatch(
          /Your chances of winning, as I see them: (about|less than|more than) \d+%/,
        );
      await button(page, /^Hint/).first().click();
      await button(page, 'Do it').waitFor();
      expect(await axe(page)).toEqual([]);
      await button(page, 'I’ll decide myself').click();

      await button(page, 'Menu').click();
      expect(await button(page, 'Offer a draw').count()).toBe(0);
      await button(page, 'Give up').click();
      await page.locator('dialog[open]').last().locator('.button[data-kind="danger"]').click();
      await page.getByText('How did the match turn?').click();
      await page.locator('.review-when').first().waitFor();
      for (const when of await page.locator('.review-when').allInnerTexts())
        expect(when).toMatch(/^Turn \d+$/);
      expect(await axe(page)).toEqual([]);
      await button(page, 'Show this moment').first().click();
      await page.getByRole('slider').waitFor();
      expect(await moment(page)).toBeLessThan(
        Number(await page.getByRole('slider').getAttribute('max')),
      );
    });
  });
});

describe('Claustrophobia against the machine', () => {
  it('is led down some way by hints, while the machine leads the demons', async () => {
    await table.visit('#/claustrophobia', {}, async page => {
      await begin(page);
      for (let step = 0; step < 6; step++) {
        await followHint(page);
        await untilAsked(page);
      }
      const reached = await moment(page);
      await button(page, /^Undo/).click();
      await page.waitForFunction(
        was => Number(document.querySelector('[data-moment]')?.getAttribute('data-moment')) < was,
        reached,
      );
    });
  });
});

describe('the deeds of the machine, one by one', () => {
  it('in Claustrophobia each waits until it has been seen', async () => {
    await table.visit('#/claustrophobia', {}, async page => {
      await begin(page);
      await page.keyboard.press('m');
      await page.getByRole('switch', { name: /machine waits/ }).click();
      await page.keyboard.press('Escape');
      // A hint that is asked for while the machine's deed arrives is never answered: the deed counts.
      const deed = nextDeed(page)
        .waitFor()
        .then(() => 'deed');
      const hint = () => followHint(page).catch(() => 'no hint');
      while ((await Promise.race([deed, hint()])) !== 'deed') await untilAsked(page);
      const before = await moment(page);
      await page.locator('.cave-prompt-words p').first().waitFor();
      await page.keyboard.press('e');
      await page.waitForFunction(
        was => Number(document.querySelector('[data-moment]')?.getAttribute('data-moment')) > was,
        before,
      );
    });
  });
});

describe('a file of a match against the machine', () => {
  it('is refused in words where its level is unknown, and opens where it is right', async () => {
    await table.visit('#/duel', {}, async page => {
      await begin(page);
      const { text } = await savedFile(page);
      await page.goto(`${page.url().split('#')[0]}#/duel`);
      await load(page, 'strange.json', text.replace('"squire"', '"emperor"'));
      await page.getByText('The machine has no such level here (machine.levels.yellow).').waitFor();
      await load(page, 'right.json', text);
      await isAsked(page);
      await page.goto(`${page.url().split('#')[0]}#/duel`);
      await page.getByText('Blue – Squire').first().waitFor();
    });
  });
});
