/**
 * The process that `oubliette arena` starts: threads need a loop that the command line does not have.
 * It is told what to do by one JSON argument and answers with one JSON line on stdout.
 */
import { writeFileSync } from 'node:fs';
import { arena } from './arena.ts';
import type { ArenaPlan } from './plan.ts';
import { htmlReport, textReport } from './report.ts';
import type { Standings } from './standings.ts';

export interface ArenaOrder {
  readonly plan: ArenaPlan;
  readonly file: string;
  readonly threads: number;
  readonly html?: string;
}

const BAR = 24;
const begun = performance.now();

/** On a terminal the line is drawn over itself; elsewhere there is nothing to watch. */
function draw({ played, planned, table }: Standings): void {
  if (!process.stderr.isTTY) return;
  const full = Math.round((BAR * played) / planned);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
  const leader = table[0]!;
  const line = `${bar} ${played}/${planned}, ${seconds} s, first: ${leader.player} (${leader.elo.toFixed(0)})`;
  process.stderr.write(`\r${line}\u001b[K${played === planned ? '\n' : ''}`);
}

const parent = process.ppid;

/** When whoever started this has been killed, a second run would write to the same file. */
function endWithParent(): void {
  if (process.ppid !== parent) process.exit(1);
}

const order = JSON.parse(process.argv[2]!) as ArenaOrder;
const result = await arena({
  ...order,
  told(standings) {
    endWithParent();
    draw(standings);
  },
});
if (result.ok && order.html !== undefined) writeFileSync(order.html, htmlReport(result.value));
const answer = result.ok ? { ...result, text: textReport(result.value) } : result;
process.stdout.write(`${JSON.stringify(answer)}\n`);
