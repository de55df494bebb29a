import type { BotSeats, MatchHost } from '@oubliette/host';
import type { Exercises, Judge } from '@oubliette/host/exercise';
import { createSignal } from 'solid-js';

type Questions = MatchHost & BotSeats & Exercises & Judge;

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
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

interface Waiting {
  readonly keep: (value: unknown) => void;
  readonly fail: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
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
  const asker = waiting.get(reply.id);
  waiting.delete(reply.id);
  if ('error' in reply) asker?.fail(new Error(reply.error));
  else asker?.keep(reply.value);
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
