import { balanceOf, SCENARIO_MODES, type ScenarioBalance } from '@oubliette/bots/balance';
import { Command } from 'commander';
import { pageWith } from '../made-table.ts';
import { examples, seedText, whole } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';
import { type RunOptions, recordsOf, withRunOptions } from '../run.ts';
import { writeWhole } from '../whole-file.ts';

interface BalanceOptions extends RunOptions {
  readonly matches: number;
  readonly mode?: string;
  readonly player: string;
  readonly seed: string;
  readonly write?: string;
}

function balance(wish: BalanceOptions): CommandAnswer {
  const { matches, mode, player, seed, write } = wish;
  const modes = mode === undefined ? SCENARIO_MODES : [mode];
  const records = recordsOf('balance', { player, modes, matches, seed }, wish, write);
  const balances = modes.map(played => balanceOf(played, records));
  const text = table(balances);
  if (write !== undefined) writeWhole(write, page(write, text, wish));
  const note = write === undefined ? {} : { note: `Table: ${write}` };
  return { text, json: { seed, player, balances }, ...note };
}

const SCRIPTED = 'scripted';

const COLUMNS = ['Scenario', 'Matches', 'Human wins', 'Draws', 'Demon wins', 'Rounds'] as const;

function table(balances: readonly ScenarioBalance[]): string {
  const rows = balances.map(({ mode, matches, human, draw, demon, rounds }) => [
    mode,
    String(matches),
    ...[human, draw, demon].map(won => `${Math.round((100 * won) / matches)} %`),
    rounds.toFixed(1),
  ]);
  const lines = [[...COLUMNS], COLUMNS.map((_, index) => (index === 0 ? '---' : '---:')), ...rows];
  return lines.map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

/** The page with the new table; one of other scenarios or another player stays. */
function page(path: string, text: string, { matches, seed, mode, player }: BalanceOptions): string {
  const only = mode === undefined ? '' : ` --mode ${mode}`;
  const by = `balance --player ${player}${only}`;
  return pageWith(path, { title: 'Balance of Claustrophobia', by, matches, seed, table: text });
}

export function balanceCommand(reply: Reply): Command {
  return withRunOptions(new Command('balance'))
    .description(
      'let players of the same kind play the scenarios of Claustrophobia, and say who wins',
    )
    .option('--matches <n>', 'of each scenario', whole(1, 1e6), 100)
    .option('--mode <mode>', 'only this scenario')
    .option(
      '--player <name>',
      'scripted, or a player of the arena that is the same on both sides: search-200',
      SCRIPTED,
    )
    .option('--seed <text>', 'where all matches come from', seedText, 'balance')
    .option('--write <file>', 'put the table into this page; its other words stay')
    .addHelpText('after', examples('balance --matches 500', 'balance --mode ritual --json'))
    .action((wish: BalanceOptions) => reply(balance(wish)));
}
