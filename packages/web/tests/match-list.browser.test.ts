import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openTable, sizes, type Visit } from './browser.ts';
import { begin, button, chosen, curtain, load, playCard, savedFile, sit } from './match-hands.ts';
import { beforeRelease } from './release.ts';

const table = openTable();

const duel = (visit: Visit, look: (page: Page) => Promise<void>) =>
  table.visit('#/duel', visit, look);

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
      await expect.poll(() => refusal.textContent()).toContain('notes.json');
      await load(page, 'half.json', '{"format":"oubliette-match","version":1}');
      await refusal.getByText('“game” is missing or wrong').waitFor();
      await page.getByText('None yet.').waitFor();
    });
  });

  it('that is larger than any match is not read', async () => {
    await duel({}, async page => {
      await load(page, 'film.json', 'x'.repeat(6_000_000));
      await page.getByText('It is larger than 5 MB: no match file is.').waitFor();
    });
  });

  it('is no text that somebody drags into a name', async () => {
    await duel({}, async page => {
      const prevented = await page.getByLabel('Blue is played by').evaluate(field => {
        const dataTransfer = new DataTransfer();
        dataTransfer.setData('text/plain', 'Ann');
        const about = { bubbles: true, cancelable: true, dataTransfer };
        return ['dragover', 'drop'].map(kind => !field.dispatchEvent(new DragEvent(kind, about)));
      });
      expect(prevented).toEqual([false, false]);
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
      await button(page, 'Rename').click();
      const names = page.getByRole('dialog');
      await names.getByLabel('Blue').fill('Eve');
      await names.getByRole('button', { name: 'Save' }).click();
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
      await expect.poll(() => page.getByLabel('Characters of Blue').inputValue()).toBe('5');
      await expect.poll(() => page.getByLabel('Characters of Yellow').inputValue()).toBe('8');
      await expect
        .poll(() => page.getByRole('switch', { name: /Blue gives up/ }).isChecked())
        .toBe(true);
    });
  });

  it.each(['en', 'ru'] as const)('fits every screen and is accessible (%s)', async language => {
    const usual = { en: 'desktop', ru: 'phone' } as const;
    const others = beforeRelease('desktop', 'laptop', 'phone', 'narrow');
    for (const size of new Set([usual[language], ...others])) {
      await duel({ language, size }, async page => {
        await page.locator('details').evaluateAll(all => {
          for (const details of all) details.setAttribute('open', '');
        });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBe(sizes[size].viewport.width);
        expect(await axe(page)).toEqual([]);
      });
    }
  });
});
