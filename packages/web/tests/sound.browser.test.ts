import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';
import { button } from './match-hands.ts';

const table = openTable();

interface Heard {
  /** Tones and noises that were begun. */
  begun: number;
  ears: number;
}

/** Counts what is sent to the loudspeaker, and lets it be sent. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard = { begun: 0, ears: 0 };
    Object.assign(window, { heard });
    // Noise has a `start` of its own.
    for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
      const begin = prototype.start;
      prototype.start = function (...args: unknown[]) {
        heard.begun++;
        return begin.apply(this, args as [number]);
      };
    }
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        heard.ears++;
      }
    };
  });

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard);

const withVolume = (volume: string) => async (page: Page) => {
  await listen(page);
  await page.addInitScript(level => localStorage.setItem('oubliette.volume', level), volume);
};

async function playACard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'The machine' }).check();
  await button(page, 'Begin').click();
  await page.waitForURL(/#\/match\//);
  await button(page, /^Hint/).first().click();
  await page.getByRole('button', { name: 'Do it' }).click();
  await page.waitForFunction(
    () => Number(document.querySelector('[data-moment]')?.getAttribute('data-moment')) > 0,
  );
}

describe('the sounds of the table', () => {
  it('are heard when something happens, by one ear', async () => {
    await table.visit('#/duel', { prepare: withVolume('soft') }, async page => {
      await playACard(page);
      await expect
        .poll(async () => (await heard(page)).begun, { timeout: 30_000 })
        .toBeGreaterThan(0);
      expect((await heard(page)).ears).toBe(1);
    });
  });

  it('are silent when they are off: no ear is made', async () => {
    await table.visit('#/duel', { prepare: withVolume('off') }, async page => {
      await playACard(page);
      expect(await heard(page)).toEqual({ begun: 0, ears: 0 });
    });
  });

  it('are off on a phone until somebody wants them, and then are tried at once', async () => {
    await table.visit('#/settings', { size: 'phone', prepare: listen }, async page => {
      await expect.poll(() => page.getByRole('radio', { name: 'Off' }).isChecked()).toBe(true);
      await page.getByRole('radio', { name: 'Loud' }).check();
      await expect
        .poll(async () => (await heard(page)).begun, { timeout: 30_000 })
        .toBeGreaterThan(0);
      await page.reload();
      await expect.poll(() => page.getByRole('radio', { name: 'Loud' }).isChecked()).toBe(true);
    });
  });

  it('can each be played', async () => {
    await table.visit('#/sheet', { prepare: withVolume('soft') }, async page => {
      const buttons = page.locator('.sheet-sounds button');
      for (const each of await buttons.all()) {
        const before = (await heard(page)).begun;
        await each.click();
        await expect
          .poll(async () => (await heard(page)).begun, { timeout: 30_000 })
          .toBeGreaterThan(before);
      }
      await expect.poll(() => buttons.count()).toBeGreaterThan(10);
    });
  });
});

describe('motion', () => {
  it('is set once for all tables: none shows what happened as it is afterwards', async () => {
    await table.visit('#/settings', { motion: true }, async page => {
      await page.getByRole('radio', { name: 'None' }).check();
      await page.goto(page.url().replace('settings', 'duel'));
      await playACard(page);
      const running = await page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('[data-glide]'))
            .length,
      );
      expect(running).toBe(0);
    });
  });
});
