import { type LevelTable, levelTables, type MeanOfMatches } from '@oubliette/bots/solo';
import { Command } from 'commander';
import { pageWith } from '../made-table.ts';
import { examples, seedText, whole } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';
import { type RunOptions, recordsOf, withRunOptions } from '../run.ts';
import { writeWhole } from '../whole-file.ts';

interface LevelsOptions extends RunOptions {
  readonly matches: number;
  readonly seed: string;
  readonly player: string;
  readonly write?: string;
}

const SIMPLE = 'simple';

const HEAD = [
  'level',
  'expected',
  'arrived per match',
  'per turn',
  'wins',
  'points',
  'NP’s points',
] as const;

export function levels(wish: LevelsOptions): CommandAnswer {
  const { matches, seed, player, write } = wish;
  const tables = levelTables(recordsOf('levels', { player, matches, seed }, wish, write));
  const table = tableOf(tables);
  if (write !== undefined) writeWhole(write, page(write, table, wish));
  const note = write === undefined ? {} : { note: `Table: ${write}` };
  return { text: table, json: { matches, seed, player, levels: tables }, ...note };
}

function tableOf(tables: readonly LevelTable[]): string {
  const rows = tables.map(one => [
    one.level,
    one.expected.toFixed(2),
    within(one.arrived, 2),
    within(one.arrivedPerTurn, 2),
    `${within({ mean: 100 * one.wins.mean, leeway: 100 * one.wins.leeway }, 1)} %`,
    one.points.toFixed(2),
    one.against.toFixed(2),
  ]);
  return [HEAD, HEAD.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

/** `15.2 ± 3.1` */
function within({ mean, leeway }: MeanOfMatches, digits: number): string {
  return `${mean.toFixed(digits)} ± ${leeway.toFixed(digits)}`;
}

/** The page with the new table; those of other players stay. */
function page(path: string, table: string, { matches, seed, player }: LevelsOptions): string {
  const by = `levels --player ${player}`;
  return pageWith(path, { title: 'The levels of the solo game', by, matches, seed, table });
}

export function levelsCommand(reply: Reply): Command {
  return withRunOptions(new Command('levels'))
    .description('measure the solo levels with a player: a fixed simple one, or a bot')
    .option('--matches <n>', 'how many a level', whole(1, 1e6), 50)
    .option('--seed <text>', 'where all matches come from', seedText, '1')
    .option('--player <name>', 'simple, or any player of the arena: captain, search-100', SIMPLE)
    .option('--write <file>', 'put the table into this page; its other words stay')
    .addHelpText(
      'after',
      examples(
        'levels',
        'levels --player search-100 --out levels.jsonl --write docs/solo-levels.md',
      ),
    )
    .action((wish: LevelsOptions) => reply(levels(wish)));
}
