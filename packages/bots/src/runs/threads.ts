import { Worker } from 'node:worker_threads';
import type { RunEnd, RunFixture } from '../run-kind.ts';
import { type KindId, kindNamed } from './kinds.ts';

/** What a thread is told to play. */
export interface Task {
  readonly kind: KindId;
  readonly fixture: RunFixture;
}

/** What comes of it: a record, or the reason why there is none. */
export type RunReport =
  | { readonly record: RunEnd }
  | { readonly id: string; readonly broken: string };

/** Plays a match; one that breaks is told, not thrown, so that the others go on. */
export function played({ kind, fixture }: Task): RunReport {
  try {
    return { record: kindNamed(kind).play(fixture) };
  } catch (error) {
    return { id: fixture.id, broken: (error as Error).message };
  }
}

/** Plays all fixtures on so many threads; what comes of each is told as soon as it is there. */
export async function playAll(
  kind: KindId,
  fixtures: readonly RunFixture[],
  threads: number,
  told: (told: RunReport) => void,
): Promise<void> {
  const waiting = fixtures.map((fixture): Task => ({ kind, fixture }));
  if (threads <= 1) {
    for (const task of waiting) told(played(task));
    return;
  }
  const count = Math.min(threads, waiting.length);
  await Promise.all(Array.from({ length: count }, () => workOff(waiting, told)));
}

function workOff(waiting: Task[], told: (told: RunReport) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    const next = () => {
      const task = waiting.shift();
      if (task === undefined) worker.terminate().then(() => resolve(), reject);
      else worker.postMessage(task);
    };
    worker.on('message', (one: RunReport) => {
      told(one);
      next();
    });
    worker.on('error', reject);
    next();
  });
}
