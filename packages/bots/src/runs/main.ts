/**
 * The process in which a run is played: threads need a loop that the command line does not have. It is
 * told what to play by one JSON argument and answers with one JSON line on stdout.
 */
import type { KindId, PlanOf } from './kinds.ts';
import { playRun } from './run.ts';

/** What the process is told to play. */
export interface RunOrder<K extends KindId = KindId> {
  readonly kind: K;
  readonly plan: PlanOf<K>;
  readonly file?: string;
  readonly threads: number;
}

const BAR = 24;
const MINUTE = 60;
const begun = performance.now();
/** Matches that were there before. */
let before: number | null = null;

/** On a terminal the line is drawn over itself; elsewhere there is nothing to watch. */
function draw(played: number, planned: number): void {
  if (!process.stderr.isTTY) return;
  before ??= played - 1;
  const full = Math.round((BAR * played) / planned);
  const seconds = (performance.now() - begun) / 1000;
  const left = (seconds / (played - before)) * (planned - played);
  const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
  const line = `${bar} ${played} of ${planned} matches, ${timeOf(seconds)}, about ${timeOf(left)} to go`;
  process.stderr.write(`\r${line}\u001b[K${played === planned ? '\n' : ''}`);
}

function timeOf(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < MINUTE ? `${whole} s` : `${Math.round(whole / MINUTE)} min`;
}

const parent = process.ppid;

/** When whoever started this has been killed, a second run would write to the same file. */
function endWithParent(): void {
  if (process.ppid !== parent) process.exit(1);
}

const order = JSON.parse(process.argv[2]!) as RunOrder;
const result = await playRun({
  ...order,
  told(played, planned) {
    endWithParent();
    draw(played, planned);
  },
});
process.stdout.write(`${JSON.stringify(result)}\n`);
