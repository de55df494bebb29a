import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playRun } from '../runs/run.ts';
import { type ArenaPlan, checkPlan, fixturesOf } from './plan.ts';
import { htmlReport, textReport } from './report.ts';
import { standingsOf } from './standings.ts';

const MAIN = fileURLToPath(new URL('../runs/main.ts', import.meta.url));
const PATIENCE = { timeout: 20_000, interval: 50 };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arena-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const plan = (part: Partial<ArenaPlan>): ArenaPlan => ({
  game: 'lantern',
  modes: ['short'],
  players: ['greedy', 'random'],
  matches: 6,
  seed: 's',
  ...part,
});

const run = (wish: ArenaPlan, threads = 1) =>
  playRun({ kind: 'arena', plan: wish, file: join(folder, 'a.jsonl'), threads });

async function play(wish: ArenaPlan, threads = 1) {
  const result = await run(wish, threads);
  if (!result.ok) throw new Error(result.faults[0]!.text);
  return standingsOf(wish, result.value);
}

/** Without what depends on the clock. */
const steady = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map(line => ({ ...JSON.parse(line), pace: null }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));

const written = () => readFileSync(join(folder, 'a.jsonl'), 'utf8');

describe('an arena', () => {
  it('deals every seed twice, with seats exchanged', () => {
    const [first, second] = fixturesOf(plan({}));
    expect(second!.seed).toBe(first!.seed);
    expect(second!.players).toEqual([...first!.players].reverse());
    expect(new Set(fixturesOf(plan({})).map(({ id }) => id)).size).toBe(6);
  });

  it('plays every pair in every mode', async () => {
    const wish = plan({
      modes: ['short', 'plain'],
      players: ['greedy', 'random', 'search-5'],
      matches: 2,
    });
    const { played, pairings, table } = await play(wish);
    expect([played, pairings.length, table.length]).toEqual([12, 3, 3]);
  });

  it('does not outlive whoever started it', async () => {
    const order = { plan: plan({ players: ['search-200', 'random'], matches: 5000 }), threads: 1 };
    const file = join(folder, 'a.jsonl');
    const args = [MAIN, JSON.stringify({ kind: 'arena', ...order, file })];
    const script = `require('node:child_process').spawnSync(process.execPath, ${JSON.stringify(args)})`;
    const starter = spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
    await vi.waitUntil(() => existsSync(join(folder, 'a.jsonl')), PATIENCE);
    starter.kill('SIGKILL');
    const stands = async () => {
      const before = written();
      await new Promise(later => setTimeout(later, 400));
      return written() === before;
    };
    await vi.waitUntil(stands, PATIENCE);
    expect(written().split('\n').length).toBeLessThan(5000);
  });

  it('goes on where it was stopped, and plays a line again that was cut off', async () => {
    await play(plan({}));
    const whole = written();
    const lines = whole.split('\n');
    writeFileSync(
      join(folder, 'a.jsonl'),
      `${lines.slice(0, 4).join('\n')}\n${lines[4]!.slice(0, 20)}`,
    );
    await play(plan({}));
    expect(steady(written())).toEqual(steady(whole));
  });

  it('refuses a file with a line that is no match, and leaves it as it is', async () => {
    await play(plan({}));
    const file = join(folder, 'a.jsonl');
    const [heading, first, ...others] = written().split('\n');
    const broken = JSON.stringify({ ...JSON.parse(first!), players: undefined });
    writeFileSync(file, [heading, first, broken, ...others].join('\n'));
    const before = written();
    const again = await run(plan({}));
    expect(again).toMatchObject({ ok: false, faults: [{ code: 'broken-record' }] });
    expect(written()).toBe(before);
  });

  it('plays the same on several threads as on one', async () => {
    await play(plan({ players: ['search-20', 'random'] }));
    const alone = written();
    rmSync(join(folder, 'a.jsonl'));
    await play(plan({ players: ['search-20', 'random'] }), 2);
    expect(steady(written())).toEqual(steady(alone));
  });

  it('adds matches to an arena, but not to another one', async () => {
    await play(plan({ matches: 2 }));
    expect((await play(plan({ matches: 4 }))).played).toBe(4);
    const other = await run(plan({ seed: 't' }));
    expect(other).toMatchObject({ ok: false, faults: [{ code: 'other-matches' }] });
  });

  it.each([
    [{ game: 'chess' }, 'unknown-game'],
    [{ modes: ['blitz'] }, 'unknown-mode'],
    [{ game: 'duel', modes: ['quick', 'four'] }, 'mode'],
    [{ players: ['greedy', 'nobody'] }, 'unknown-player'],
    [{ players: ['greedy', 'search-9,courage=3'] }, 'unknown-setting'],
    [{ players: ['greedy', 'search-9,keenness=3'] }, 'unknown-setting'],
    [{ players: ['greedy', 'search-9,followed=0'] }, 'unknown-setting'],
    [{ players: ['captain', 'greedy,latitude=0.5'] }, 'unknown-setting'],
    [{ players: ['greedy', 'greedy'] }, 'players'],
  ])('refuses %o', (part, code) => {
    expect(checkPlan(plan(part))).toMatchObject({ ok: false, faults: [{ code }] });
  });

  it('reports in a page that stands alone, and in words', async () => {
    const standings = await play(plan({}));
    const html = htmlReport(standings);
    expect(html).toContain('<svg');
    expect(html).not.toMatch(/src=|href=/);
    expect(html.match(/class="value"/g)).toHaveLength(3);
    expect(textReport(standings)).toContain('6 matches');
    expect(textReport(standings)).toMatch(/^whoever sits first: \d+\.\d %/m);
  });
});

describe('strength', () => {
  it('a search beats random play in Lantern clearly', async () => {
    const wish = plan({ modes: ['plain'], players: ['search-300', 'random'], matches: 60 });
    const { pairings } = await play(wish);
    expect(pairings[0]!.rate.low).toBeGreaterThan(0.55);
  });
});
