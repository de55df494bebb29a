import type { Page } from 'playwright-core';

/** What two at one screen do to a match, in the words of the page. */

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const curtain = (page: Page) => page.locator('.curtain');
export const momentOf = (page: Page) => page.getByRole('slider').inputValue();

/** Two people at this screen; the form begins with the machine. */
export const againstPerson = (page: Page) =>
  page.getByRole('radio', { name: /^(A person here|Человек рядом)/ }).check();

/** Begins a duel; the curtain is down, unless the table is open. */
export async function begin(
  page: Page,
  { open = false, full = false, seed = '' } = {},
): Promise<void> {
  await againstPerson(page);
  await page.getByLabel('Blue is played by').fill('Ann');
  await page.getByLabel('Yellow is played by').fill('Ben');
  if (open) await page.getByRole('radio', { name: /Open table/ }).check();
  if (full) await page.getByRole('radio', { name: /Full set-up/ }).check();
  if (seed !== '') await page.getByLabel('Seed of chance').fill(seed);
  await button(page, 'Begin').click();
  await page.waitForURL(/#\/match\//);
}

/** Whoever is asked takes the screen; their name. */
export async function sit(page: Page): Promise<string> {
  const words = await curtain(page).getByRole('heading').textContent();
  await curtain(page).getByRole('button', { name: /^I am/ }).click();
  await curtain(page).waitFor({ state: 'detached' });
  return words!.replace('Pass the screen to ', '');
}

export const playCard = (page: Page, value: number) =>
  page.getByRole('button', { name: `${value} Actions`, exact: true }).click();

/** The card in play lies chosen. */
export const chosen = (page: Page, value: number) =>
  page.getByRole('button', { name: `${value} Actions`, exact: true, pressed: true });

export async function endTurn(page: Page): Promise<void> {
  await button(page, /^End turn/).click();
  await button(page, /^End, lose/).click();
  await curtain(page).waitFor();
}

export async function lookBack(page: Page): Promise<void> {
  await button(page, 'Menu').click();
  await button(page, 'Look back').click();
  await page.getByRole('slider').waitFor();
}

export async function savedFile(page: Page): Promise<{ name: string; text: string }> {
  await button(page, 'Menu').click();
  const download = page.waitForEvent('download');
  await button(page, 'Save as a file').click();
  const file = await download;
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return { name: file.suggestedFilename(), text: Buffer.concat(chunks).toString() };
}

export const load = (page: Page, name: string, text: string) =>
  page
    .getByLabel(/^(Choose a file|Выбрать файл)/)
    .first()
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
