import { type Balance, balanceOf, SCENARIO_MODES } from '@oubliette/bots/balance';
import { Command } from 'commander';
import { badInput } from '../fault.ts';
import { examples, seedText, whole } from '../options.ts';
import type { Answer, Reply } from '../output.ts';
import { type Progress, progressOn } from '../progress.ts';
import { requireWritable, writeWhole } from '../whole-file.ts';

interface BalanceOptions {
  readonly matches: number;
  readonly mode?: string;
  readonly seed: string;
  readonly write?: string;
}

function balance(wish: BalanceOptions, progress: Progress): Answer {
  const { matches, mode, seed, write } = wish;
  if (mode !== undefined && !SCENARIO_MODES.includes(mode)) {
    badInput('mode', '--mode', `It must be one of ${SCENARIO_MODES.join(', ')}.`);
  }
  if (write !== undefined) requireWritable(write);
  const balances: Balance[] = [];
  for (const played of mode === undefined ? SCENARIO_MODES : [mode]) {
    progress.say(`${matches} matches of ${played}`);
    balances.push(balanceOf(played, matches, seed));
  }
  progress.end();
  const text = table(balances);
  if (write !== undefined) writeWhole(write, page(text, wish));
  const note = write === undefined ? {} : { note: `Table: ${write}` };
  return { text, json: { seed, balances }, ...note };
}

const COLUMNS = ['Scenario', 'Matches', 'Human wins', 'Draws', 'Demon wins', 'Rounds'] as const;

function table(balances: readonly Balance[]): string {
  const rows = balances.map(({ mode, matches, human, draw, demon, rounds }) => [
    mode,
    String(matches),
    ...[human, draw, demon].map(won => `${Math.round((100 * won) / matches)} %`),
    rounds.toFixed(1),
  ]);
  const lines = [[...COLUMNS], COLUMNS.map((_, index) => (index === 0 ? '---' : '---:')), ...rows];
  return lines.map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

const ABOUT = `# Balance of Claustrophobia

How matches end between two scripted players (\`packages/bots/src/claustrophobia\`): they know what their seat knows, answer most questions by habit, and try each action once in a few guessed worlds. They look no further, so the table shows which scenario leans to which side among beginners, not what masters would make of it.

The weights of the players were picked by hand: of about twenty settings, each tried in 24 to 60 matches of survivors and infection, one of those under which the humans did best there. So the players are fitted to these two scenarios and to no other. The table comes from other seeds. With n matches a share is known to about 100/√n percentage points either way.`;

function page(rows: string, { matches, seed, mode }: BalanceOptions): string {
  const only = mode === undefined ? '' : ` --mode ${mode}`;
  const command = `oubliette balance --matches ${matches} --seed ${seed}${only} --write docs/balance.md`;
  return `${ABOUT}\n\nMade by \`${command}\`.\n\n${rows}\n`;
}

export function balanceCommand(reply: Reply): Command {
  return new Command('balance')
    .description('let scripted players play the scenarios of Claustrophobia, and say who wins')
    .option('--matches <n>', 'of each scenario', whole(1, 1e6), 100)
    .option('--mode <mode>', 'only this scenario')
    .option('--seed <text>', 'where all matches come from', seedText, 'balance')
    .option('--write <file>', 'a page with the table')
    .addHelpText('after', examples('balance --matches 500', 'balance --mode ritual --json'))
    .action((wish: BalanceOptions) => reply(balance(wish, progressOn(process.stderr))));
}
