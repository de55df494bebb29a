import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { KindId, PlanOf, RecordOf, RunOrder } from '@oubliette/bots/runs';
import type { Result } from '@oubliette/kernel';
import type { Command } from 'commander';
import { badInputWithin } from './fault.ts';
import { whole } from './options.ts';
import { requireWritable } from './whole-file.ts';

const PROCESS = fileURLToPath(import.meta.resolve('@oubliette/bots/run-process'));

/** How a run is played. */
export interface RunOptions {
  readonly threads?: number;
  readonly out?: string;
}

/** The options that every run has. */
export function withRunOptions(command: Command): Command {
  return command
    .option('--threads <n>', 'all cores by default', whole(1, 256), availableParallelism())
    .option('--out <file>', 'a line for each match; the same command goes on where it was stopped');
}

/** Plays a run in a process of its own, which draws its progress on our stderr. */
export function recordsOf<K extends KindId>(
  kind: K,
  plan: PlanOf<K>,
  { threads = availableParallelism(), out }: RunOptions,
): readonly RecordOf<K>[] {
  if (out !== undefined) requireWritable(out);
  const order: RunOrder<K> = { kind, plan, threads, ...(out !== undefined && { file: out }) };
  const { stdout, status, error } = spawnSync(process.execPath, [PROCESS, JSON.stringify(order)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`the run ended with ${status}`);
  const played = JSON.parse(stdout) as Result<readonly RecordOf<K>[]>;
  return played.ok ? played.value : badInputWithin('', played.faults);
}
