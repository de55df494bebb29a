/** Frames a second that the page keeps while the strongest machine thinks: `npm run frames -w packages/web`. */
import type { Page } from 'playwright-core';
import { buildIfChanged } from '../build/build.ts';
import { openAt } from '../build/open.ts';
import { launchChromium } from './chromium.ts';
import { onlyHelp } from './usage.ts';

const USAGE = `Usage: npm run frames -w packages/web

Plays against the strongest machine in Chromium and says how many frames a second the page keeps
while it thinks.`;
const TURNS = 12;

onlyHelp(USAGE);

/** Every frame: when it was drawn, and whether the machine was thinking. */
type Frame = readonly [time: number, thinks: boolean];

async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: [number, boolean][] = [];
    Object.assign(window, { drawn: frames });
    const tick = (time: number) => {
      frames.push([time, document.querySelector('.opponent-thinks[data-on]') !== null]);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}

/** Follows hints, as long as no fight asks for more. */
async function playOn(page: Page): Promise<void> {
  const hint = page.getByRole('button', { name: /^Hint/ }).first();
  const scene = page.locator('dialog[open]');
  for (let turn = 0; turn < TURNS; turn++) {
    await hint.or(scene).first().waitFor();
    if ((await scene.count()) > 0) return;
    await hint.click();
    await page.getByRole('button', { name: 'Do it' }).click();
    await page.locator('.counsel').waitFor({ state: 'detached' });
  }
}

function told(frames: readonly Frame[]): string {
  const gaps = frames.flatMap(([time, thinks], at) => {
    const before = frames[at - 1];
    return thinks && before?.[1] ? [time - before[0]] : [];
  });
  const sum = gaps.reduce((all, gap) => all + gap, 0);
  const sorted = gaps.toSorted((a, b) => a - b);
  const part = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const rate = ((1000 * gaps.length) / sum).toFixed(1);
  return `${gaps.length} frames in ${Math.round(sum)} ms of thinking: ${rate} a second; half within ${part(0.5)} ms, 95 % within ${part(0.95)} ms`;
}

await buildIfChanged(console.log);
const server = await openAt({ port: 0, host: 'localhost' });
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await page.goto(`http://localhost:${server.port}/#/duel`);
  await page.getByRole('radio', { name: 'The machine' }).check();
  await page.getByRole('radio', { name: /^Warden/ }).check();
  await page.locator('.new-game-else > summary').click();
  await page.getByLabel('Seed of chance').fill('seven');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: /^Hint/ }).first().waitFor();
  await watchFrames(page);
  await playOn(page);
  console.log(told(await page.evaluate(() => (window as unknown as { drawn: Frame[] }).drawn)));
} finally {
  await browser.close();
  server.close();
}
