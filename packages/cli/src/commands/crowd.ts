import {
  CROWD_MODES,
  type CrowdTable,
  crowdTable,
  LEEWAY,
  NOBODY_ALONE,
  TIMES_FAIR,
} from '@oubliette/bots/crowd';
import { Command } from 'commander';
import { GAMES, modeNamed } from '../games.ts';
import { pageWith } from '../made-table.ts';
import { examples, seedText, whole } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';
import { type RunOptions, recordsOf, withRunOptions } from '../run.ts';
import { writeWhole } from '../whole-file.ts';

interface CrowdOptions extends RunOptions {
  readonly matches: number;
  readonly mode?: string;
  readonly player: string;
  readonly alone?: string;
  readonly seed: string;
  readonly write?: string;
}

function crowd(wish: CrowdOptions): CommandAnswer {
  const { matches, mode, player, alone = NOBODY_ALONE, seed, write } = wish;
  const modes: readonly string[] = mode === undefined ? CROWD_MODES : mode.split(',');
  for (const named of modes) modeNamed(GAMES['duel']!.game, named);
  const records = recordsOf('crowd', { player, alone, modes, matches, seed }, wish, write);
  const tables = modes.map(played => crowdTable(played, records));
  const text = alone === NOBODY_ALONE ? seatTable(tables) : aloneTable(tables, alone, player);
  if (write !== undefined) writeWhole(write, page(write, text, wish));
  const note = write === undefined ? {} : { note: `Table: ${write}` };
  return { text, json: { seed, player, alone, tables }, ...note };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The share of each seat, and whether it is near enough to its fair one. */
function seatTable(tables: readonly CrowdTable[]): string {
  const rows = tables.flatMap(({ mode, seats, matches, bySeat, points }) =>
    seats.map((seat, side) => {
      const { share, low, high } = bySeat[side]!;
      const off = share - 1 / seats.length;
      return [
        mode,
        seat,
        String(matches),
        `${percent(share)} (${percent(low)}–${percent(high)})`,
        percent(1 / seats.length),
        `${off < 0 ? '−' : '+'}${(100 * Math.abs(off)).toFixed(1)}`,
        points[side]!.toFixed(2),
        Math.abs(off) <= LEEWAY ? 'yes' : 'no',
      ];
    }),
  );
  const head = ['Mode', 'Seat', 'Matches', 'Share (95 %)', 'Fair', 'Off', 'VP', 'Within 5 points'];
  return lined(head, rows);
}

/** What one player makes of their share among others. */
function aloneTable(tables: readonly CrowdTable[], alone: string, player: string): string {
  const rows = tables.map(({ mode, seats, matches, alone: rate }) => {
    const fair = 1 / seats.length;
    const { share, low, high } = rate!;
    return [
      mode,
      `${alone} among ${player}`,
      String(matches),
      `${percent(share)} (${percent(low)}–${percent(high)})`,
      percent(fair),
      (share / fair).toFixed(2),
      share >= TIMES_FAIR * fair ? 'met' : 'missed',
    ];
  });
  const mark = `≥ ${TIMES_FAIR} times`;
  return lined(['Mode', 'Who', 'Matches', 'Share (95 %)', 'Fair', 'Times fair', mark], rows);
}

const lined = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

/** The page with the new table; those of other players and modes stay. */
function page(path: string, text: string, wish: CrowdOptions): string {
  const { matches, seed, player, alone, mode } = wish;
  const besides = `${alone === undefined ? '' : ` --alone ${alone}`}${mode === undefined ? '' : ` --mode ${mode}`}`;
  const by = `crowd --player ${player}${besides}`;
  return pageWith(path, {
    title: 'Tables of three, four and five',
    by,
    matches,
    seed,
    table: text,
  });
}

export function crowdCommand(reply: Reply): Command {
  return withRunOptions(new Command('crowd'))
    .description('let equal players sit at tables of three, four and five, or one among others')
    .option('--matches <n>', 'of each mode', whole(1, 1e6), 100)
    .option('--mode <modes>', `any modes of the duel; usually ${CROWD_MODES.join(',')}`)
    .option('--player <name>', 'who sits in every seat: greedy, search-60', 'greedy')
    .option('--alone <name>', 'who takes one seat, every seat in turn: warden')
    .option('--seed <text>', 'where all matches come from', seedText, 'crowd')
    .option('--write <file>', 'put the table into this page; its other words stay')
    .addHelpText(
      'after',
      examples('crowd --matches 500', 'crowd --mode three,four --alone warden --matches 200'),
    )
    .action((wish: CrowdOptions) => reply(crowd(wish)));
}
