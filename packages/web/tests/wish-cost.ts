/**
 * What a wish costs in the browser, from the page to the worker, onto the disk and back, early and late in
 * a match: `npm run wishes -w packages/web`.
 */
import { games } from '@oubliette/host';
import {
  decide,
  fastRandom,
  type Match,
  pick,
  type Shape,
  standingUntil,
  startMatch,
} from '@oubliette/kernel';
import type { Page } from 'playwright-core';
import { buildIfChanged } from '../build/build.ts';
import { openAt } from '../build/open.ts';
import { launchChromium } from './chromium.ts';
import { withKeeper } from './keeper.ts';
import { onlyHelp } from './usage.ts';

const USAGE = `Usage: npm run wishes -w packages/web

Plays wishes at action 50 and at action 2,000 of a duel in Chromium and says what they cost, from the
page to the worker, onto the disk and back.`;
onlyHelp(USAGE);

const MOMENTS = [50, 2000] as const;
const ROUNDS = 5;
const WISHES = 40;

/** A duel by chance that lasts for more than 2,100 actions. */
async function longDuel(): Promise<Match<Shape>> {
  const { game } = await games.duel!({});
  const options = game.parseOptions({ quick: true });
  if (!options.ok) throw new Error(options.faults[0]?.text);
  const match = startMatch(game, options.value, 'seed6');
  const random = fastRandom(6);
  for (let asked = game.decision(match.state); asked !== null; ) {
    const [seat] = asked.seats;
    decide(match, seat!, pick(random, 'x', game.legal(match.state, seat!)));
    asked = game.decision(match.state);
  }
  return match;
}

interface Part {
  /** The match up to a moment. */
  readonly file: string;
  /** What was done then. */
  readonly deeds: readonly { readonly seat: string; readonly action: unknown }[];
}

function partOf(match: Match<Shape>, moment: number): Part {
  const deeds = match.log.slice(moment, moment + WISHES);
  return {
    file: JSON.stringify(standingUntil(match, moment)),
    deeds: deeds.map(({ seat, action }) => ({ seat, action })),
  };
}

interface Seen {
  readonly value: { readonly head: number; readonly snapshot: { viewer: string; last: number } };
}

/** Milliseconds of each wish. */
const timesOf = (page: Page, part: Part): Promise<number[]> =>
  page.evaluate(async ({ file, deeds }) => {
    const { askKeeper } = window as unknown as {
      askKeeper<Answer>(what: string, ...about: unknown[]): Promise<Answer>;
    };
    const table = { players: {}, openTable: true };
    const { value: key } = await askKeeper<{ value: string }>('read', file, table);
    let seen = await askKeeper<Seen>('open', key, null);
    const known: Record<string, object> = {};
    const times: number[] = [];
    for (const { seat, action } of deeds) {
      const { head, snapshot } = seen.value;
      known[snapshot.viewer] = { head, moments: snapshot.last };
      const start = performance.now();
      seen = await askKeeper<Seen>('act', { key, sitting: seat, head, known }, [action]);
      times.push(performance.now() - start);
    }
    await askKeeper('remove', key);
    return times;
  }, part);

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

await buildIfChanged(console.log);
const server = await openAt({ port: 0, host: 'localhost' });
const browser = await launchChromium();
try {
  const page = await browser.newPage();
  await withKeeper(page);
  await page.goto(`http://localhost:${server.port}/#/duel`);
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  const match = await longDuel();
  const parts = MOMENTS.map(moment => ({
    moment,
    part: partOf(match, moment),
    times: [] as number[],
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { part, times } of parts) times.push(...(await timesOf(page, part)));
  }
  const [early, late] = parts.map(({ moment, times }) => {
    console.log(`a wish at action ${moment}: ${median(times).toFixed(2)} ms, of ${times.length}`);
    return median(times);
  }) as [number, number];
  console.log(`${(late / early).toFixed(2)} times as much; the mark is 1.5`);
} finally {
  await browser.close();
  server.close();
}
