import type { Thinking } from './questions.ts';
import type { Asked } from './worker.ts';

type Reply = { readonly id: number } & ({ readonly value: unknown } | { readonly error: string });

const waiting = new Map<number, { keep: (value: unknown) => void; fail: (error: Error) => void }>();
let thinker: Worker | null = null;
let asked = 0;

function hired(): Worker {
  if (thinker !== null) return thinker;
  thinker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  thinker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asker?.fail(new Error(data.error));
    else asker?.keep(data.value);
  });
  return thinker;
}

/** Asks the planner in its own worker, beside the keeper of matches. */
export function think<What extends keyof Thinking>(
  what: What,
  ...about: Parameters<Thinking[What]>
): Promise<ReturnType<Thinking[What]>> {
  const id = ++asked;
  return new Promise<unknown>((keep, fail) => {
    waiting.set(id, { keep, fail });
    hired().postMessage({ id, what, about } satisfies Asked);
  }) as Promise<ReturnType<Thinking[What]>>;
}
