import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openTable, type Visit } from './browser.ts';
import { ownCard, wholeBox, withKept } from './own-cards.ts';

const table = openTable();
const COLUMNS = 22;

/** The worked example of the ledger, put together by hand. */
const EXAMPLE = [
  ['N:puny-ed', 13, 4],
  ['Y:cleric', 18, 4],
  ['Y:wizard', 19, 5],
  ['Y:naga', 19, 1],
  ['Y:mekanork', 11, 4],
  ['Y:fireball-wand', 17, 1],
] as const;

const squareAt = (page: Page, x: number, y: number) =>
  page.locator(`[data-cell="${y * COLUMNS + x}"]`);

type Square = readonly [x: number, y: number];

/** Draws whatever stands on a square to another one. */
async function drag(page: Page, from: Square, to: Square): Promise<void> {
  await squareAt(page, ...from).hover({ force: true });
  await page.mouse.down();
  await squareAt(page, ...to).hover({ force: true });
  await page.mouse.up();
}

describe('the solo companion', () => {
  it('DS-OBJ-01: tells what Puny Ed does on a table that was set by hand, and refuses what cannot be', async () => {
    await table.visit('#/companion', { sign: '.companion-board svg' }, async page => {
      const chosen = page.locator('.trace-row[data-verdict=chosen]');
      const put = async (token: string, x: number, y: number) => {
        await page.locator(`[data-token="${token}"]`).click();
        await squareAt(page, x, y).click({ force: true });
      };
      for (const [token, x, y] of EXAMPLE) await put(token, x, y);
      await drag(page, [19, 1], [18, 4]);
      const refusal = page.getByRole('alert');
      await expect
        .poll(() => refusal.textContent())
        .toContain('Naga: shares the square with another healthy character');
      await expect
        .poll(() => refusal.getByRole('link').getAttribute('href'))
        .toBe('#/rules/DT-MOVE-05');
      await chosen.waitFor();
      await expect.poll(() => chosen.textContent()).toContain('Cleric 4 AP (chosen)');
      await expect.poll(() => page.locator('.to-come').textContent()).toContain('2 + 1');
      // The position outlives the page, and every change of it is answered.
      await page.reload();
      await chosen.waitFor();
      await drag(page, [18, 4], [2, 9]);
      await expect.poll(() => chosen.textContent()).toContain('the way out 4 AP (chosen)');
    });
  });

  it('DS-NP-04: plays a whole turn of three at the box, with fights and dice entered', async () => {
    const position = [
      'N:hur-ban @12,7',
      'Y:cleric @10,7',
      'Y:wizard @13,8',
      'Y:backstabber @13,7',
      'N:artos @20,1',
      'N:serpico @13,4',
      'N:xant @13,4 wounded',
      'N:father-goodfellow @15,1',
      'row N:hur-ban N:artos N:serpico N:father-goodfellow/turned/acted',
    ];
    await onTable(position, {}, async page => {
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const who = page.getByLabel('Who acts next');
      const over = page.getByText('The activation is over.');
      await expect
        .poll(() => who.locator('option').allTextContents())
        .toEqual(['Hur-Ban', 'Artos', 'Serpico']);
      // Illustration 6.
      await press('Activate');
      await expect
        .poll(() => page.locator('.companion-waiting .to-come').textContent())
        .toContain('Cleric');
      await press('It won');
      await expect
        .poll(() => page.locator('.companion-waiting .to-come').textContent())
        .toContain('Wizard');
      await expect.poll(() => page.getByText('AP left: 1').isVisible()).toBe(true);
      await press('It won');
      await over.waitFor();
      // A tie of ways: one die is entered, one is rolled here.
      await expect.poll(() => who.inputValue()).toBe('N:artos');
      await press('Activate');
      await page.getByText('Equal options').waitFor();
      await expect.poll(() => page.locator('.companion-waiting li').count()).toBe(2);
      // What the one before did and thought is over.
      await page.getByRole('heading', { name: 'Artos acts' }).waitFor();
      expect(await page.locator('.companion-told li, .companion-act .reasons').count()).toBe(0);
      await press('2');
      await untilOver(page);
      // Illustration 9: in the friend's hands, and on.
      await expect.poll(() => who.inputValue()).toBe('N:serpico');
      await press('Activate');
      await untilOver(page);
      await page.getByText('its turn is over').waitFor();
      await press('A new turn of the NP');
      await expect.poll(() => who.locator('option').count()).toBeGreaterThan(1);
    });
  });

  it('NC-OWN-01, NC-OWN-02: plays a whole turn of three, one of them from a card of one’s own', async () => {
    const position = [
      'Y:cleric @10,7',
      'Y:wizard @13,8',
      'Y:backstabber @13,7',
      'N:artos @20,1',
      'N:serpico @13,4',
      'N:xant @13,4 wounded',
      'N:father-goodfellow @15,1',
      'row N:artos N:serpico N:father-goodfellow/turned/acted',
    ];
    const kept = withKept([ownCard('Old Tom')]);
    await onTable(position, { prepare: kept }, async page => {
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const who = page.getByLabel('Who acts next');
      const byHand = page.getByText('The trait of Old Tom is printed on your card');
      await page.getByText('Most of the 32 NPC cards here are ours').waitFor();
      await page.getByText('Icons on Combat cards').waitFor();
      await press('Play with my 1 card');
      await page.getByText('1 of the 32 NPC cards on this table is your own').waitFor();
      await page.getByLabel('Find by name or class').fill('old tom');
      await expect
        .poll(() => page.locator('.companion-piece').textContent())
        .toContain('your card');
      await page.locator('.companion-piece').click();
      await squareAt(page, 12, 7).click({ force: true });
      await expect.poll(() => who.locator('option').allTextContents()).toContain('Old Tom');
      await who.selectOption('Old Tom');
      await byHand.waitFor();
      const whose = page.locator('.companion-whose');
      await expect.poll(() => whose.textContent()).toContain('Your own card');
      await who.selectOption('Serpico');
      await expect.poll(() => whose.textContent()).toContain('Our card, not the box’s');
      await who.selectOption('Old Tom');
      await press('Activate');
      await page.getByRole('heading', { name: 'Old Tom acts' }).waitFor();
      // His own list: the Cleric is worth the way, though the Wizard stands nearer.
      const fight = page.locator('.companion-waiting .to-come');
      await expect.poll(() => fight.textContent()).toContain('Cleric');
      await expect.poll(() => byHand.isVisible()).toBe(true);
      await press('A tie');
      await expect.poll(() => fight.textContent()).toContain('Cleric');
      await press('It won');
      await untilOver(page);
      // The table outlives the page with their card.
      await page.reload();
      await who.waitFor();
      await expect.poll(() => who.inputValue()).toBe('N:artos');
      await expect
        .poll(() => squareAt(page, 11, 7).getAttribute('aria-label'))
        .toContain('Old Tom');
      await press('Activate');
      await page.getByText('Equal options').waitFor();
      await press('2');
      await untilOver(page);
      await expect.poll(() => who.inputValue()).toBe('N:serpico');
      await press('Activate');
      await untilOver(page);
      await page.getByText('its turn is over').waitFor();
      await press('A new turn of the NP');
      await expect.poll(() => who.locator('option').allTextContents()).toContain('Old Tom');
      // Cleared, the table keeps its cards; without them it has ours.
      await press('Clear the board');
      await page.getByText('Nobody of the prison is on the board.').waitFor();
      await press('Without my cards');
      await page.getByText('Most of the 32 NPC cards here are ours').waitFor();
    });
  });

  it.each([
    ['en', 'Play with my 1 card', 'Nobody is called that.'],
    ['ru', 'Играть моими картами (1)', 'Таких нет.'],
  ] as const)(
    'NC-OWN-01: offers one’s own card above the board, and where it was sought in vain (%s)',
    async (language, offer, nobody) => {
      const prepare = withKept([ownCard('Old Tom')]);
      await onTable([], { language, prepare, size: 'phone' }, async page => {
        const above = page.locator('.companion-board').getByRole('button', { name: offer });
        const board = (await page.locator('.companion-board svg').first().boundingBox())!;
        const box = (await above.boundingBox())!;
        expect(box.y + box.height).toBeLessThanOrEqual(board.y);
        await page.locator('.companion-tokens input').fill('old tom');
        await page.getByText(nobody).waitFor();
        expect(await axe(page)).toEqual([]);
        await page.locator('.companion-tokens').getByRole('button', { name: offer }).click();
        await page.locator('.companion-piece').getByText('Old Tom').waitFor();
        expect(await page.getByRole('button', { name: offer }).count()).toBe(0);
      });
    },
  );

  it('DS-CMB-06, DS-REG-03, DS-GET-04, DS-BRK-02: goes through illustrations 6, 8, 9 and 10', async () => {
    for (const { facts, fights, ends } of ILLUSTRATIONS) {
      await onTable(facts, {}, async page => {
        await page.getByRole('button', { name: 'Activate' }).click();
        for (let fight = 0; fight < fights; fight++) {
          await page.getByText(`AP left: ${3 - 2 * fight}`).waitFor();
          await page.getByRole('button', { name: 'It won' }).click();
        }
        await untilOver(page);
        const told = (await page.locator('.companion-told').textContent())!;
        for (const words of ends) expect(told).toContain(words);
      });
    }
  });

  it('DS-CMB-06, DS-NP-05: takes a lost fight, and the AP that are counted on the table', async () => {
    const facts = ['N:hur-ban @12,7', 'Y:cleric @10,7', 'N:jen @1,1', 'row N:hur-ban N:jen'];
    await onTable(facts, {}, async page => {
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      await press('Activate');
      await page.getByText('AP left: 3').waitFor();
      await press('One AP less');
      await page.getByText('AP left: 2').waitFor();
      await press('A tie');
      await page.getByText('AP left: 1').waitFor();
      await press('It lost');
      await untilOver(page);
      await expect
        .poll(() => squareAt(page, 11, 7).getAttribute('aria-label'))
        .toContain('Hur-Ban, wounded');
      const ready = page.getByLabel('Who acts next').locator('option');
      await expect.poll(() => ready.allTextContents()).toEqual(['Jen']);
    });
  });

  it.each([
    ['N:jen @1,1', 'row N:jen', 'The prison acts'],
    ['N:jen @1,1', 'row N:jen/turned/acted', 'An Action card first'],
  ])('plays the position on at the table of the solo game (%s, %s)', async (...facts) => {
    const asked = facts.pop()!;
    await onTable([...facts, 'Y:cleric @18,4 wounded'], {}, async page => {
      await page.getByRole('link', { name: 'Play on here' }).click();
      await page.locator('.coach').waitFor();
      // The names of the squares come when the table is at rest.
      const square = (x: number, y: number) => squareAt(page, x, y).getAttribute('aria-label');
      await expect.poll(() => square(1, 1)).toContain('Jen');
      expect(await square(18, 4)).toContain('Cleric, wounded');
      await expect.poll(() => page.locator('body').innerText()).toContain(asked);
    });
  });

  it('NC-OWN-01: plays on with a whole box of cards of one’s own', async () => {
    const says = 'He slips away after every fight that he did not win. '.repeat(4).trim();
    const box = wholeBox().map(card => ({ ...card, traitText: says }));
    await onTable([], { prepare: withKept(box) }, async page => {
      await page.getByRole('button', { name: 'Play with my 32 cards' }).first().click();
      await page.locator('[data-token="N:own-colossus-a"]').click();
      await squareAt(page, 12, 7).click({ force: true });
      await page.getByRole('link', { name: 'Play on here' }).click();
      await page.locator('.coach').waitFor();
      const name = () => squareAt(page, 12, 7).getAttribute('aria-label');
      await expect.poll(name).toContain('colossus I');
    });
  });

  it('NC-DIE-01: the arrows of the rotation die point both ways in a fresh tab', async () => {
    const facts = ['N:mirabelle-draught @1,4', 'row N:mirabelle-draught'];
    await onTable(facts, {}, async page => {
      await page.getByRole('button', { name: 'Activate' }).click();
      await page.getByText('Roll the rotation die').waitFor();
      const arrows = await page
        .locator('.companion-face svg')
        .evaluateAll(all => all.map(arrow => getComputedStyle(arrow).transform));
      const [there, back] = ['none', 'matrix(-1, 0, 0, 1, 0, 0)'];
      expect(arrows).toEqual([there, there, there, back, back, back]);
    });
  });

  it('DS-CMB-04: says why somebody stops with action points left', async () => {
    const facts = ['N:jen @1,1', 'Y:cleric @2,1', 'row N:jen'];
    await onTable(facts, {}, async page => {
      await page.getByRole('button', { name: 'Activate' }).click();
      await page.getByText('AP left: 3').waitFor();
      await page.getByRole('button', { name: 'It won' }).click();
      await untilOver(page);
      await expect
        .poll(() => page.locator('.companion-told').textContent())
        .toContain('finds nothing to do');
      const why = page.locator('.companion-idle');
      await expect.poll(() => why.textContent()).toContain('It goes on with Combat alone');
      await expect.poll(() => why.textContent()).toContain('Cleric (already wounded this turn)');
      await expect
        .poll(() => why.locator('a').first().getAttribute('href'))
        .toBe('#/rules/DS-CMB-04');
    });
  });

  it('DS-REV-01: asks which room came up, and goes on when it lies there', async () => {
    const maze = MAZE.replace('40R@2', '40R@2?');
    const facts = ['N:curious-lissandra @15,1', 'row N:curious-lissandra'];
    await onTable(facts, { maze }, async page => {
      await page.getByRole('button', { name: 'Activate' }).click();
      const waiting = page.locator('.companion-waiting');
      await waiting.getByText('A room was revealed').waitFor();
      await waiting.locator('select').selectOption('40R');
      await waiting.getByRole('button', { name: /^Turn/ }).click();
      await waiting.getByRole('button', { name: 'Go on' }).click();
      await untilOver(page);
      await page.getByText('its turn is over').waitFor();
      // Back through the answers, one at a time.
      await page.getByRole('button', { name: 'Undo' }).click();
      await waiting.getByText('A room was revealed').waitFor();
    });
  });

  it('a tap on another token chooses it, and what is said next is said of that one', async () => {
    const facts = ['Y:cleric @10,7', 'Y:naga @12,7', 'N:jen @14,7', 'row N:jen'];
    await onTable(facts, { size: 'phone' }, async page => {
      const chosen = page.locator('.companion-chosen');
      await squareAt(page, 10, 7).click({ force: true });
      await expect.poll(() => chosen.textContent()).toContain('Cleric');
      await squareAt(page, 12, 7).click({ force: true });
      await expect.poll(() => chosen.textContent()).toContain('Naga');
      await chosen.getByRole('button', { name: 'Wounded', exact: true }).click();
      await chosen.getByRole('button', { name: 'Wounded this turn' }).click();
      expect(
        await chosen
          .getByRole('button', { name: 'Wounded this turn' })
          .getAttribute('aria-pressed'),
      ).toBe('true');
    });
  });

  it('a finger draws a token from the box onto the board', async () => {
    await onTable(['N:jen @14,7', 'row N:jen'], { size: 'phone' }, async page => {
      await page.getByLabel('Find by name or class').fill('maldon');
      const from = (await page.locator('.companion-piece').first().boundingBox())!;
      const to = (await squareAt(page, 2, 3).boundingBox())!;
      const finger = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: points as never });
      const [x, y] = [from.x + 20, from.y + 20];
      await touch('touchStart', [{ x, y }]);
      for (const part of [0.1, 0.3, 0.6, 1]) {
        const onward = (at: number, end: number) => at + (end - at) * part;
        const point = { x: onward(x, to.x + 12), y: onward(y, to.y + 12) };
        await touch('touchMove', [point]);
      }
      await touch('touchEnd', []);
      await expect
        .poll(() => page.locator('.companion-piece').first().getAttribute('data-placed'))
        .not.toBeNull();
      await expect.poll(() => squareAt(page, 2, 3).getAttribute('aria-label')).toContain('Maldon');
    });
  });

  it('stays within a narrow screen, and the box of tokens within reach of the board', async () => {
    for (const size of ['narrow', 'phone', 'lying'] as const) {
      await onTable(
        ['N:hur-ban @12,7', 'Y:cleric @10,7', 'row N:hur-ban'],
        { size },
        async page => {
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          ).toBeLessThanOrEqual(0);
          const seek = page.getByLabel('Find by name or class');
          await expect.poll(() => seek.isVisible()).toBe(true);
          await seek.fill('naga');
          const found = page.locator('.companion-piece');
          await expect.poll(() => found.allTextContents()).toContain('NSerpicoNaga');
          const box = (await found.first().boundingBox())!;
          const { height } = page.viewportSize()!;
          expect(box.y + box.height).toBeLessThanOrEqual(height);
          const field = (await seek.boundingBox())!;
          expect(field.x + field.width <= box.x || field.y + field.height <= box.y).toBe(true);
        },
      );
    }
  });

  it('is ink on parchment on the card', async () => {
    await onTable(['N:hur-ban @12,7', 'row N:hur-ban'], {}, async page => {
      for (const part of ['.npc-head p', '.npc-text']) {
        const colour = await page
          .locator(`.companion-act ${part}`)
          .first()
          .evaluate(element => getComputedStyle(element).color);
        const [red = 255] = colour.match(/\d+/g)!.map(Number);
        expect(red).toBeLessThan(110);
      }
    });
  });
});

/** Worked examples of the solo book, and what is told last. */
const ILLUSTRATIONS = [
  {
    facts: [
      'N:hur-ban @12,7',
      'Y:cleric @10,7',
      'Y:wizard @13,8',
      'Y:backstabber @13,7',
      'row N:hur-ban',
    ],
    fights: 2,
    ends: ['l8'],
  },
  {
    facts: [
      'N:tinker-al @13,4',
      'N:jen @11,4',
      'N:father-goodfellow @19,5',
      'N:yom @20,0',
      'Y:telescoping-spear @17,5',
      'row N:tinker-al',
    ],
    fights: 0,
    ends: ['Telescoping Spear', 's6'],
  },
  {
    facts: [
      'N:serpico @6,0',
      'N:xant @13,4 wounded',
      'N:father-goodfellow @15,1',
      'Y:fireball-wand @18,1',
      'row N:serpico',
    ],
    fights: 0,
    ends: ['Xant', 'Fireball Wand', 'leaves'],
  },
  {
    facts: ['N:artos @16,2', 'Y:fireball-wand @18,1', 'row N:artos'],
    fights: 0,
    ends: ['Fireball Wand', 'u3'],
  },
] as const;

const MAZE = 'maze 37R@2 38L@2 39L@2 40R@2 40L@2 39R@2 38R@2 37L@2';

/** Visits a table that was left with a position. */
async function onTable(
  facts: readonly string[],
  { maze = MAZE, prepare: more, ...visit }: Visit & { readonly maze?: string },
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const position = [maze, ...facts].join('\n');
  const left = JSON.stringify({ format: 'oubliette-solo-position', version: 1, position });
  const prepare = async (page: Page) => {
    await more?.(page);
    await page.addInitScript(
      text =>
        localStorage.getItem('oubliette.companion') ??
        localStorage.setItem('oubliette.companion', text),
      left,
    );
  };
  await table.visit('#/companion', { ...visit, prepare, sign: '.companion-board svg' }, look);
}

/** Lets the page roll whatever is asked for, until the activation is over. */
async function untilOver(page: Page): Promise<void> {
  const roll = page.getByRole('button', { name: 'Roll for me' });
  const over = page.getByText('The activation is over.');
  await expect
    .poll(async () => {
      if (await roll.isVisible()) await roll.click({ timeout: 500 }).catch(() => {});
      return over.isVisible();
    })
    .toBe(true);
}
