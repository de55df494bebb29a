import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfChanged } from '../build/build.ts';
import { guardsOf } from '../build/headers.ts';
import { openAt } from '../build/open.ts';
import { house } from '../build/sources.ts';
import { startChromium } from './chromium.ts';

const FOLDER = 'packages/web/lighthouse';

/** Pages that every visitor meets; a lesson is a table that has no form before it. */
export const MEASURED: Readonly<Record<string, string>> = {
  home: '#/',
  'new game': '#/duel',
  table: '#/learn/duel/1',
  rulebook: '#/rules',
  companion: '#/companion',
};

/** What every page shall reach; how fast it is depends on the machine, and is only told. */
export const MARKS = { performance: 95, accessibility: 100, bestPractices: 95, shift: 0.02 };

/** A page as Lighthouse finds it on a phone: points of a hundred, and how far things moved. */
export interface MeasuredPage {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly shift: number;
  /** What costs points in accessibility and best practices. */
  readonly faults: readonly string[];
  /** Its report as a page of HTML. */
  readonly report: string;
}

interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Result {
  readonly report: string;
  readonly lhr: {
    readonly categories: Readonly<Record<string, Category>>;
    readonly audits: Readonly<Record<string, Audit>>;
    readonly runtimeError?: { readonly message: string };
  };
}

type Lighthouse = (address: string, flags: object) => Promise<Result | undefined>;

/** It has an install of its own, made when it is first needed. */
async function fetchLighthouse(): Promise<Lighthouse> {
  const { status } = spawnSync(
    process.execPath,
    [join(house, 'bootstrap.mjs'), '--install', FOLDER],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error('Lighthouse cannot be had.');
  const { resolve } = createRequire(join(house, FOLDER, 'package.json'));
  return (await import(pathToFileURL(resolve('lighthouse')).href)).default;
}

/** Measures pages one by one, each with an empty shelf, and hands each to `tell`. */
export async function measure(
  addresses: readonly string[],
  tell: (address: string, page: MeasuredPage) => void,
): Promise<void> {
  const lighthouse = await fetchLighthouse();
  await buildIfChanged(console.log);
  const server = await openAt({ port: 0, host: 'localhost' });
  const front = withoutGuards(server.port);
  const profile = mkdtempSync(join(tmpdir(), 'oubliette-lighthouse-'));
  const { kill } = await startChromium(profile);
  try {
    const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
    const { port: at } = front.address() as AddressInfo;
    for (const address of addresses) {
      const result = await lighthouse(`http://localhost:${at}/${address}`, {
        ...{ port, output: 'html', logLevel: 'silent' },
        onlyCategories: ['performance', 'accessibility', 'best-practices'],
      });
      tell(address, measuredIn(result));
    }
  } finally {
    await kill();
    front.close();
    server.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/**
 * The page without the headers that guard it: with them this Chromium breaks off what Lighthouse loads.
 * They have tests of their own, and every browser test runs with them.
 */
function withoutGuards(port: number) {
  const guards = Object.keys(guardsOf(''));
  return createServer(({ url, method, headers }, answer) => {
    const asked = { ...headers, host: `localhost:${port}` };
    request({ port, path: url, method, headers: asked }, got => {
      const kept = Object.entries(got.headers).filter(([name]) => !guards.includes(name));
      answer.writeHead(got.statusCode ?? 500, Object.fromEntries(kept));
      got.pipe(answer);
    }).end();
  }).listen(0);
}

function measuredIn(result: Result | undefined): MeasuredPage {
  if (!result) throw new Error('Lighthouse has no result.');
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const points = (id: string) => Math.round(100 * (categories[id]?.score ?? 0));
  const faults = ['accessibility', 'best-practices']
    .flatMap(id => categories[id]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1);
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
    faults: faults.map(({ id, title }) => `${id}: ${title}`),
    report: result.report,
  };
}
