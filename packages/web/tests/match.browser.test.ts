import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable, type Visit } from './browser.ts';
import { begin, button, chosen, curtain, endTurn, lookBack, playCard, sit } from './match-hands.ts';

const table = openTable();

const STARTERS = [
  { do: 'starter', token: 'B:naga', dot: 1 },
  { do: 'starter', token: 'B:cleric', dot: 3 },
  { do: 'starter', token: 'B:wizard', dot: 6 },
  { do: 'starter', token: 'B:banshee', dot: 8 },
];

/** Listens at the door between the page and the keeper of matches. */
const overhear = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    class OpenDoor extends Worker {
      constructor(...about: ConstructorParameters<typeof Worker>) {
        super(...about);
        this.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
        Object.assign(window, { keeper: this });
      }
    }
    Object.assign(window, { Worker: OpenDoor, heard });
  });

/** Asks the keeper past the page, and waits for their answer. */
const tellKeeper = (page: Page, what: string, chair: object, about: unknown) =>
  page.evaluate(
    async ([what, chair, about]) => {
      const { keeper } = window as unknown as { keeper: Worker };
      const key = location.hash.split('/')[2];
      await new Promise(done => {
        keeper.addEventListener('message', ({ data }) => data.id === -1 && done(data));
        keeper.postMessage({ id: -1, what, about: [{ ...chair, key }, about] });
      });
    },
    [what, chair, about] as const,
  );

/** What the page was told or shows of Blue's starters. */
const leaks = (page: Page) =>
  page.evaluate(() => {
    const { heard } = window as unknown as { heard: string[] };
    const told = heard.flatMap(words => words.match(/"(token|name)":"B:[a-z]+"/g) ?? []);
    const shown = document.documentElement.outerHTML.match(/B:[a-z]+/g) ?? [];
    return [...told, ...shown];
  });

const duel = (visit: Visit, look: (page: Page) => Promise<void>) =>
  table.visit('#/duel', visit, look);

describe('a match', () => {
  it('comes back after a reload exactly as it was, behind its curtain', async () => {
    await duel({}, async page => {
      await begin(page);
      const first = await sit(page);
      await playCard(page, 2);
      await chosen(page, 2).waitFor();
      await page.reload();
      await curtain(page).waitFor();
      expect(await sit(page)).toBe(first);
      await chosen(page, 2).waitFor();
      await button(page, /^Undo/).click();
      await chosen(page, 2).waitFor({ state: 'detached' });
    });
  });

  it('passes the screen on, by keyboard too, and lets the last one take back his turn', async () => {
    await duel({}, async page => {
      await begin(page);
      const first = await sit(page);
      await playCard(page, 2);
      await endTurn(page);
      await button(page, 'Take back the last action').click();
      await curtain(page).getByRole('heading', { name: first }).waitFor();
      await sit(page);
      await chosen(page, 2).waitFor();
      await endTurn(page);
      const next = page.locator('.curtain button:focus');
      await next.waitFor();
      expect(await next.textContent()).not.toContain(first);
      await page.keyboard.press('Enter');
      await curtain(page).waitFor({ state: 'detached' });
      await page.getByRole('heading', { name: /’s turn$/ }).waitFor();
    });
  });

  it('promises its chance from the first moment, and shows the seed at the end', async () => {
    await duel({}, async page => {
      await page.getByLabel('Seed of chance').fill('seven');
      await begin(page);
      await sit(page);
      await button(page, 'Menu').click();
      const promise = page.locator('dialog[open] .sealed-chance');
      await promise.getByText('Dice sealed').click();
      const hash = await promise.locator('dd').textContent();
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
      expect(await promise.textContent()).not.toContain('seven');
      await button(page, 'Give up').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).last().click();
      await page.getByText('Was chance honest?').click();
      await expect
        .poll(() => page.locator('.end .seed-list dd').allTextContents())
        .toEqual([hash, 'seven']);
    });
  });

  it('hides every hand behind the curtain', async () => {
    await duel({}, async page => {
      await begin(page);
      const hands = page.locator('.card[data-kind="combat"], .card[data-kind="action"]');
      await curtain(page).waitFor();
      expect(await hands.count()).toBe(0);
      await sit(page);
      await expect.poll(() => hands.count()).toBeGreaterThan(0);
      await playCard(page, 2);
      await endTurn(page);
      expect(await hands.count()).toBe(0);
    });
  });

  it('never tells the page of one player what only the other one may know', async () => {
    await duel({ prepare: overhear }, async page => {
      await begin(page, { full: true });
      await curtain(page).waitFor();
      await tellKeeper(page, 'act', { sitting: 'blue', head: 0 }, STARTERS.slice(0, 2));
      await page.reload();
      await curtain(page).waitFor();
      expect(await leaks(page)).toEqual([]);
      expect(await sit(page)).toBe('Ann');
      expect(await leaks(page)).not.toEqual([]);
      await tellKeeper(page, 'act', { sitting: 'blue', head: 2 }, STARTERS.slice(2));
      await page.reload();
      await curtain(page).waitFor();
      expect(await leaks(page)).toEqual([]);
      expect(await sit(page)).toBe('Ben');
      expect(await leaks(page)).toEqual([]);
    });
  });

  it('has no curtain at an open table', async () => {
    await duel({}, async page => {
      await begin(page, { open: true });
      await playCard(page, 2);
      await button(page, /^End turn/).click();
      await button(page, /^End, lose/).click();
      await page.getByRole('heading', { name: /’s turn$/ }).waitFor();
      expect(await curtain(page).count()).toBe(0);
    });
  });

  it('in two tabs follows the one that was quicker', async () => {
    await duel({}, async page => {
      await begin(page, { open: true });
      const other = await page.context().newPage();
      await other.goto(page.url());
      await button(other, '2 Actions').waitFor();
      await playCard(page, 2);
      await chosen(page, 2).waitFor();
      await other.evaluate(() =>
        document.querySelector<HTMLElement>('.card[data-kind="action"]')?.click(),
      );
      await other.getByText('The match went on in another tab').waitFor();
      await chosen(other, 2).waitFor();
      await button(other, 'Understood').click();
      expect(await other.getByText('went on in another tab').count()).toBe(0);
    });
  });

  it('in a tab that lay in the background shows what happened meanwhile', async () => {
    await duel({}, async page => {
      await begin(page, { open: true });
      const other = await page.context().newPage();
      await other.goto(page.url());
      await button(other, '2 Actions').waitFor();
      await playCard(page, 2);
      await chosen(page, 2).waitFor();
      await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await chosen(other, 2).waitFor();
      await other.getByText('The match went on in another tab').waitFor();
    });
  });

  it('goes on in memory where the browser keeps nothing, and says so', async () => {
    const visit: Visit = {
      prepare: page =>
        page.context().route(/assets\/worker-.*\.js/, async route => {
          const script = await route.fetch();
          const body = `delete WorkerGlobalScope.prototype.indexedDB;${await script.text()}`;
          await route.fulfill({ response: script, body });
        }),
    };
    await duel(visit, async page => {
      await begin(page);
      await page.getByText('This browser has no room for the match').waitFor();
      await button(page, 'Understood').click();
      await sit(page);
      await playCard(page, 2);
      await chosen(page, 2).waitFor();
      await page.goto(`${page.url().split('#')[0]}#/duel`);
      await page.getByText('Ann – Ben').waitFor();
    });
  });

  it('ends when somebody gives up; then all may be seen', async () => {
    await duel({}, async page => {
      await begin(page);
      const first = await sit(page);
      const winner = first === 'Ann' ? 'Ben' : 'Ann';
      await playCard(page, 2);
      await button(page, 'Menu').click();
      await button(page, 'Give up').click();
      const sure = page.getByRole('dialog', { name: `${first}: give up?` });
      await sure.getByRole('button', { name: 'Give up' }).click();
      await page.getByRole('dialog', { name: new RegExp(`${winner} wins`) }).waitFor();
      await page.keyboard.press('Escape');
      await lookBack(page);
      await page.getByLabel('Seen by').selectOption(winner);
      await page.getByRole('slider').fill('0');
      await expect.poll(() => page.locator('.card[data-kind="combat"]').count()).toBe(9);
      await page.goto(`${page.url().split('#')[0]}#/duel`);
      await page.getByText(`${winner} won`).waitFor();
    });
  });

  it('ends in a draw if both want it, and goes on if not', async () => {
    await duel({}, async page => {
      await begin(page);
      const first = await sit(page);
      const second = first === 'Ann' ? 'Ben' : 'Ann';
      const offer = async (name: string) => {
        await button(page, 'Menu').click();
        await button(page, 'Offer a draw').click();
        const asked = page.getByRole('dialog', { name: `${name} offers a draw?` });
        await asked.getByRole('button', { name: 'Offer a draw' }).click();
        await asked.waitFor({ state: 'hidden' });
      };
      await offer(first);
      await playCard(page, 2);
      await chosen(page, 2).waitFor();
      expect(await button(page, 'Accept the draw').count()).toBe(0);
      await endTurn(page);
      await sit(page);
      await page.getByRole('dialog', { name: `${first} offers a draw. Accept?` }).waitFor();
      await button(page, 'Play on').click();
      await offer(second);
      await playCard(page, 2);
      await chosen(page, 2).waitFor();
      await endTurn(page);
      await sit(page);
      await button(page, 'Accept the draw').click();
      await page.getByText('The match is over').first().waitFor();
      await page.goto(`${page.url().split('#')[0]}#/duel`);
      await page.getByText(/^drawn/).waitFor();
    });
  });
});

describe('a match that is not there', () => {
  it('is answered with what to do', async () => {
    await table.visit('#/match/nowhere', {}, async page => {
      await page.getByRole('heading', { name: 'This match is not here' }).waitFor();
      await page.getByRole('link', { name: 'To the entrance' }).click();
      await page.getByRole('heading', { name: 'Oubliette' }).waitFor();
    });
  });

  it('because it was played by other rules can still be saved, and deleted', async () => {
    await duel({}, async page => {
      await begin(page);
      await curtain(page).waitFor();
      await page.evaluate(
        key =>
          new Promise<void>(done => {
            const opening = indexedDB.open('oubliette');
            opening.onsuccess = () => {
              const deed = opening.result.transaction('heads', 'readwrite');
              const heads = deed.objectStore('heads');
              const reading = heads.get(key);
              reading.onsuccess = () => heads.put({ ...reading.result, rules: 99 }, key);
              deed.oncomplete = () => {
                opening.result.close();
                done();
              };
            };
          }),
        page.url().split('/').at(-1)!,
      );
      await page.reload();
      await page.getByRole('heading', { name: 'This match cannot be opened' }).waitFor();
      await page.getByText('another version of the rules').waitFor();
      const download = page.waitForEvent('download');
      await button(page, 'Save as a file').click();
      await download;
      await button(page, 'Delete').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('None yet.').waitFor();
    });
  });

  it('because its keeper cannot be fetched says so, with a way to reload', async () => {
    const visit: Visit = {
      provoked: /Failed to load resource|worker/i,
      prepare: page => page.route(/assets\/worker-.*\.js/, route => route.abort()),
    };
    await duel(visit, async page => {
      await page.getByRole('heading', { name: 'The keeper of matches is gone' }).waitFor();
      await button(page, 'Reload').waitFor();
    });
  });
});
