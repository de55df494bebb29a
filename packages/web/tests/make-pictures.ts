/** Takes the pictures of both tables and an animation for the README: `npm run pictures -w packages/web`. */
import { join } from 'node:path';
import { fastRandom, type Match, type Shape, saveMatch } from '@oubliette/kernel';
import { buildIfChanged } from '../build/build.ts';
import { openAt } from '../build/open.ts';
import { house } from '../build/sources.ts';
import { launchChromium } from './chromium.ts';
import { fresh as freshCave, play as playCave } from './claustrophobia-play.ts';
import { fresh as freshDuel, highlights, play as playDuel } from './duel-play.ts';
import { onlyHelp } from './usage.ts';

const USAGE = `Usage: npm run pictures -w packages/web

Takes the pictures of both tables that the README shows, in the middle of matches, into docs, and
has the page make an animation of a duel.`;

onlyHelp(USAGE);

/** A duel in its middle: most rooms are revealed, both sides are under way. */
function duelling(): Match<Shape> {
  const match = freshDuel(19);
  playDuel(match, fastRandom(19), highlights(), () => {
    return match.state.turn > 10 && match.state.frames.at(-1)?.kind === 'turn';
  });
  return match as unknown as Match<Shape>;
}

/** The tunnels after some rounds. */
function exploring(): Match<Shape> {
  const match = freshCave('torch 4');
  playCave(match, 7, plies => plies.length >= 95);
  return match as unknown as Match<Shape>;
}

const PICTURES = [
  { file: 'duel-table.jpg', address: '#/duel', match: duelling(), film: 'duel.gif' },
  { file: 'claustrophobia-table.jpg', address: '#/claustrophobia', match: exploring() },
];

await buildIfChanged(console.log);
const server = await openAt({ port: 0, host: 'localhost' });
const browser = await launchChromium();
try {
  for (const { file, address, match, film } of PICTURES) {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 810 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    await page.goto(`http://localhost:${server.port}/${address}`);
    const buffer = Buffer.from(JSON.stringify(saveMatch(match)));
    const json = { name: 'match.json', mimeType: 'application/json', buffer };
    await page.locator('input[type=file]').setInputFiles(json);
    await page.locator('.curtain button:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.curtain').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const path = join(house, 'docs', file);
    await page.screenshot({ path, type: 'jpeg', quality: 82 });
    console.log(`docs/${file}`);
    if (film) {
      await page.keyboard.press('m');
      await page.getByRole('button', { name: 'Look back' }).click();
      const coming = page.waitForEvent('download', { timeout: 0 });
      await page.getByRole('button', { name: 'Save as an animation' }).click();
      await (await coming).saveAs(join(house, 'docs', film));
      console.log(`docs/${film}`);
    }
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
