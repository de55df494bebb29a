import { Worker } from 'node:worker_threads';
import type { Ended, Fixture } from './kind.ts';
import { type KindId, kindNamed } from './kinds.ts';

/** What a thread is told to play. */
export interface Task {
  readonly kind: KindId;
  readonly fixture: Fixture;
}

/** Plays all fixtures on so many threads; each record is told as soon as it is there. */
export async function playAll(
  kind: KindId,
  fixtures: readonly Fixture[],
  threads: number,
  told: (record: Ended) => void,
): Promise<void> {
  if (threads <= 1) {
    for (const fixture of fixtures) told(kindNamed(kind).play(fixture));
    return;
  }
  const waiting = fixtures.map((fixture): Task => ({ kind, fixture }));
  const count = Math.min(threads, waiting.length);
  await Promise.all(Array.from({ length: count }, () => workOff(waiting, told)));
}

function workOff(waiting: Task[], told: (record: Ended) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    const next = () => {
      const task = waiting.shift();
      if (task === undefined) worker.terminate().then(() => resolve(), reject);
      else worker.postMessage(task);
    };
    worker.on('message', (record: Ended) => {
      told(record);
      next();
    });
    worker.on('error', reject);
    next();
  });
}
