import { Worker } from 'node:worker_threads';
import { type MatchRecord, playFixture } from './fixture.ts';
import type { Fixture } from './plan.ts';

/** Plays all fixtures on so many threads; each record is told as soon as it is there. */
export async function playAll(
  fixtures: readonly Fixture[],
  threads: number,
  told: (record: MatchRecord) => void,
): Promise<void> {
  if (threads <= 1) {
    for (const fixture of fixtures) told(playFixture(fixture));
    return;
  }
  const waiting = [...fixtures];
  const count = Math.min(threads, waiting.length);
  await Promise.all(Array.from({ length: count }, () => workOff(waiting, told)));
}

function workOff(waiting: Fixture[], told: (record: MatchRecord) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    const next = () => {
      const fixture = waiting.shift();
      if (fixture === undefined) worker.terminate().then(() => resolve(), reject);
      else worker.postMessage(fixture);
    };
    worker.on('message', (record: MatchRecord) => {
      told(record);
      next();
    });
    worker.on('error', reject);
    next();
  });
}
