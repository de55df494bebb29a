/** Draws the icons of the installed table from `public/favicon.svg`: `npm run icons -w packages/web`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { house } from '../build/sources.ts';
import { launchChromium } from './chromium.ts';
import { onlyHelp } from './usage.ts';

const USAGE = `Usage: npm run icons -w packages/web

Draws the icons of the installed table (packages/web/public/*.png) from favicon.svg.`;
const STONE = '#14100c';

onlyHelp(USAGE);

/** How much of the picture the well takes; systems cut a maskable icon to a circle of four fifths. */
const ICONS = [
  { file: 'icon-192.png', size: 192, part: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, part: 1, ground: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, part: 0.76, ground: STONE },
  { file: 'apple-touch-icon.png', size: 180, part: 0.86, ground: STONE },
] as const;

const folder = join(house, 'packages/web/public');
const well = readFileSync(join(folder, 'favicon.svg'), 'utf8');
const browser = await launchChromium();
try {
  for (const { file, size, part, ground } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const side = `${part * 100}%`;
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">
         <div style="width:${side};height:${side}">${well}</div>
       </body>`,
    );
    const picture = await page.screenshot({ omitBackground: true, type: 'png' });
    writeFileSync(join(folder, file), picture);
    await page.close();
    console.log(`${file}: ${picture.length} bytes`);
  }
} finally {
  await browser.close();
}
