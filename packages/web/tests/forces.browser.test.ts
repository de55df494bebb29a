import { SHIPPED } from '@oubliette/dungeon-twister/documents';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openTable } from './browser.ts';
import { atMoment, createHands } from './duel-hands.ts';
import { playOn, takenOver } from './duel-hurry.ts';
import { againstPerson, sit } from './match-hands.ts';

const table = openTable();

/** Begins a match with forces of the players' own, as the form lets them. */
async function begin(
  page: Page,
  mode: RegExp,
  agree: () => Promise<unknown> = async () => {},
): Promise<void> {
  await againstPerson(page);
  await page.getByText('Sets and forces').click();
  await choose(page, mode);
  await agree();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
}

const choose = (page: Page, way: RegExp) =>
  page.locator('label', { has: page.getByRole('radio', { name: way }) }).click();

const piece = (page: Page, name: string) => page.locator(`.piece[data-piece="${name}"]`);
const spot = (page: Page, seat: string, name: string) =>
  page.locator(`[data-spot="${seat}:${name}"]`);
const member = (page: Page, token: string) => page.locator(`[data-slot="${token}"]`);

describe('choosing forces', () => {
  it('DT-MIX-06: a draft through the screen, to the first card of the match', async () => {
    await table.visit('#/duel', {}, async page => {
      await begin(page, /^Draft/);
      await page.locator('.forces').waitFor();
      for (const [index, number] of [37, 1, 38, 2].entries()) {
        await page.getByRole('button', { name: new RegExp(`^Pair ${number} `) }).click();
        await atMoment(page, index + 1);
      }

      const isBlue = await page.getByRole('heading', { name: /^Blue, choose a char/ }).isVisible();
      const [first, other] = isBlue ? (['blue', 'yellow'] as const) : (['yellow', 'blue'] as const);
      const token = (seat: string, name: string) => `${seat === 'blue' ? 'B' : 'Y'}:${name}`;

      await piece(page, 'troll').click();
      await member(page, token(first, 'troll')).waitFor();
      await spot(page, other, 'troll').and(page.locator('[data-gone]')).waitFor();
      await piece(page, 'troll').click({ force: true });
      await page.getByText('The other side has taken it in the draft.').waitFor();

      await page.keyboard.press('Escape');
      await page.keyboard.press('u');
      await member(page, token(first, 'troll')).waitFor({ state: 'detached' });
      await piece(page, 'wall-walker').focus();
      await page.getByText('crosses a wall or slit beside it').waitFor();
      await page.keyboard.press('Enter');
      await member(page, token(first, 'wall-walker')).waitFor();
      expect(await axe(page)).toEqual([]);

      await page.getByRole('button', { name: 'Choose for me' }).click();
      await atMoment(page, 6);
      await page.getByRole('button', { name: 'Choose for me' }).click();
      await page.getByRole('button', { name: /Continue/ }).click();
      await page.locator('.curtain').getByRole('button', { name: /^I am/ }).click();
      await page.locator('.curtain').waitFor({ state: 'detached' });
      await page.keyboard.press('2');
      await page.getByText('plays 2 Actions').first().waitFor();
    });
  });

  it('DT-MIX-07, DT-MIX-09: forces gathered and thinned out in secret, to the first card', async () => {
    await table.visit('#/duel', {}, async page => {
      await begin(page, /^Free choice/, async () => {
        await page.locator('summary', { hasText: 'Handicap' }).click();
        await page.getByLabel('Characters of Blue').selectOption('6');
      });
      const gather = async (numbers: readonly number[]) => {
        for (const number of numbers) {
          const before = await page.locator('.duel').getAttribute('data-moment');
          await page.getByRole('button', { name: new RegExp(`^Pair ${number} `) }).click();
          // One wish at a time: the next one waits for the answer.
          await page.locator(`.duel:not([data-moment="${before}"])`).waitFor();
        }
        await piece(page, 'troll').click();
        await page.locator('[data-slot$=":troll"]').waitFor();
        await page.getByRole('button', { name: 'Choose for me' }).click();
      };

      expect(await sit(page)).toBe('Blue');
      await gather([37, 1]);
      expect(await sit(page)).toBe('Yellow');
      const team = page.locator('.forces-team', { hasText: 'Team of Blue' });
      await team.getByText('14 pieces, unseen').waitFor();
      await team.getByText('2 pairs of rooms').waitFor();
      expect(await team.locator('[data-slot]').count()).toBe(0);
      // Both may bring the same pair: four rooms of one number.
      await gather([37, 2]);

      expect(await sit(page)).toBe('Blue');
      await page.getByRole('heading', { name: 'Blue, take 2 characters out' }).waitFor();
      await member(page, 'B:troll').click();
      await page.getByRole('heading', { name: 'Blue, take 1 character out' }).waitFor();
      await page.locator('[data-slot][data-offered]').first().click();
      await page.getByRole('button', { name: /Continue/ }).click();
      await createHands(page).sit();
      await page.keyboard.press('2');
      await page.getByText('plays 2 Actions').first().waitFor();
    });
  });

  it('DT-MIX-02: a further set from a file is drafted from, its rooms drawn and its pieces named', async () => {
    const [vault] = SHIPPED[0]!.sets!;
    const names = { en: 'Ghost', ru: 'Призрак' };
    const ghost = { id: 'ghost', names, likeness: 'banshee', move: 4, combat: 2, abilities: [] };
    const bring = (page: Page, set: object) =>
      page.locator('.document-picker input[type=file]').setInputFiles({
        name: 'vault.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(set)),
      });
    await table.visit('#/duel', {}, async page => {
      await begin(page, /^Draft/, async () => {
        await bring(page, { ...vault, rooms: vault!.rooms.slice(1) });
        await page.getByRole('alert').filter({ hasText: 'rooms.0.number' }).waitFor();
        await bring(page, { ...vault, characters: [ghost] });
        await page.getByText('Pairs of rooms: 91. Pieces: Ghost.').waitFor();
      });
      for (const [index, pair] of ['91 A further set', '37', '1', '2'].entries()) {
        await page.getByRole('button', { name: new RegExp(`^Pair ${pair}\\b`) }).click();
        await atMoment(page, index + 1);
      }
      await piece(page, 'ghost')
        .and(page.getByRole('button', { name: /^Ghost, / }))
        .click();
      await page.locator('[data-slot$=":ghost"]').waitFor();
      const match = await takenOver(page);
      expect(match.state.forces?.pairs.flat()).toContain(91);
    });
  });

  it('DT-MIX-02, DT-ALL-18: two further sets of ours are drafted from at once', async () => {
    await table.visit('#/duel', {}, async page => {
      await begin(page, /^Draft/, async () => {
        for (const set of [/^Paladins & Dragons/, /^Mercenaries/]) {
          await page.locator('label', { has: page.getByRole('checkbox', { name: set }) }).click();
          await page.getByRole('checkbox', { name: set, checked: true }).waitFor();
        }
      });
      for (const [index, pair] of ['105', '121', '37', '1'].entries()) {
        await page.getByRole('button', { name: new RegExp(`^Pair ${pair}\\b`) }).click();
        await atMoment(page, index + 1);
      }
      await piece(page, 'golem')
        .and(page.getByRole('button', { name: /^Golem, / }))
        .click();
      await page.locator('[data-slot$=":golem"]').waitFor();
      const match = await takenOver(page);
      expect(match.state.forces?.pairs.flat()).toEqual(expect.arrayContaining([105, 121]));
      expect(match.state.names).toEqual(expect.arrayContaining(['Y:samurai', 'W:katana']));
    });
  });

  it('DT-COMP-06, DT-PND-01: a further set of ours is played by itself', async () => {
    await table.visit('#/duel', {}, async page => {
      const set = /^Paladins & Dragons/;
      await begin(page, set, () => page.getByRole('radio', { name: set, checked: true }).waitFor());
      await page.locator('.duel').waitFor();
      const match = await takenOver(page);
      expect(match.state.names).toEqual(expect.arrayContaining(['B:paladin', 'Y:charm-scroll']));
      expect(match.state.names).not.toContain('B:naga');
    });
  });

  it('DT-MIX-08: one of our scenarios is begun as it says, and some turns are played', async () => {
    await table.visit('#/duel', {}, async page => {
      await begin(page, /^Scenario/, async () => {
        await choose(page, /^The Short Night/);
        await choose(page, /^Open table/);
      });
      await page.locator('.duel').waitFor();
      const match = await takenOver(page);
      expect(match.state.target).toBe(3);
      await playOn(page, match, 14);
      expect(match.state.turn).toBeGreaterThan(1);
      await page.getByText('plays 5 Actions').first().waitFor();
      await page.getByText('no Jump cards').or(page.getByText('0 jump')).first().waitFor();
    });
  });
});
