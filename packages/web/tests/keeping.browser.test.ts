import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openTable } from './browser.ts';
import { askKeeper, withKeeper } from './keeper.ts';
import { begin, button, chosen, load, playCard } from './match-hands.ts';

const table = openTable();

interface Row {
  readonly card: { readonly key: string; readonly actions: number };
  readonly document: string;
}

/** What the version before this one left in the browser. */
const EARLIER: readonly Row[] = JSON.parse(
  readFileSync(new URL('../../host/fixtures/browser-data-1.json', import.meta.url), 'utf8'),
);

/** A page of the same address without a worker: nobody has the database open. */
async function aside(page: Page): Promise<void> {
  await page.route('**/aside', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>aside</title>' }),
  );
  await page.goto(new URL('/aside', page.url()).href);
}

/** The database as the version before this one laid it out. */
async function leaveEarlierData(page: Page): Promise<void> {
  await aside(page);
  await page.evaluate(
    rows =>
      new Promise<void>(done => {
        indexedDB.deleteDatabase('oubliette');
        const opening = indexedDB.open('oubliette', 1);
        opening.onupgradeneeded = () => {
          for (const name of ['cards', 'documents']) opening.result.createObjectStore(name);
        };
        opening.onsuccess = () => {
          const deed = opening.result.transaction(['cards', 'documents'], 'readwrite');
          for (const { card, document } of rows) {
            deed.objectStore('cards').put(card, card.key);
            deed.objectStore('documents').put(document, card.key);
          }
          deed.objectStore('cards').put({ key: 'broken', game: 'duel' }, 'broken');
          deed.objectStore('documents').put('{"half', 'broken');
          deed.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    EARLIER,
  );
}

describe('what the version before kept in this browser', () => {
  it('is listed, opens and goes on; what it had broken is still there', async () => {
    await table.visit('#/', { prepare: withKeeper }, async page => {
      const home = page.url();
      await leaveEarlierData(page);
      await page.goto(`${home.split('#')[0]}#/duel`);
      await page.getByRole('heading', { name: 'Saved matches' }).waitFor();
      const cards = await askKeeper(page, 'list');
      expect(cards.map(({ key }) => key).toSorted()).toEqual(
        EARLIER.map(({ card }) => card.key).toSorted(),
      );
      expect(await askKeeper(page, 'damaged')).toEqual(['broken']);
      expect(await askKeeper(page, 'write', 'broken')).toBe('{"half');
      for (const { card } of EARLIER) {
        const opened = await askKeeper(page, 'open', card.key, null);
        if (!opened.ok) throw new Error(`${card.key}: ${opened.faults[0]?.text}`);
        expect(opened.value.snapshot.last).toBe(card.actions);
      }
    });
  });
});

describe('a worker', () => {
  it('that ends silently is missed, and the page says what to do', async () => {
    await table.visit('#/duel', {}, async page => {
      await begin(page, { open: true });
      await button(page, '2 Actions').waitFor();
      await Promise.all(page.workers().map(worker => worker.evaluate(() => self.close())));
      await page.getByText('The keeper of the match has stopped').waitFor();
      await button(page, 'Reload').click();
      await button(page, '2 Actions').waitFor();
    });
  });
});

/** Whether the browser has room for another entry. */
const setRoom = (page: Page, hasRoom: boolean) =>
  Promise.all(
    page.workers().map(worker =>
      worker.evaluate(has => {
        const shelf = IDBObjectStore.prototype as IDBObjectStore & { own?: IDBObjectStore['put'] };
        shelf.own ??= shelf.put;
        shelf.put = has
          ? shelf.own
          : () => {
              throw new DOMException('full', 'QuotaExceededError');
            };
      }, hasRoom),
    ),
  );

/** The locks of matches that wait for room. */
const unsaved = async () =>
  ((await navigator.locks.query()).held ?? []).filter(({ name }) => name?.includes('unsaved'));

describe('a browser without room', () => {
  it('says so, lets no other tab fork the match, and takes it back when there is room', async () => {
    await table.visit('#/duel', {}, async page => {
      await begin(page, { open: true });
      await button(page, '2 Actions').waitFor();
      const other = await page.context().newPage();
      await other.goto(page.url());
      await button(other, '2 Actions').waitFor();
      await setRoom(page, false);
      await playCard(page, 2);
      await page.getByText('This browser has no room for the match').waitFor();
      await playCard(other, 2);
      await other.getByText('Go on there, or save its file there').waitFor();
      await setRoom(page, true);
      await page.getByText('the match is saved in this browser').waitFor();
      await page.reload();
      await chosen(page, 2).waitFor();
    });
  });

  it('takes a match back also when its table has been left', async () => {
    await table.visit('#/duel', {}, async page => {
      await begin(page, { open: true });
      await button(page, '2 Actions').waitFor();
      const match = page.url();
      await setRoom(page, false);
      await playCard(page, 2);
      await page.getByText('This browser has no room for the match').waitFor();
      await page.evaluate(() => {
        location.hash = '#/duel';
      });
      await page.locator('.kept-row').waitFor();
      expect(await page.evaluate(unsaved)).toHaveLength(1);
      await setRoom(page, true);
      await expect.poll(() => page.evaluate(unsaved), { timeout: 30_000 }).toEqual([]);
      await page.goto(match);
      await page.reload();
      await chosen(page, 2).waitFor();
    });
  });
});

describe('the tab of a match', () => {
  it('asks the browser not to throw the data away', async () => {
    const asked = () => (window as { askedToKeep?: boolean }).askedToKeep;
    const prepare = (page: Page) =>
      page.addInitScript(() => {
        StorageManager.prototype.persist = async () => {
          Object.assign(window, { askedToKeep: true });
          return true;
        };
      });
    await table.visit('#/duel', { prepare }, async page => {
      expect(await page.evaluate(asked)).toBe(undefined);
      await begin(page, { open: true });
      await button(page, '2 Actions').waitFor();
      expect(await page.evaluate(asked)).toBe(true);
    });
  });

  it('warns before it is closed while a move has no room, and not before or afterwards', async () => {
    await table.visit('#/duel', {}, async page => {
      const warnings: string[] = [];
      page.on('dialog', dialog => {
        warnings.push(dialog.type());
        void dialog.dismiss();
      });
      await begin(page, { open: true });
      await button(page, '2 Actions').waitFor();
      await page.reload();
      await button(page, '2 Actions').waitFor();
      await setRoom(page, false);
      await playCard(page, 2);
      await page.getByText('This browser has no room for the match').waitFor();
      expect(warnings).toEqual([]);
      await page.close({ runBeforeUnload: true });
      await expect.poll(() => warnings).toEqual(['beforeunload']);
      await setRoom(page, true);
      await page.getByText('the match is saved in this browser').waitFor();
      await page.close({ runBeforeUnload: true });
      await expect.poll(() => page.isClosed()).toBe(true);
      expect(warnings).toHaveLength(1);
    });
  });
});

describe('a database that the browser has lost', () => {
  it.each([
    ['en', 'The browser had lost the data of this page. 1 match has come back', 'Understood'],
    ['ru', 'Браузер потерял данные этой страницы. Из второй копии вернулась 1 партия', 'Понятно'],
  ] as const)(
    'is filled from the second copy, and the page says so (%s)',
    async (language, words, yes) => {
      await table.visit('#/duel', { language, prepare: withKeeper, size: 'phone' }, async page => {
        const plan = { game: 'duel', options: { quick: true }, seed: 'seven', players: {} };
        const begun = await askKeeper(page, 'begin', { ...plan, openTable: true });
        if (!begun.ok) throw new Error(begun.faults[0]?.text);
        const opened = await askKeeper(page, 'open', begun.value, null);
        if (!opened.ok) throw new Error(opened.faults[0]?.text);
        const { head, snapshot } = opened.value;
        const claim = { key: begun.value, sitting: snapshot.viewer, head };
        await askKeeper(page, 'act', claim, [snapshot.legal[0]]);
        const address = page.url();
        await aside(page);
        await page.evaluate(
          () =>
            new Promise(done => {
              indexedDB.deleteDatabase('oubliette').onsuccess = done;
            }),
        );
        await page.goto(address);
        await page.getByText(words).waitFor();
        expect(await axe(page)).toEqual([]);
        await button(page, yes).click();
        await page.getByText(words).waitFor({ state: 'detached' });
        await page.reload();
        await page.locator('.safety').waitFor();
        expect(await page.getByText(words).count()).toBe(0);
      });
    },
  );
});

describe('data of the page that somebody clears while a match is played', () => {
  it('does not take the match along: it is written anew with the next wish', async () => {
    await table.visit('#/duel', {}, async page => {
      await begin(page, { open: true });
      await playCard(page, 2);
      await chosen(page, 2).waitFor();
      const session = await page.context().newCDPSession(page);
      const { origin } = new URL(page.url());
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await button(page, /^End turn/).click();
      await button(page, /^End, lose/).click();
      await chosen(page, 2).waitFor({ state: 'detached' });
      await page.reload();
      await button(page, '3 Actions').waitFor();
      await page.getByRole('heading', { name: /’s turn$/ }).waitFor();
      expect(await chosen(page, 2).count()).toBe(0);
    });
  });
});

describe('all matches in one file', () => {
  it('is saved from the list, and brings back what is missing', async () => {
    await table.visit('#/duel', {}, async page => {
      await begin(page, { open: true });
      await playCard(page, 2);
      await chosen(page, 2).waitFor();
      const match = page.url();
      await page.goto(match.replace(/#.*/, '#/duel'));
      const download = page.waitForEvent('download');
      await button(page, 'Save everything to a file').click();
      const file = await (await download).path();
      await page.getByText('All of them were last saved to a file').waitFor();
      await page.locator('.kept-row').getByRole('button', { name: 'Delete' }).click();
      await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('None yet').waitFor();
      await page.getByLabel('Choose a file').first().setInputFiles(file);
      await page.waitForURL(match);
      await chosen(page, 2).waitFor();
    });
  });

  it.each([
    ['en', /^1 match came back\. Cards, drawings/],
    ['ru', /^Вернулась 1 партия\. Вернулись и карты/],
  ] as const)('brings cards of one’s own to another browser too (%s)', async (language, words) => {
    let everything = '';
    await table.visit('#/duel', {}, async page => {
      await begin(page, { open: true });
      await page.goto(page.url().replace(/#.*/, '#/duel'));
      await page.evaluate(() => localStorage.setItem('oubliette.npc-cards', '{"cards":"mine"}'));
      const download = page.waitForEvent('download');
      await button(page, 'Save everything to a file').click();
      everything = readFileSync((await (await download).path())!, 'utf8');
    });
    await table.visit('#/duel', { language }, async page => {
      await load(page, 'everything.json', everything);
      await page.locator('.load-file').getByText(words).waitFor();
      await page.locator('.kept-row').waitFor();
      expect(await axe(page)).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('oubliette.npc-cards'))).toBe(
        '{"cards":"mine"}',
      );
    });
  });
});
