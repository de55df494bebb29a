import {
  type Action,
  claustrophobia,
  LINES,
  outlook,
  type WarriorOutlook,
} from '@oubliette/claustrophobia';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cellOf, tileAt } from '../src/claustrophobia/seen/reading.ts';
import { axe } from './axe.ts';
import { openTable } from './browser.ts';
import { atMoment, createHands, pastMoment } from './claustrophobia-hands.ts';
import { type CaveMatch, type CavePly, fresh, play } from './claustrophobia-play.ts';
import { after, ROLL, SEED, sitDown, until } from './claustrophobia-table.ts';

const table = openTable();
const atTable = sitDown(table);

/** A short match, with its players, and how many plies its first and its last two rounds have. */
const SHORT = { seed: 'torch 4', roll: 7 };
const FIRST_ROUND = 44;
const LAST_ROUNDS = 43;

/** Neither a gift nor the Blessing can be used. */
const isGiftless = (state: CaveMatch['state'], { do: verb }: Action): boolean =>
  verb === 'done' && claustrophobia.decision(state)?.question === 'gifts';

/** CL-ROUND-05: whoever has just acted and has no choice now is not asked. */
const isDoneByItself = ({ state, log }: CaveMatch, { seat, actions: [action] }: CavePly): boolean =>
  (['pass', 'stop', 'finish'].includes(action!.do) || isGiftless(state, action!)) &&
  log.at(-1)?.seat === seat &&
  claustrophobia.legal(state, seat).length === 1;

async function perform(page: Page, match: CaveMatch, plies: readonly CavePly[]): Promise<void> {
  const hands = createHands(page);
  for (const [index, ply] of plies.entries()) {
    // Nobody has acted yet at this table: the first ply is asked for.
    if (index === 0 || !isDoneByItself(match, ply)) {
      await hands.ready();
      await hands.play(match, ply);
    }
    after(match, [ply]);
    const next = plies[index + 1];
    if (!next) await pastMoment(page, match.log.length);
    else if (!isDoneByItself(match, next)) await atMoment(page, match.log.length);
  }
}

/** A tile that one of them cannot reach and where nobody else could be chosen instead. */
function outOfReach({ state }: CaveMatch, warriors: readonly WarriorOutlook[]) {
  const view = claustrophobia.view(state, 'human');
  const standing = warriors.map(({ who }) => cellOf(view, who));
  for (const { who, barred } of warriors) {
    for (const [cell, rule] of Object.entries(barred)) {
      if (tileAt(view, cell) && !standing.includes(cell)) return { who, cell, rule };
    }
  }
  throw new Error('everybody reaches everything');
}

const refusal = (page: Page, rule: string) =>
  page.getByRole('status').filter({ hasText: rule }).first();

describe('the table of Claustrophobia', () => {
  it('S1: the first round of The Survivors is played by what is on the screen', async () => {
    const plies = play(fresh(SHORT.seed), SHORT.roll).slice(0, FIRST_ROUND);
    const verbs = plies.map(({ actions }) => actions.at(-1)!.do);
    expect(verbs).toEqual(expect.arrayContaining(['mark', 'give', 'explore', 'play', 'place']));
    const match = fresh(SHORT.seed);
    await atTable(match, {}, async page => {
      await perform(page, match, plies);
      await expect.poll(() => page.locator('.cave-tile').count()).toBe(match.state.count);
    });
  });

  it('S1: The Survivors is played to its end by what is on the screen', async () => {
    const plies = play(fresh(SHORT.seed), SHORT.roll);
    const verbs = plies.slice(-LAST_ROUNDS).map(({ actions }) => actions.at(-1)!.do);
    expect(verbs).toEqual(
      expect.arrayContaining(['give', 'go', 'dice', 'buy', 'attack', 'cancel']),
    );
    const match = after(fresh(SHORT.seed), plies.slice(0, -LAST_ROUNDS));
    await atTable(match, {}, async page => {
      await perform(page, match, plies.slice(-LAST_ROUNDS));
      expect(claustrophobia.outcome(match.state)!.winners).toEqual(['demon']);
      await createHands(page).ready();
      await page
        .getByRole('heading', { name: /demons win/i })
        .first()
        .waitFor();
    });
  });

  it('G2: the Redeemer heals somebody at the start of his action', async () => {
    const plies = play(fresh(SEED), ROLL);
    const healing = plies.findIndex(({ actions }) => actions.at(-1)!.do === 'use');
    const match = after(fresh(SEED), plies.slice(0, healing));
    await atTable(match, {}, async page => {
      await perform(page, match, plies.slice(healing, healing + 1));
      await page.locator('.chronicle-entry', { hasText: 'Aura of Healing' }).last().waitFor();
    });
  });

  it('CL-MOVE-01: a tile out of reach answers with the rule, in place', async () => {
    const match = until('orders', 60);
    const { warriors } = outlook(match.state, 'human');
    const { who, cell, rule } = outOfReach(match, warriors);
    await atTable(match, {}, async page => {
      await page.locator(`[data-pick="${who}"]`).click();
      await page.locator(`[data-who="${who}"] .oub-selected`).waitFor();
      await page.locator(`[data-cell="${cell}"]`).focus();
      await page.keyboard.press('Enter');
      const card = refusal(page, rule);
      await card.waitFor();
      await expect.poll(() => card.getByRole('link').getAttribute('href')).toBe(`#/rules/${rule}`);
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
    });
  });

  it('a map that was zoomed and pulled lies still when it is let go', async () => {
    await atTable(until('orders'), {}, async page => {
      const lies = () => page.locator('.cave-world').evaluate(world => world.style.transform);
      await page.locator('.cave-zoom button').first().click();
      const box = (await page.locator('.cave-map').boundingBox())!;
      const [x, y] = [box.x + 60, box.y + 120];
      const before = await lies();
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 40, y + 30, { steps: 4 });
      await page.mouse.move(x + 90, y + 70, { steps: 4 });
      await page.mouse.up();
      const pulled = await lies();
      const shift = /translate\(([-\d.]+)px/;
      expect(Number(shift.exec(pulled)![1]) - Number(shift.exec(before)![1])).toBeCloseTo(90, -1);
      await page.mouse.move(x + 200, y + 160, { steps: 5 });
      expect(await lies()).toBe(pulled);
    });
  });

  it('with reduced motion tokens stand at once where they go', async () => {
    const plies = play(fresh(SEED), ROLL);
    const walking = plies.findIndex(({ actions }) => actions.at(-1)!.do === 'go');
    const match = after(fresh(SEED), plies.slice(0, walking));
    await atTable(match, {}, async page => {
      await page.evaluate(() => {
        document.addEventListener('transitionrun', ({ propertyName }) => {
          document.body.dataset.slid = `${document.body.dataset.slid ?? ''} ${propertyName}`;
        });
      });
      await perform(page, match, plies.slice(walking, walking + 1));
      // Two frames later whatever slides has told so.
      await page.evaluate(async () => {
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      });
      expect(await page.evaluate(() => document.body.dataset.slid ?? '')).not.toContain(
        'transform',
      );
    });
  });

  it.each(['desktop', 'notebook'] as const)(
    'on a %s the map does not leap, whoever is chosen and whatever he can do',
    async size => {
      const match = until('orders', 60);
      const { warriors } = outlook(match.state, 'human');
      expect(warriors.some(({ strikes }) => strikes.length > 0)).toBe(true);
      await atTable(match, { size }, async page => {
        const lies = () => page.locator('.cave-world').evaluate(world => world.style.transform);
        const before = await lies();
        for (const { who } of warriors) {
          await page.locator(`[data-pick="${who}"]`).click();
          await page.locator(`[data-who="${who}"] .oub-selected`).waitFor();
          // The prompt is measured with the next frame.
          await page.evaluate(() => new Promise(requestAnimationFrame));
          expect(await lies()).toBe(before);
        }
      });
    },
  );

  it('CL-INIT-02: what a die would give is seen before it is given, and it can be taken back', async () => {
    const match = until('assign');
    const [die] = match.state.dice;
    const line = LINES.BR[die!]!.join('/');
    await atTable(match, { size: 'phone' }, async page => {
      const tab = page.locator('.warrior-tab', { has: page.locator('[data-pick="BR1"]') });
      await page.locator('.dice-tray button').first().click();
      await tab.locator('.warrior-tab-line', { hasText: line }).waitFor();
      await tab.getByRole('button').click();
      await atMoment(page, match.log.length + 1);
      await page.locator('.warrior-card h3', { hasText: 'Brute I' }).waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await atMoment(page, match.log.length);
    });
  });

  it('CL-THR-03: areas say what dice lack, and take typed ones', async () => {
    const match = until('destiny');
    await atTable(match, {}, async page => {
      const dice = match.state.dice;
      const areas = page.locator('.destiny-row-body');
      await areas.nth(8).focus();
      await page.keyboard.press(String(dice[0]));
      await page.locator(`.destiny-row[data-lacks] >> nth=0`).waitFor();
      await page.keyboard.press('Enter');
      await refusal(page, 'CL-THR-14').waitFor();
      await areas.nth(0).focus();
      await page.keyboard.press('Enter');
      await page.locator('.destiny-row[data-used]').waitFor();
    });
  });

  it('has no English left in Russian, and nothing that axe finds', async () => {
    await atTable(until('orders', 60), { language: 'ru' }, async page => {
      const words = await page.locator('main').innerText();
      expect(words.match(/[A-Za-z]{3,}/g) ?? []).toEqual([]);
      await page.getByRole('tab').nth(1).click();
      const cards = await page.locator('main').innerText();
      expect(cards.match(/[A-Za-z]{3,}/g) ?? []).toEqual([]);
      expect(await axe(page)).toEqual([]);
    });
  });

  it('fits a phone: nothing is cut, drawers open, axe finds nothing', async () => {
    await atTable(until('orders', 60), { size: 'phone' }, async page => {
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBe(0);
      for (const drawer of ['Destiny', 'Cards', 'Chronicle', 'More']) {
        await page.getByRole('button', { name: drawer, exact: true }).click();
        await page.getByRole('button', { name: 'Close' }).click();
      }
      expect(await axe(page)).toEqual([]);
    });
  });
});
