import type { BotSeats, MatchHost } from '@oubliette/host';
import type { Exercises, Judge } from '@oubliette/host/exercise';
import { createSignal } from 'solid-js';
import type { OnlineMatches, OnlineTold } from './online/contract.ts';

type Questions = MatchHost & BotSeats & Exercises & Judge & OnlineMatches;

/** How a host of matches is asked, wherever it is. */
export type Ask = <What extends keyof Questions>(
  what: What,
  ...about: Parameters<Questions[What]>
) => ReturnType<Questions[What]>;

export interface Question {
  readonly id: number;
  readonly what: keyof Questions;
  readonly about: readonly unknown[];
}

type Reply =
  | { readonly id: 0; readonly life: string }
  | { readonly id: 0; readonly told: OnlineTold }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

interface Waiting {
  readonly keep: (value: unknown) => void;
  readonly fail: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
/** Who wants to hear what the keeper says without having been asked. */
const listeners = new Set<(told: OnlineTold) => void>();
const [crashed, setCrashed] = createSignal(false);

/**
 * Whether the keeper of matches has died. What he had written is not lost, and a reload wakes him;
 * until then nothing is answered any more.
 */
export { crashed };

let keeper: Worker | null = null;
let asked = 0;

function hired(): Worker {
  if (keeper !== null) return keeper;
  keeper = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  keeper.addEventListener('message', ({ data }: MessageEvent<Reply>) => settle(data));
  keeper.addEventListener('error', event => {
    event.preventDefault();
    setCrashed(true);
  });
  return keeper;
}

function settle(reply: Reply): void {
  if ('life' in reply) return void navigator.locks.request(reply.life, () => setCrashed(true));
  if ('told' in reply) {
    for (const listener of listeners) listener(reply.told);
    return;
  }
  const asker = waiting.get(reply.id);
  waiting.delete(reply.id);
  if ('error' in reply) asker?.fail(new Error(reply.error));
  else asker?.keep(reply.value);
}

/** Hears of matches on a server; whoever no longer wants to calls what comes back. */
export function listen(listener: (told: OnlineTold) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks the keeper in the worker; what goes wrong there goes wrong here. */
export const ask: Ask = (what, ...about) => {
  const id = ++asked;
  const reply = new Promise<unknown>((keep, fail) => {
    waiting.set(id, { keep, fail });
    hired().postMessage({ id, what, about } satisfies Question);
  });
  return reply as ReturnType<Questions[typeof what]>;
};
