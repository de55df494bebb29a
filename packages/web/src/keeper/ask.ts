import type { BotSeats, MatchHost } from '@oubliette/host';
import type { Appraiser, Exercises, Judge } from '@oubliette/host/exercise';
import { createSignal } from 'solid-js';
import { asking, type WorkerAnswer } from '../workers/asking.ts';
import type { OnlineMatches, OnlineTold } from './online/contract.ts';

type Questions = MatchHost & BotSeats & Exercises & Judge & Appraiser & OnlineMatches;

/** How a host of matches is asked, wherever it is. */
export type AskHost = <What extends keyof Questions>(
  what: What,
  ...about: Parameters<Questions[What]>
) => ReturnType<Questions[What]>;

/** Who wants to hear what the keeper says without having been asked. */
const listeners = new Set<(told: OnlineTold) => void>();
const [crashed, setCrashed] = createSignal(false);

/**
 * Whether the keeper of matches has died. What they had written is not lost, and a reload wakes them;
 * until then nothing is answered any more.
 */
export { crashed };

/** What the keeper says unasked: the name of a lock that it holds as long as it lives, or news of a server. */
export type KeeperNews = { readonly life: string } | { readonly told: OnlineTold };

function hired(): Worker {
  const keeper = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  keeper.addEventListener('message', ({ data }: MessageEvent<KeeperNews | WorkerAnswer>) => {
    if ('life' in data) void navigator.locks.request(data.life, () => setCrashed(true));
    if ('told' in data) for (const listener of listeners) listener(data.told);
  });
  keeper.addEventListener('error', event => {
    event.preventDefault();
    setCrashed(true);
  });
  return keeper;
}

/** Hears of matches on a server; whoever no longer wants to calls what comes back. */
export function listen(listener: (told: OnlineTold) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks the keeper in the worker. */
export const ask = asking(hired) as AskHost;
