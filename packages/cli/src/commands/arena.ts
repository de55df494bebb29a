import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Standings } from '@oubliette/bots/arena';
import type { ArenaOrder } from '@oubliette/bots/arena-process';
import type { Result } from '@oubliette/kernel';
import { Command } from 'commander';
import { badInputWithin } from '../fault.ts';
import { gameNamed, modeNamed } from '../games.ts';
import { examples, freshSeed, seedText, whole } from '../options.ts';
import type { Answer, Reply } from '../output.ts';
import { requireWritable } from '../whole-file.ts';

interface ArenaOptions {
  readonly players: readonly string[];
  readonly mode?: readonly string[];
  readonly matches: number;
  readonly seed?: string;
  readonly threads: number;
  readonly out?: string;
  readonly html?: string;
}

type Told = Result<Standings> & { readonly text?: string };

const PROCESS = fileURLToPath(import.meta.resolve('@oubliette/bots/arena-process'));

function arena(name: string, wish: ArenaOptions): Answer {
  const { game } = gameNamed(name);
  const { players, matches, threads, html, seed = freshSeed() } = wish;
  const modes = (wish.mode ?? [undefined]).map(mode => modeNamed(game, mode));
  const file = wish.out ?? `arena-${game.id}-${seed.replaceAll(/[^\p{L}\p{N}_-]/gu, '-')}.jsonl`;
  requireWritable(file);
  if (html !== undefined) requireWritable(html);
  const plan = { game: game.id, modes, players, matches, seed };
  const order: ArenaOrder = { plan, file, threads, ...(html === undefined ? {} : { html }) };
  const told = run(order);
  if (!told.ok) return badInputWithin('', told.faults);
  const note = [`Matches: ${file}`, ...(html === undefined ? [] : [`Report: ${html}`])].join('\n');
  return { text: told.text ?? '', json: { file, ...told.value }, note };
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
    .requiredOption('--players <a/b/…>', 'random, greedy, a level, search-500, search-250ms', names)
    .option('--mode <mode/…>', 'the first one by default', names)
    .option('--matches <n>', 'of each pair in each mode, seats exchanged', whole(1, 1e6), 20)
    .option('--seed <text>', 'where all matches come from; fresh by default', seedText)
    .option('--threads <n>', 'all cores by default', whole(1, 256), availableParallelism())
    .option('--out <file>', 'a line for each match; the same command goes on where it was stopped')
    .option('--html <file>', 'a report with plots')
    .addHelpText(
      'after',
      examples(
        'arena lantern --players captain/greedy/random --matches 100 --seed 7',
        'arena duel --players captain/greedy --mode quick --out duel.jsonl --html duel.html',
      ),
    )
    .action((game: string, wish: ArenaOptions) => reply(arena(game, wish)));
}
