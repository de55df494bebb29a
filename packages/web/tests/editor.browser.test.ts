import {
  type Duel,
  type DuelAction,
  type DuelSeat,
  duel,
  outlook,
} from '@oubliette/dungeon-twister';
import { SHIPPED } from '@oubliette/dungeon-twister/documents';
import { decide, type Match, openMatch } from '@oubliette/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';
import { distancesOut } from './duel-distance.ts';
import { atMoment, createHands } from './duel-hands.ts';
import type { Ply } from './duel-play.ts';
import { savedFile } from './match-hands.ts';

const table = openTable();

const roomOf = (page: Page, id: string) => page.getByRole('group', { name: `Room ${id}` });
const spot = (page: Page, id: string, x: number, y: number) =>
  roomOf(page, id).locator(`[data-spot="${x},${y}"]`);
const brush = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const faults = (page: Page) => page.locator('.editor-checks .faults li').allTextContents();

const load = (page: Page, text: string) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'vault.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

/** Whoever is asked hurries out: the largest card, reveals, and the Goblin’s longest strides. */
function hurry({ state }: Match<Duel>, seat: DuelSeat): Ply {
  const legal = duel.legal(state, seat);
  const first = (kind: DuelAction['do']) => legal.filter(action => action.do === kind).at(-1);
  const far = distancesOut(state, seat);
  const goblin = `${seat === 'blue' ? 'B' : 'Y'}:goblin`;
  const moves = outlook(state, seat).characters.find(({ token }) => token === goblin)?.moves ?? [];
  const gain = ({ way, to }: (typeof moves)[number]) => far[way[0]!]! - far[to]!;
  const [best] = moves
    .filter(({ ap, leaves }) => ap === 1 || leaves)
    .sort((a, b) => Number(b.leaves) - Number(a.leaves) || gain(b) - gain(a));
  const reveal = legal.find(action => action.do === 'reveal' && action.room < 3);
  const isWalk = best !== undefined && (best.leaves || gain(best) > 0);
  if (isWalk && (best.leaves || !reveal)) {
    return { seat, actions: best.actions, walk: { token: goblin, move: best } };
  }
  return { seat, actions: [reveal ?? first('card') ?? first('end')!] };
}

describe('the drawing table', () => {
  it('DT-MIX-08, DT-ROOM-01: a room is drawn, put into a scenario, and played to the end', async () => {
    await table.visit('#/editor', { reducedMotion: true }, async page => {
      await spot(page, '91L', 4, 9).click();
      await brush(page, 'floor');
      await spot(page, '91L', 5, 5).click();
      expect(await faults(page)).toEqual(['sets.0.rooms.0.pictureThe room has no gear.']);
      await brush(page, 'gear');
      await spot(page, '91L', 3, 9).click();
      await page.getByText('Everything is sound').waitFor();

      // By keyboard: from the first square to the edge on its right.
      await spot(page, '91R', 1, 1).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await roomOf(page, '91R')
        .getByRole('button', { name: 'Edge right of column 1, row 1: wall' })
        .waitFor();

      await page.getByRole('button', { name: 'Turn 91R the other way' }).click();
      expect(await faults(page)).toEqual([expect.stringContaining('turn the same way')]);
      await page.getByRole('button', { name: 'Turn 91R the other way' }).click();

      await page.getByRole('tab', { name: 'Scenario' }).click();
      await page.getByLabel('Room at R2').selectOption('91L');
      await page.getByLabel('How R2 lies').selectOption('as drawn');
      await page.getByLabel('Victory points').selectOption('2');
      await page.getByRole('switch', { name: 'Any Action card' }).check();
      await page.reload();
      await page.getByRole('button', { name: 'Play it' }).click();
      await page.waitForURL(/#\/match\//);
      await page.locator('.duel').waitFor();

      const { text } = await savedFile(page);
      await page.keyboard.press('Escape');
      const opened = openMatch(text, { duel });
      if (!opened.ok) throw new Error(opened.faults[0]!.text);
      const match = opened.value as unknown as Match<Duel>;
      expect(match.options.scenario?.content?.rooms.map(({ id }) => id)).toEqual(['91L', '91R']);
      const hands = createHands(page);
      for (let asked = duel.decision(match.state); asked; asked = duel.decision(match.state)) {
        const ply = hurry(match, asked.seats[0]!);
        await hands.play(match.state, ply);
        for (const action of ply.actions) decide(match, ply.seat, action);
        await atMoment(page, match.log.length);
        expect(match.log.length).toBeLessThan(200);
      }
      const [winner] = duel.outcome(match.state)!.winners;
      await page.getByRole('heading', { name: new RegExp(`^${winner} wins`, 'i') }).waitFor();
    });
  });

  it('refuses a broken document with the place and the reason, in both languages', async () => {
    const vault = JSON.stringify(SHIPPED[0]);
    const broken = [
      ['{ "format"', 'This is not JSON'],
      [
        vault.replace('  .   .   .   .   .', '  .   G   .   .   .'),
        'sets.0.rooms.0.pictureThe room has a second gear',
      ],
      [
        vault.replace('"thief"', '"dragon"'),
        'teams.blue.1There is no character and no object “dragon”',
      ],
      [vault.replace('"37L",', ''), 'roomsA maze has 8 rooms, or 6, not 7'],
    ] as const;
    await table.visit('#/editor', {}, async page => {
      for (const [text, words] of broken) {
        await load(page, text);
        await page.getByRole('alert').filter({ hasText: words }).waitFor();
      }
      await load(page, vault);
      await page.getByText('“The Vault” lies on the table.').waitFor();
      expect(await faults(page)).toEqual([]);
    });
    await table.visit('#/editor', { language: 'ru', size: 'phone' }, async page => {
      await load(page, broken[1][0]);
      await page.getByRole('alert').filter({ hasText: 'вторая шестерня' }).waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(390);
    });
  });

  it('DT-EXT-03: a character of a further set comes to the table with its name', async () => {
    const ghost = {
      id: 'ghost',
      names: { en: 'Ghost', ru: 'Призрак' },
      likeness: 'banshee',
      move: 4,
      combat: 1,
      abilities: ['incorporeal'],
    };
    const [vault] = SHIPPED;
    const team = ['ghost', 'naga', 'cleric', 'wizard'];
    const haunted = {
      ...vault,
      sets: [{ ...vault!.sets![0], characters: [ghost] }],
      teams: { blue: team, yellow: team },
      starters: { blue: team, yellow: team },
      hidden: {},
    };
    await table.visit('#/editor', {}, async page => {
      await load(page, JSON.stringify(haunted));
      await page.getByText('lies on the table').waitFor();
      await page.getByRole('button', { name: 'Play it' }).click();
      await page.keyboard.press('2');
      await page
        .getByRole('button', { name: /^Ghost/ })
        .first()
        .click();
      await page.getByRole('heading', { level: 2, name: 'Ghost', exact: true }).waitFor();
    });
  });
});
