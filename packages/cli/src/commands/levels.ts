import { type LevelTable, levelTables, type Measured } from '@oubliette/bots/solo';
import { Command } from 'commander';
import { examples, seedText, whole } from '../options.ts';
import type { Answer, Reply } from '../output.ts';
import { type Progress, progressOn } from '../progress.ts';
import { requireWritable, writeWhole } from '../whole-file.ts';

interface LevelsOptions {
  readonly matches: number;
  readonly seed: string;
  readonly out?: string;
}

const HEAD = [
  'level',
  'expected',
  'arrived per match',
  'per turn',
  'wins',
  'points',
  'NP’s points',
] as const;

export function levels({ matches, seed, out }: LevelsOptions, progress: Progress): Answer {
  if (out !== undefined) requireWritable(out);
  const tables = levelTables(matches, seed, played => progress.say(`${played} matches`));
  progress.end();
  const table = tableOf(tables);
  if (out !== undefined) writeWhole(out, document(table, matches, seed));
  const text = out === undefined ? table : `${table}\n\nThe page is ${out}.`;
  return { text, json: { matches, seed, levels: tables, ...(out !== undefined && { out }) } };
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
function within({ mean, leeway }: Measured, digits: number): string {
  return `${mean.toFixed(digits)} ± ${leeway.toFixed(digits)}`;
}

function document(table: string, matches: number, seed: string): string {
  return [
    '# The levels of the solo game',
    '',
    `Made by \`oubliette levels --matches ${matches} --seed ${seed} --out docs/solo-levels.md\`: ${matches} matches a level, the same deals on each, played by one fixed simple player (\`packages/bots/src/solo\`). He sees what the Player sees, always begins with the same team, and takes the action after which his position looks best: points, healthy characters, how near everybody is to his exit, and who could strike whom. He thinks no further than one action: a measure, no opponent.`,
    '',
    table,
    '',
    '- *expected*: reinforcements that a cycle of four turns with six combats calls on average (NC-ICON-03);',
    '- *arrived per match*, *per turn*: reinforcements that came, and how many for each turn of the Player; harder matches are shorter;',
    '- *wins*, *points*, *NP’s points*: how the simple player fared;',
    '- *±*: the true mean lies within, 95 times in 100.',
    '',
  ].join('\n');
}

export function levelsCommand(reply: Reply): Command {
  return new Command('levels')
    .description('measure the solo levels with a fixed simple player')
    .option('--matches <n>', 'how many a level', whole(1, 1e6), 50)
    .option('--seed <text>', 'where all matches come from', seedText, '1')
    .option('--out <file>', 'write a page too')
    .addHelpText('after', examples('levels', 'levels --matches 500 --out docs/solo-levels.md'))
    .action((wish: LevelsOptions) => reply(levels(wish, progressOn(process.stderr))));
}
