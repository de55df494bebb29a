import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Standings, strengthPage } from '@oubliette/bots/arena';
import type { ArenaOrder } from '@oubliette/bots/arena-process';
import type { Game, Result, Shape } from '@oubliette/kernel';
import { Command } from 'commander';
import { badInput, badInputWithin } from '../fault.ts';
import { gameNamed, modeNamed } from '../games.ts';
import { examples, freshSeed, seedText, whole } from '../options.ts';
import type { Answer, Reply } from '../output.ts';
import { requireWritable, writeWhole } from '../whole-file.ts';

interface ArenaOptions {
  readonly players: readonly string[];
  readonly mode?: readonly string[];
  readonly matches: number;
  readonly seed?: string;
  readonly threads: number;
  readonly out?: string;
  readonly html?: string;
  readonly write?: string;
}

type Told = Result<Standings> & { readonly text?: string };

const PROCESS = fileURLToPath(import.meta.resolve('@oubliette/bots/arena-process'));

function arena(name: string, wish: ArenaOptions): Answer {
  const { game } = gameNamed(name);
  const { players, matches, threads, html, write, seed = freshSeed() } = wish;
  const modes = (wish.mode ?? [undefined]).map(mode => modeForTwo(game, mode));
  const file = wish.out ?? `arena-${game.id}-${seed.replaceAll(/[^\p{L}\p{N}_-]/gu, '-')}.jsonl`;
  requireWritable(file);
  if (html !== undefined) requireWritable(html);
  if (write !== undefined) requireWritable(write);
  const plan = { game: game.id, modes, players, matches, seed };
  const order: ArenaOrder = { plan, file, threads, ...(html === undefined ? {} : { html }) };
  const told = run(order);
  if (!told.ok) return badInputWithin('', told.faults);
  if (write !== undefined) writeWhole(write, strengthPage(pageAt(write), told.value));
  const pages = { Report: html, Table: write };
  const written = Object.entries(pages).filter(([, path]) => path !== undefined);
  const note = [`Matches: ${file}`, ...written.map(([what, path]) => `${what}: ${path}`)].join(
    '\n',
  );
  return { text: told.text ?? '', json: { file, ...told.value }, note };
}

function pageAt(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Bots are compared two by two. */
function modeForTwo(game: Game<Shape>, name: string | undefined): string {
  const mode = modeNamed(game, name);
  const options = game.parseOptions(game.modes[mode]);
  const seats = options.ok ? game.seats(options.value).length : 0;
  if (seats === 2) return mode;
  return badInput('mode', '--mode', `An arena is for two; ${mode} has ${seats} seats.`);
}

/** Plays in a process of its own, which draws its progress on our stderr. */
function run(order: ArenaOrder): Told {
  const { stdout, status, error } = spawnSync(process.execPath, [PROCESS, JSON.stringify(order)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`the arena ended with ${status}`);
  return JSON.parse(stdout) as Told;
}

const names = (text: string) => text.split('/');

export function arenaCommand(reply: Reply): Command {
  return new Command('arena')
    .description('let bots play each other, and say how strong they are')
    .argument('<game>', 'one of those that `oubliette games` lists')
    .requiredOption(
      '--players <a/b/…>',
      'random, greedy, squire to warden, search-500, search-250ms, plain-500',
      names,
    )
    .option('--mode <mode/…>', 'the first one by default', names)
    .option('--matches <n>', 'of each pair in each mode, seats exchanged', whole(1, 1e6), 20)
    .option('--seed <text>', 'where all matches come from; fresh by default', seedText)
    .option('--threads <n>', 'all cores by default', whole(1, 256), availableParallelism())
    .option(
      '--out <file>',
      'a line for each match; the same command goes on where it was stopped; by default a file here, named after game and seed',
    )
    .option('--html <file>', 'a report with plots')
    .option('--write <file>', 'put the results into the table of this page; its other words stay')
    .addHelpText(
      'after',
      examples(
        'arena lantern --players captain/greedy/random --matches 100 --seed 7',
        'arena duel --players captain/greedy --mode quick --out duel.jsonl --html duel.html',
      ),
    )
    .action((game: string, wish: ArenaOptions) => reply(arena(game, wish)));
}
