import { existsSync, readFileSync } from 'node:fs';
import { htmlReport, standingsOf, strengthPage, textReport } from '@oubliette/bots/arena';
import { Command } from 'commander';
import { gameNamed, modeNamed } from '../games.ts';
import { examples, freshSeed, seedText, whole } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';
import { OUT_ANYWAY, type RunOptions, recordsOf, withRunOptions } from '../run.ts';
import { writeWhole } from '../whole-file.ts';

interface ArenaOptions extends RunOptions {
  readonly players: readonly string[];
  readonly mode?: readonly string[];
  readonly matches: number;
  readonly seed?: string;
  readonly html?: string;
  readonly write?: string;
}

function arena(name: string, wish: ArenaOptions): CommandAnswer {
  const { game } = gameNamed(name);
  const { players, matches, html, write, seed = freshSeed() } = wish;
  const modes = (wish.mode ?? [undefined]).map(mode => modeNamed(game, mode));
  const out = wish.out ?? `arena-${game.id}-${seed.replaceAll(/[^\p{L}\p{N}_-]/gu, '-')}.jsonl`;
  const plan = { game: game.id, modes, players, matches, seed };
  const standings = standingsOf(plan, recordsOf('arena', plan, { ...wish, out }, html, write));
  if (html !== undefined) writeWhole(html, htmlReport(standings));
  if (write !== undefined) writeWhole(write, strengthPage(pageAt(write), standings));
  const pages = { Report: html, Table: write };
  const written = Object.entries(pages).filter(([, path]) => path !== undefined);
  const note = [`Matches: ${out}`, ...written.map(([what, path]) => `${what}: ${path}`)].join('\n');
  return { text: textReport(standings), json: { file: out, ...standings }, note };
}

function pageAt(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

const names = (text: string) => text.split('/');

export function arenaCommand(reply: Reply): Command {
  return withRunOptions(new Command('arena'), OUT_ANYWAY)
    .description('let bots play each other, and say how strong they are')
    .argument('<game>', 'one of those that `oubliette games` lists')
    .requiredOption(
      '--players <a/b/…>',
      'required; some of random, greedy, squire to warden, search-500, search-250ms, plain-500',
      names,
    )
    .option('--mode <mode/…>', 'the first one by default', names)
    .option('--matches <n>', 'of each pair in each mode, seats exchanged', whole(1, 1e6), 20)
    .option('--seed <text>', 'where all matches come from; fresh by default', seedText)
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
