import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable, sizes, type Visit } from './browser.ts';

const table = openTable();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const curtain = (page: Page) => page.locator('.curtain');
const momentOf = (page: Page) => page.getByRole('slider').inputValue();

/** Begins a duel; the curtain is down. */
async function begin(page: Page, { open = false, full = false } = {}): Promise<void> {
  await page.getByLabel('Blue is played by').fill('Ann');
  await page.getByLabel('Yellow is played by').fill('Ben');
  if (open) await page.getByRole('radio', { name: /Open table/ }).check();
  if (full) await page.getByRole('radio', { name: /Full set-up/ }).check();
  await button(page, 'Begin').click();
  await page.waitForURL(/#\/match\//);
}

/** Whoever is asked takes the screen; his name. */
async function sit(page: Page): Promise<string> {
  const words = await curtain(page).getByRole('heading').textContent();
  await curtain(page).getByRole('button', { name: /^I am/ }).click();
  await curtain(page).waitFor({ state: 'detached' });
  return words!.replace('Pass the screen to ', '');
}

const playCard = (page: Page, value: number) => button(page, `${value} Actions`).click();

/** The card in play lies chosen. */
const chosen = (page: Page, value: number) =>
  page.locator(`.card[data-chosen][aria-label="${value} Actions"]`);

async function endTurn(page: Page): Promise<void> {
  await button(page, /^End turn/).click();
  await button(page, /^End, lose/).click();
  await curtain(page).waitFor();
}

async function lookBack(page: Page): Promise<void> {
  await button(page, 'Menu').click();
  await button(page, 'Look back').click();
  await page.getByRole('slider').waitFor();
}

async function savedFile(page: Page): Promise<{ name: string; text: string }> {
  await button(page, 'Menu').click();
  const download = page.waitForEvent('download');
  await button(page, 'Save as a file').click();
  const file = await download;
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return { name: file.suggestedFilename(), text: Buffer.concat(chunks).toString() };
}

const load = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Choose a file')
    .first()
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

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

/** Asks the keeper past the page, and waits for his answer. */
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
      await curtain(page).waitFor({ state: 'detached' });
      await chosen(page, 2).waitFor();
      await endTurn(page);
      const next = page.locator('.curtain button:focus');
      await next.waitFor();
      expect(await next.textContent()).not.toContain(first);
      await page.keyboard.press('Enter');
      await curtain(page).waitFor({ state: 'detached' });
      await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    });
  });

  it('hides every hand behind the curtain', async () => {
    await duel({}, async page => {
      await begin(page);
      const hands = page.locator('.card[data-kind="combat"], .card[data-kind="action"]');
      await curtain(page).waitFor();
      expect(await hands.count()).toBe(0);
      await sit(page);
      expect(await hands.count()).toBeGreaterThan(0);
      await playCard(page, 2);
      await endTurn(page);
      expect(await hands.count()).toBe(0);
    });
  });

  it('never tells the page of one player what only the other one may know', async () => {
    await duel({ prepare: overhear }, async page => {
      await begin(page, { full: true });
      await curtain(page).waitFor();
      await tellKeeper(page, 'act', { sitting: 'blue', revision: 1 }, STARTERS.slice(0, 2));
      await page.reload();
      await curtain(page).waitFor();
      expect(await leaks(page)).toEqual([]);
      expect(await sit(page)).toBe('Ann');
      expect(await leaks(page)).not.toEqual([]);
      await tellKeeper(page, 'act', { sitting: 'blue', revision: 2 }, STARTERS.slice(2));
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
      await page.getByRole('heading', { name: 'Your turn' }).waitFor();
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
        document
          .querySelector<HTMLElement>('.card[data-kind="action"][aria-label="2 Actions"]')
          ?.click(),
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
      await page.getByText('This browser keeps nothing for this page').waitFor();
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
      const sure = page.getByRole('dialog', { name: `${first} gives up?` });
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
      const offer = async () => {
        await button(page, 'Menu').click();
        await button(page, 'Offer a draw').click();
        const asked = page.getByRole('dialog', { name: `${first} offers a draw?` });
        await asked.getByRole('button', { name: 'Offer a draw' }).click();
      };
      await offer();
      await button(page, 'No, play on').click();
      await playCard(page, 2);
      await chosen(page, 2).waitFor();
      await offer();
      await button(page, 'Agreed').click();
      await page.getByText('The match is over').first().waitFor();
      await page.goto(`${page.url().split('#')[0]}#/duel`);
      await page.getByText(/^drawn/).waitFor();
    });
  });
});

describe('curtain and replay', () => {
  const look = { en: 'Look back', ru: 'Взгляд назад' };

  it.each(['en', 'ru'] as const)('are accessible and fit a phone too (%s)', async language => {
    for (const size of ['desktop', 'phone'] as const) {
      await duel({ language, size }, async page => {
        const holds = async (part: string) => {
          const { violations } = await new AxeBuilder({ page }).include(part).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
          const { x, width } = (await page.locator(part).boundingBox())!;
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(sizes[size].viewport.width);
        };
        await page.locator('form button[type="submit"]').click();
        await page.locator('.curtain button:focus').waitFor();
        await holds('.curtain');
        await page.keyboard.press('Enter');
        await curtain(page).waitFor({ state: 'detached' });
        await page.keyboard.press('m');
        await button(page, look[language]).click();
        await page.getByRole('slider').waitFor();
        await holds('.replay-bar');
      });
    }
  });
});

describe('looking back', () => {
  it('shows any moment, and one can go on from there', async () => {
    await duel({}, async page => {
      await begin(page);
      await sit(page);
      await playCard(page, 2);
      await chosen(page, 2).waitFor();
      await lookBack(page);
      expect(await momentOf(page)).toBe('1');
      await page.getByRole('slider').fill('0');
      await chosen(page, 2).waitFor({ state: 'detached' });
      await button(page, 'One action on').click();
      await chosen(page, 2).waitFor();
      await button(page, 'One action back').click();
      await chosen(page, 2).waitFor({ state: 'detached' });
      await button(page, 'Play').click();
      await chosen(page, 2).waitFor();
      await page.getByRole('slider').fill('0');
      await chosen(page, 2).waitFor({ state: 'detached' });
      const old = page.url();
      await button(page, 'Continue from here').click();
      await curtain(page).waitFor();
      expect(page.url()).not.toBe(old);
      await sit(page);
      expect(await chosen(page, 2).count()).toBe(0);
      await page.goBack();
      await sit(page);
      await chosen(page, 2).waitFor();
    });
  });

  it('leads back to the present', async () => {
    await duel({}, async page => {
      await begin(page);
      await sit(page);
      await playCard(page, 2);
      await lookBack(page);
      await page.getByRole('slider').fill('0');
      await button(page, 'Back to the present').click();
      await page.getByRole('slider').waitFor({ state: 'detached' });
      await chosen(page, 2).waitFor();
      await button(page, /^Undo/).click();
      await chosen(page, 2).waitFor({ state: 'detached' });
    });
  });
});

describe('a file', () => {
  it('brings a match back, into any browser', async () => {
    let saved = { name: '', text: '' };
    await duel({}, async page => {
      await begin(page);
      await sit(page);
      await playCard(page, 2);
      await chosen(page, 2).waitFor();
      saved = await savedFile(page);
      expect(saved.name).toMatch(/^oubliette-duel-\d{4}-\d\d-\d\d-\d{4}\.json$/);
    });
    await duel({}, async page => {
      await load(page, saved.name, saved.text);
      await page.waitForURL(/#\/match\//);
      await sit(page);
      await chosen(page, 2).waitFor();
    });
  });

  it('that is broken is refused with the reason, and nothing is kept of it', async () => {
    await duel({}, async page => {
      await load(page, 'notes.json', 'Dear diary');
      const refusal = page.getByRole('alert');
      await refusal.getByText('This is not a match file.').waitFor();
      expect(await refusal.textContent()).toContain('notes.json');
      await load(page, 'half.json', '{"format":"oubliette-match","version":1}');
      await refusal.getByText('“game” is missing or wrong').waitFor();
      await page.getByText('None yet.').waitFor();
    });
  });

  it('can be dropped on the page', async () => {
    await duel({}, async page => {
      await page.evaluate(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['{}'], 'dropped.json'));
        const drop = (type: string) =>
          document.body.dispatchEvent(
            new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
          );
        drop('dragover');
        drop('drop');
      });
      await page.getByText('“dropped.json” was not loaded').waitFor();
    });
  });
});

describe('the page of the duel', () => {
  it('lists kept matches; they can be named, continued and deleted', async () => {
    await duel({}, async page => {
      await begin(page);
      await curtain(page).waitFor();
      await page.goto(`${page.url().split('#')[0]}#/`);
      await page.getByRole('link', { name: /Continue/ }).click();
      await curtain(page).waitFor();
      await page.goto(`${page.url().split('#')[0]}#/duel`);
      await page.getByText('Ann – Ben').waitFor();
      await button(page, 'Names').click();
      const names = page.getByRole('dialog');
      await names.getByLabel('Blue').fill('Eve');
      await names.getByRole('button', { name: 'Keep' }).click();
      await page.getByText('Eve – Ben').waitFor();
      await button(page, 'Delete').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('None yet.').waitFor();
    });
  });

  it('DT-OPT-04: fills in the handicap that two levels suggest', async () => {
    await duel({}, async page => {
      await page.locator('summary', { hasText: 'Handicap' }).click();
      await page.getByLabel('Blue plays').selectOption('very experienced');
      await page.getByLabel('Yellow plays').selectOption('beginner');
      expect(await page.getByLabel('Characters of Blue').inputValue()).toBe('5');
      expect(await page.getByLabel('Characters of Yellow').inputValue()).toBe('8');
      expect(await page.getByRole('switch', { name: /Blue gives up/ }).isChecked()).toBe(true);
    });
  });

  it.each(['en', 'ru'] as const)('fits every screen and is accessible (%s)', async language => {
    for (const size of ['desktop', 'laptop', 'phone', 'narrow'] as const) {
      await duel({ language, size }, async page => {
        await page.locator('details').evaluateAll(all => {
          for (const details of all) details.setAttribute('open', '');
        });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBe(sizes[size].viewport.width);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    }
  });
});

describe('a match that is not there', () => {
  it('is answered with what to do', async () => {
    await table.visit('#/match/nowhere', {}, async page => {
      await page.getByRole('heading', { name: 'This match is not here' }).waitFor();
      await page.getByRole('link', { name: 'Play a new duel' }).click();
      await page.getByRole('heading', { name: 'The duel' }).waitFor();
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
              const deed = opening.result.transaction(['cards', 'documents'], 'readwrite');
              const documents = deed.objectStore('documents');
              const reading = documents.get(key);
              reading.onsuccess = () =>
                documents.put(reading.result.replace('"rules":1', '"rules":99'), key);
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
