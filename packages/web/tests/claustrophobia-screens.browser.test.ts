import { claustrophobia, outlook } from '@oubliette/claustrophobia';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openTable } from './browser.ts';
import { fresh } from './claustrophobia-play.ts';
import { reached, sitDown, until } from './claustrophobia-table.ts';

const atTable = sitDown(openTable());

describe('the table of Claustrophobia says', () => {
  it('CL-ENTR-02: why a figure cannot enter on the tile it is sent to', async () => {
    const match = until('entry');
    const { board } = claustrophobia.view(match.state, 'demon');
    const open = claustrophobia
      .legal(match.state, 'demon')
      .flatMap(action => (action.do === 'buy' ? [action.to] : []));
    const { cell } = board.find(tile => !open.includes(tile.cell))!;
    await atTable(match, {}, async page => {
      await page.locator('.cave-prompt .button').first().click();
      await page.locator(`[data-cell="${cell}"]`).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('status').filter({ hasText: 'CL-' }).first().waitFor();
    });
    expect(open.length).toBeGreaterThan(0);
  });

  it('where an attacker walks first, on the button and on the map', async () => {
    const match = until('orders', 60);
    const walker = outlook(match.state, 'human').warriors.find(({ strikes }) =>
      strikes.some(({ through }) => through.length > 0),
    )!;
    await atTable(match, {}, async page => {
      await page.locator(`[data-pick="${walker.who}"]`).click();
      const attack = page.locator('.cave-prompt .button', { hasText: 'walks first' }).first();
      const way = page.locator('.cave-marks path[stroke="#f0e3c8"]');
      expect(await way.count()).toBe(0);
      await attack.hover();
      await way.first().waitFor({ state: 'attached' });
    });
  });

  it('what a talent, an area of destiny and a tile do, at one press', async () => {
    await atTable(until('orders', 60), { size: 'phone' }, async page => {
      await page.locator('.warrior-card-foot .about').click();
      await page.locator('.about-card:popover-open', { hasText: 'Once per scenario' }).waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.about-card:popover-open').waitFor({ state: 'detached' });
      await page
        .locator('[data-tile] > rect')
        .nth(1)
        .click({ position: { x: 8, y: 8 } });
      await page.locator('.cave-tile-words', { hasText: 'counts twice' }).waitFor();
      await page.getByRole('button', { name: 'Destiny', exact: true }).click();
      await page.locator('.destiny-row', { hasText: '2 TP per die' }).waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Cards', exact: true }).click();
      await page
        .locator('.cave-card', { hasText: /start of an action/i })
        .first()
        .waitFor();
    });
  });

  it('a drawer of a phone: why a card or an area is forbidden, above the drawer', async () => {
    const inSight = (page: Page) =>
      page.locator('.why-not').evaluate(message => {
        const { left, top, right, bottom } = message.getBoundingClientRect();
        const points = [
          [left + 12, top + 12],
          [right - 12, bottom - 12],
        ] as const;
        return points.every(([x, y]) => message.contains(document.elementFromPoint(x, y)));
      });
    await atTable(until('orders', 60), { size: 'phone' }, async page => {
      await page.getByRole('button', { name: 'Cards', exact: true }).click();
      await page.locator('.cave-card[aria-disabled]').first().click({ force: true });
      await page.locator('.why-not', { hasText: 'CL-' }).waitFor();
      expect(await inSight(page)).toBe(true);
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('.why-not').waitFor({ state: 'detached' });
    });
    await atTable(until('destiny'), { size: 'phone' }, async page => {
      await page.getByRole('button', { name: 'Destiny', exact: true }).click();
      await page.locator('.destiny-row-body').last().click({ force: true });
      await page.locator('.why-not', { hasText: 'CL-' }).waitFor();
      expect(await inSight(page)).toBe(true);
    });
  });

  it('S1: where to tap for the fresh air, on a phone too', async () => {
    await atTable(
      reached('torch 1', 1, ({ question }) => question === 'marker'),
      { size: 'phone' },
      async page => {
        await page.locator('.cave-prompt-words p', { hasText: 'openings in the light' }).waitFor();
      },
    );
  });

  it('CL-ROUND-06: the event that a card could cancel, with what it does', async () => {
    const match = reached('torch 1', 1, ({ question, seats }, view) => {
      const isEvent = view.work.some(({ kind }) => kind === 'event');
      return question === 'window' && seats[0] === 'human' && isEvent;
    });
    await atTable(match, { size: 'phone' }, async page => {
      await page.locator('.cave-prompt-words p', { hasText: 'gains +1 in everything' }).waitFor();
    });
  });

  it('CL-GIFT-07: the gift that the prompt offers is used from among the cards too', async () => {
    const match = reached('torch 1', 1, ({ question }, view) => {
      const isExploring = view.work.some(({ kind }) => kind === 'exploration');
      const isHumans = view.viewer === view.seats.human;
      return question === 'window' && isHumans && isExploring && view.facts.foresight;
    });
    await atTable(match, {}, async page => {
      await page.getByRole('tab', { name: /^Cards/ }).click();
      await page.locator('[data-card="G5"]').click();
      await page.locator('.cave-foreseen li').first().waitFor();
    });
  });

  it('CL-GIFT-07: both foreseen tiles, with picture and effect', async () => {
    const match = reached('torch 1', 1, ({ question }) => question === 'foresee');
    await atTable(match, { language: 'ru' }, async page => {
      const tiles = page.locator('.cave-foreseen li');
      await tiles.first().waitFor();
      await expect.poll(() => tiles.count()).toBe(2);
      await expect.poll(() => tiles.locator('.drawing').count()).toBe(2);
      expect(await axe(page)).toEqual([]);
    });
  });

  it('CL-EXPERT-02: what a team costs, before anybody bids', async () => {
    await atTable(fresh('x', { scenario: 'S1', auction: true }), { size: 'lying' }, async page => {
      await page.locator('.cave-auction', { hasText: 'Condemned 3, gift 2' }).waitFor();
      const bid = page.locator('.cave-bids .button').first();
      expect((await bid.boundingBox())!.height).toBeGreaterThanOrEqual(40);
    });
  });
});

/** The parts of the page that lie in sight, whole. */
async function expectInSight(page: Page, parts: Locator): Promise<void> {
  const [width, height] = await page.evaluate(() => [innerWidth, innerHeight]);
  const boxes = await Promise.all((await parts.all()).map(part => part.boundingBox()));
  expect(boxes.length).toBeGreaterThan(0);
  for (const box of boxes) {
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(width!);
    expect(box!.y + box!.height).toBeLessThanOrEqual(height!);
  }
}

describe('the table of Claustrophobia fits', () => {
  const orders = until('orders', 60);

  it.each(['lying', 'zoomed', 'narrow'] as const)('%s: nothing lies below the fold', async size => {
    await atTable(orders, { size, language: 'ru' }, async page => {
      await expectInSight(page, page.locator('.cave-prompt .button, .cave-openers .button'));
      for (const button of await page.locator('.cave .button').all()) {
        expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(38);
      }
    });
  });

  it('the bar of the replay lies in the place of the question, over nobody’s card', async () => {
    await atTable(orders, { size: 'laptop' }, async page => {
      await page.locator('.chronicle-entry').last().getByRole('button').click();
      const bar = page.locator('.replay-bar');
      await bar.waitFor();
      const band = (await page.locator('.cave-band').boundingBox())!;
      const box = (await bar.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(band.y);
      await expectInSight(page, page.locator('.cave-band'));
    });
  });

  it('the chronicle shows more than three lines on a laptop', async () => {
    await atTable(orders, { size: 'laptop' }, async page => {
      const roll = (await page.locator('.cave-chronicle .roll').boundingBox())!;
      expect(roll.height).toBeGreaterThanOrEqual(150);
    });
  });
});
