import { COMPARISONS, type Fairness, fairest, fairnessOf } from '@oubliette/bots/fairness';
import { Command } from 'commander';
import { pageWith } from '../made-table.ts';
import { examples, seedText, whole } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';
import { type RunOptions, recordsOf, withRunOptions } from '../run.ts';
import { writeWhole } from '../whole-file.ts';

interface FairnessOptions extends RunOptions {
  readonly player: string;
  readonly matches: number;
  readonly seed: string;
  readonly write?: string;
}

function fairness(comparison: string, wish: FairnessOptions): CommandAnswer {
  const { player, matches, seed, write } = wish;
  const records = recordsOf('fairness', { comparison, player, matches, seed }, wish, write);
  const found = fairnessOf(comparison, records);
  const text = tableOf(comparison, found);
  if (write !== undefined) writeWhole(write, page(write, comparison, wish, text));
  const fair = fairest(found);
  const note = write === undefined ? {} : { note: `Table: ${write}` };
  return {
    text: `${text}\n\nNearest to even: ${fair.terms}.`,
    json: { comparison, player, seed, terms: found, fairest: fair.terms },
    ...note,
  };
}

const percent = (share: number) => `${Math.round(100 * share)} %`;

function tableOf(comparison: string, rows: readonly Fairness[]): string {
  const { side, what } = COMPARISONS[comparison]!;
  const head = [what, 'Matches', `${side} wins`, 'Draws', 'Losses', 'Share (95 %)'];
  const lines = rows.map(({ terms, matches, won, drawn, lost, share }) => [
    terms,
    ...[matches, won, drawn, lost].map(String),
    `${percent(share.share)} (${percent(share.low)}–${percent(share.high)})`,
  ]);
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [head, rule, ...lines].map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

/** The page with the new table; those of other terms and other players stay. */
function page(
  path: string,
  comparison: string,
  { player, matches, seed }: FairnessOptions,
  table: string,
): string {
  const by = `fairness ${comparison} --player ${player}`;
  return pageWith(path, { title: 'Balance', by, matches, seed, table });
}

export function fairnessCommand(reply: Reply): Command {
  return withRunOptions(new Command('fairness'))
    .description('let equal players meet on unequal terms, and say which terms are fair')
    .argument('<what>', Object.keys(COMPARISONS).join(' or '))
    .option('--player <name>', 'a player of the arena, the same on both sides', 'search-400')
    .option('--matches <n>', 'on each terms', whole(1, 1e6), 20)
    .option('--seed <text>', 'where all matches come from', seedText, 'fairness')
    .option('--write <file>', 'put the table into this page; its other words stay')
    .addHelpText(
      'after',
      examples('fairness auction --player search-60 --out auction.jsonl', 'fairness handicap'),
    )
    .action((what: string, wish: FairnessOptions) => reply(fairness(what, wish)));
}
