import type { Question } from './ask.ts';
import { browserStore } from './browser-store.ts';
import { freshKey, freshSeed } from './fresh.ts';
import { games } from './games.ts';
import { createKeeping } from './keeping.ts';
import { layered } from './layered-store.ts';
import { nowhere } from './store.ts';

const disk = 'indexedDB' in globalThis ? browserStore() : nowhere();

const keeping = createKeeping(layered(disk), games, {
  now: Date.now,
  freshKey,
  freshSeed,
});

let queue: Promise<void> = Promise.resolve();

/** One question after the other: a match is never changed by two at once. */
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  queue = queue.then(() => answer(data));
});

async function answer({ id, what, about }: Question): Promise<void> {
  const keeper = keeping as unknown as Record<string, (...about: unknown[]) => Promise<unknown>>;
  try {
    postMessage({ id, value: await keeper[what]!(...about) });
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : error });
  }
}
