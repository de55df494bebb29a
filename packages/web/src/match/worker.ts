import type { Question } from './ask.ts';
import { browserStore } from './browser-store.ts';
import { freshKey, freshSeed } from './fresh.ts';
import { games } from './games.ts';
import { createKeeping, type Inside } from './keeping.ts';
import { layered } from './layered-store.ts';
import { nowhere } from './store.ts';

type Deeds = Readonly<Record<string, (...about: unknown[]) => Promise<unknown>>>;

const disk = 'indexedDB' in globalThis ? browserStore() : nowhere();

let inside!: Inside;
const keeping = createKeeping(
  layered(disk),
  games,
  { now: Date.now, freshKey, freshSeed },
  lent => {
    inside = lent;
  },
) as unknown as Deeds;

let machine: Promise<Deeds> | null = null;
let queue: Promise<unknown> = Promise.resolve();

/** One question after the other: a match is never changed by two at once. */
function inTurn<Value>(deed: () => Promise<Value>): Promise<Value> {
  const done = queue.then(deed);
  queue = done.catch(() => {});
  return done;
}

/** Those who think take their turns by themselves: nobody waits for them. */
async function thinking(): Promise<Deeds> {
  const { hired } = await import('./machine/hired.ts');
  return hired(inside, inTurn) as unknown as Deeds;
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if (data.what in keeping) return void inTurn(() => answer(data, keeping));
  machine ??= thinking();
  void machine.then(deeds => answer(data, deeds));
});

async function answer({ id, what, about }: Question, deeds: Deeds): Promise<void> {
  try {
    postMessage({ id, value: await deeds[what]!(...about) });
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : error });
  }
}
