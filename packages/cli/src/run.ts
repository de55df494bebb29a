import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { KindId, PlanOf, RecordOf, RunOrder } from '@oubliette/bots/runs';
import { fault, type Result } from '@oubliette/kernel';
import type { Command } from 'commander';
import { badInput, badInputWithin, CommandFault, EXIT } from './fault.ts';
import { whole } from './options.ts';
import { requireWritable } from './whole-file.ts';

const PROCESS = fileURLToPath(import.meta.resolve('@oubliette/bots/run-process'));

/** How a run is played. */
export interface RunOptions {
  readonly threads?: number;
  readonly out?: string;
}

const OUT = 'a line for each match; the same command goes on where it was stopped';

/** The options that every run has. */
export function withRunOptions(command: Command, out = OUT): Command {
  return command
    .option('--threads <n>', 'all cores by default', whole(1, 256), availableParallelism())
    .option('--out <file>', out);
}

/** For a run that always leaves its matches. */
export const OUT_ANYWAY = `${OUT}; by default a file here, named after game and seed`;

/** Files that will be written: each can be, and no two are the same. */
function requireApart(paths: readonly string[]): void {
  for (const path of paths) requireWritable(path);
  const places = paths.map(path => resolve(path));
  const twice = paths.find((_, at) => places.indexOf(places[at]!) < at);
  if (twice !== undefined) badInput('same-file', twice, 'One file cannot hold two things.');
}

/** Plays a run in a process of its own, which draws its progress on our stderr; what comes of it goes on pages. */
export function recordsOf<K extends KindId>(
  kind: K,
  plan: PlanOf<K>,
  { threads = availableParallelism(), out }: RunOptions,
  ...pages: readonly (string | undefined)[]
): readonly RecordOf<K>[] {
  requireApart([out, ...pages].filter(path => path !== undefined));
  const order: RunOrder<K> = { kind, plan, threads, ...(out !== undefined && { file: out }) };
  const { stdout, status, signal, error } = spawnSync(
    process.execPath,
    [PROCESS, JSON.stringify(order)],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 1 << 28,
    },
  );
  if (error !== undefined) throw error;
  if (status !== 0) return brokenOff(`The run was broken off (${signal ?? status}).`, out);
  const played = JSON.parse(stdout) as Result<readonly RecordOf<K>[]>;
  if (played.ok) return played.value;
  const [first] = played.faults;
  if (first?.code !== BROKEN_MATCH) return badInputWithin('', played.faults);
  return brokenOff(`${first.text} (${first.at}; ${played.faults.length} of this kind)`, out);
}

const BROKEN_MATCH = 'broken-match';

/** What has been played is not lost, if it was written. */
function brokenOff(why: string, out: string | undefined): never {
  const kept =
    out === undefined ? 'With --out the rest would have been kept.' : 'The rest is kept there.';
  throw new CommandFault(fault('run-broken', out ?? '--out', `${why} ${kept}`), EXIT.broken);
}
