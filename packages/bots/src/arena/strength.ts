import { KNOWN_GAMES } from '../knowledge/known.ts';
import { areSidesAlike, LEVEL_IDS } from '../players/levels.ts';
import { type ArenaPlan, seatsIn } from './plan.ts';
import { percent } from './plots.ts';
import type { ArenaStanding, Pairing, Standings } from './standings.ts';

const LADDER: readonly string[] = LEVEL_IDS;

/** What is wanted of a pair, as a share of wins; of most nothing is. */
function markOf({ one, other }: Pairing): number | null {
  const [upper, lower] = [one, other].map(name => LADDER.indexOf(name));
  if (upper! === lower! + 1 && lower! >= 0) return MARKS.below;
  if (upper !== LEVEL_IDS.length - 1) return null;
  return MARKS[other] ?? null;
}

/** Each level against the one below, and the top level against players that are no level. */
const MARKS: Readonly<Record<string, number>> & { readonly below: number } = {
  below: 0.65,
  greedy: 0.85,
  random: 0.99,
};

/** Fewer matches prove nothing. */
const ENOUGH = 200;

/** Where the sides are not alike a mark is asked of each; in an auction a seat may lead either. */
const isUneven = ({ game, modes }: ArenaPlan): boolean =>
  !areSidesAlike(game) && !modes.includes('auction');

function verdict(
  plan: ArenaPlan,
  { won, drawn, lost, rate, bySeat }: Pairing,
  mark: number,
): string {
  const rates = isUneven(plan) ? bySeat : [rate];
  if (won + drawn + lost < ENOUGH * rates.length) return 'under way';
  return rates.every(each => each !== null && each.share >= mark) ? 'met' : 'missed';
}

const COLUMNS = [
  'Game',
  'Mode',
  'Pair',
  'Matches',
  'Won, drawn, lost',
  'Share (95 %)',
  'By seat',
  'Mark',
  'Positions a choice',
  'Milliseconds a choice',
  'Seed',
] as const;

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const HEAD = [line(COLUMNS), line(COLUMNS.map(() => '---'))];
const TITLE = '# How strong the opponents are\n';

/** What the command owns of a page: its table. */
const TABLE = /^\| Game \| Mode \| Pair .*\n(?:\|.*\n?)+/m;

/** A page about strength with the results of an arena in its table; all else that it says stays. */
export function strengthPage(before: string | null, standings: Standings): string {
  const page = before ?? TITLE;
  const table = (TABLE.exec(page)?.[0] ?? '').trimEnd().split('\n').slice(HEAD.length);
  // A row of another table says nothing under this head.
  const old = table.filter(row => cellsOf(row) === cellsOf(HEAD[0]!));
  const fresh = rowsOf(standings);
  const keys = new Set(fresh.map(keyOf));
  const rows = [...old.filter(row => !keys.has(keyOf(row))), ...fresh].sort(byStrength);
  const written = [...HEAD, ...rows].join('\n');
  if (!TABLE.test(page)) return `${page.trimEnd()}\n\n${written}\n`;
  return page.replace(TABLE, () => `${written}\n`);
}

const cellsOf = (row: string) => row.split(' | ').length;

/** Game, mode and pair: a later result takes the place of an earlier one. */
function keyOf(row: string): string {
  return row.split(' | ').slice(0, 3).join();
}

/** Game by game, the strongest first. */
function byStrength(one: string, other: string): number {
  const [first, second] = [placeOf(one), placeOf(other)];
  if (first.table !== second.table) return first.table < second.table ? -1 : 1;
  return second.upper - first.upper || second.lower - first.lower;
}

function placeOf(row: string) {
  const [game, mode, pair = ''] = row.replace(/^\| /, '').split(' | ');
  const [upper, lower] = pair.split(' – ').map(name => LADDER.indexOf(name));
  return { table: `${game} ${mode}`, upper: upper ?? -1, lower: lower ?? -1 };
}

function rowsOf({ plan, pairings, table }: Standings): string[] {
  const seats = seatsIn(KNOWN_GAMES[plan.game]!.game, plan.modes[0]!);
  return pairings.map(pairing => {
    const { one, other, won, drawn, lost, rate, bySeat } = pairing;
    const mark = markOf(pairing);
    const of = (name: string) => table.find(({ player }) => player === name)!;
    const each = (figure: (standing: ArenaStanding) => string) =>
      [one, other].map(name => figure(of(name))).join(' – ');
    return line([
      plan.game,
      plan.modes.join(', '),
      `${one} – ${other}`,
      String(won + drawn + lost),
      `${won}, ${drawn}, ${lost}`,
      `${percent(rate.share)} (${percent(rate.low)}–${percent(rate.high)})`,
      bySeat
        .map((rate, seat) => `${seats[seat]} ${rate === null ? '–' : percent(rate.share)}`)
        .join(', '),
      mark === null ? '' : `≥ ${Math.round(100 * mark)} %: ${verdict(plan, pairing, mark)}`,
      each(({ nodes }) => nodes.toFixed(0)),
      each(({ pace }) => pace.toFixed(0)),
      `\`${plan.seed}\``,
    ]);
  });
}
