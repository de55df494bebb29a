import { createMatchHost, games, type HostInternals, layered, nowhere } from '@oubliette/host';
import { answering } from '../workers/answering.ts';
import type { KeeperNews } from './ask.ts';
import { browserStore } from './browser-store.ts';
import { copiedStore } from './copied-store.ts';
import { openedDatabase } from './database.ts';
import { freshKey, freshSeed } from './fresh.ts';
import { unsavedGuard } from './locks.ts';
import type { OnlineMatches } from './online/contract.ts';

type Deeds = Readonly<Record<string, (...about: unknown[]) => Promise<unknown>>>;

const disk = 'indexedDB' in globalThis ? copiedStore(browserStore(openedDatabase())) : nowhere();
const { locks } = navigator as Partial<Navigator>;
const store = layered(disk, locks && unsavedGuard(locks));

const environment = { now: Date.now, freshKey, freshSeed };

let inside!: HostInternals;
const host = createMatchHost(store, games, environment, lent => {
  inside = lent;
}) as unknown as Deeds;

let machine: Promise<Deeds> | null = null;
let exercises: Promise<Deeds> | null = null;
let online: Promise<Deeds> | null = null;
/** Who keeps the matches that lie on a server. */
let onlineHost: (key: unknown) => Deeds | null = () => null;
/** Who keeps the exercise on the table. */
let exerciseHost: (key: unknown) => Deeds | null = () => null;
let queue: Promise<unknown> = Promise.resolve();

/** One question after the other: a match is never changed by two at once. */
function inTurn<Value>(deed: () => Promise<Value>): Promise<Value> {
  const done = queue.then(deed);
  queue = done.catch(() => {});
  return done;
}

/** Those who think take their turns by themselves: nobody waits for them. */
async function thinking(): Promise<Deeds> {
  const { machineSeats } = await import('./hired.ts');
  return machineSeats(inside, inTurn) as unknown as Deeds;
}

async function exercising(): Promise<Deeds> {
  const { createExercises, hostOf } = await import('./exercises.ts');
  exerciseHost = hostOf as unknown as typeof exerciseHost;
  return createExercises(environment, inTurn) as unknown as Deeds;
}

async function onServer(): Promise<Deeds> {
  const { createOnlineMatches } = await import('./online/online-matches.ts');
  const address = `${location.origin.replace(/^http/, 'ws')}/api/socket`;
  const matches = createOnlineMatches(address, told => postMessage({ told } satisfies KeeperNews));
  onlineHost = key => (matches.knows(String(key)) ? (matches.asHost as unknown as Deeds) : null);
  return matches.online as unknown as Deeds;
}

const ONLINE: ReadonlySet<string> = new Set<keyof OnlineMatches>([
  'create',
  'peek',
  'claim',
  'enter',
  'reinvite',
  'machine',
  'transfer',
  'takeback',
  'glance',
  'phrase',
  'overtime',
  'rematch',
  'watch',
]);

/** The match that a question is about: by its key, or by the claim of a seat. */
function keyIn([about]: readonly unknown[]): unknown {
  return (about as { readonly key?: string } | null)?.key ?? about;
}

answering((what, about) => {
  if (ONLINE.has(what)) {
    online ??= onServer();
    return online.then(deeds => deeds[what]!(...about));
  }
  const far = onlineHost(keyIn(about));
  if (far !== null) return far[what]!(...about);
  const keeper = exerciseHost(keyIn(about));
  if (what in host) return inTurn(() => (keeper ?? host)[what]!(...about));
  if (keeper !== null) return keeper[what]!(...about);
  const isNew = what === 'exercise' || what === 'puzzle';
  if (isNew) exercises ??= exercising();
  else machine ??= thinking();
  return (isNew ? exercises : machine)?.then(deeds => deeds[what]!(...about));
});

/** Whoever waits for this lock gets it when this worker has ended, however silently. */
const life = `oubliette worker ${freshKey()}`;
void locks?.request(life, () => {
  postMessage({ life } satisfies KeeperNews);
  return new Promise(() => {});
});
