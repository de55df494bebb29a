import { AxeBuilder } from '@axe-core/playwright';
import {
  type Action,
  claustrophobia,
  outlook,
  type WarriorOutlook,
} from '@oubliette/claustrophobia';
import { decide, saveMatch } from '@oubliette/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cellOf, tileAt } from '../src/claustrophobia/reading.ts';
import { openTable, type Visit } from './browser.ts';
import { atMoment, createHands } from './claustrophobia-hands.ts';
import { type CaveMatch, fresh, type Ply, play } from './claustrophobia-play.ts';

const table = openTable();

/** A short match, with its players: the first test plays it from the first question to the last. */
const SHORT = { seed: 'torch 4', roll: 7 };

/** A long one, with moments worth looking at. */
const SEED = 'torch 3';
const ROLL = 3;

/** Opens a match from its file, as a player would. */
async function atTable(
  match: CaveMatch,
  visit: Visit,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  await table.visit('#/claustrophobia', { reducedMotion: true, ...visit }, async page => {
    const file = { name: 'match.json', mimeType: 'application/json' };
    const buffer = Buffer.from(JSON.stringify(saveMatch(match)));
    await page.locator('input[type=file]').setInputFiles({ ...file, buffer });
    await page.locator('.curtain').waitFor();
    await page.locator('.curtain').getByRole('button').first().click();
    await page.locator('.curtain').waitFor({ state: 'detached' });
    await look(page);
  });
}

/** The match played until somebody is asked this, the humans first, not before so many plies. */
function until(question: string, from = 0): CaveMatch {
  const match = fresh(SEED);
  play(match, ROLL, plies => {
    const asked = claustrophobia.decision(match.state);
    const isTheirs = question === 'destiny' || asked?.seats[0] === 'human';
    return plies.length >= from && asked?.question === question && isTheirs;
  });
  return match;
}

/** Neither a gift nor the Blessing can be used. */
const isGiftless = (state: CaveMatch['state'], { do: verb }: Action): boolean =>
  verb === 'done' && claustrophobia.decision(state)?.question === 'gifts';

/** CL-ROUND-05: whoever has just acted and has no choice now is not asked. */
const isDoneByItself = ({ state, log }: CaveMatch, { seat, actions: [action] }: Ply): boolean =>
  (['pass', 'stop', 'finish'].includes(action!.do) || isGiftless(state, action!)) &&
  log.at(-1)?.seat === seat &&
  claustrophobia.legal(state, seat).length === 1;

async function perform(page: Page, match: CaveMatch, plies: readonly Ply[]): Promise<void> {
  const hands = createHands(page);
  for (const [index, ply] of plies.entries()) {
    // Nobody has acted yet at this table: the first ply is asked for.
    if (index === 0 || !isDoneByItself(match, ply)) {
      await hands.ready();
      await hands.play(match, ply);
    }
    for (const action of ply.actions) decide(match, ply.seat, action);
    const next = plies[index + 1];
    if (!next || !isDoneByItself(match, next)) await atMoment(page, match.log.length);
  }
}

const axe = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

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
  it('S1: The Survivors is played to its end by what is on the screen', async () => {
    const plies = play(fresh(SHORT.seed), SHORT.roll);
    expect(plies.flatMap(({ actions }) => actions).map(action => action.do)).toContain('play');
    const match = fresh(SHORT.seed);
    await atTable(match, {}, async page => {
      await perform(page, match, plies);
      expect(claustrophobia.outcome(match.state)!.winners).toEqual(['demon']);
      await createHands(page).ready();
      await page
        .getByRole('heading', { name: /demons win/i })
        .first()
        .waitFor();
    });
  });

  it('CL-INIT-02: dice go to the warriors, and the first tiles are laid', async () => {
    const plies = play(fresh(SEED), ROLL, done => done.length === 14);
    const match = fresh(SEED);
    await atTable(match, {}, async page => {
      await perform(page, match, plies);
      expect(await page.locator('.cave-tile').count()).toBe(match.state.count);
    });
  });

  it('G2: the Redeemer heals somebody at the start of his action', async () => {
    const plies = play(fresh(SEED), ROLL);
    const healing = plies.findIndex(({ actions }) => actions.at(-1)!.do === 'use');
    const match = fresh(SEED);
    for (const ply of plies.slice(0, healing)) {
      for (const action of ply.actions) decide(match, ply.seat, action);
    }
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
      expect(await card.getByRole('link').getAttribute('href')).toBe(`#/rules/${rule}`);
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
    });
  });

  it('CL-INIT-02: a die that was given can be taken back', async () => {
    const match = until('assign');
    await atTable(match, {}, async page => {
      await page.locator('.dice-tray button').first().click();
      await page.locator('[data-pick="RD"]').click();
      await atMoment(page, match.log.length + 1);
      await page.keyboard.press('u');
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
