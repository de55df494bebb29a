/** What a page asks of a worker: one of its deeds by name, and what it is about. */
export interface WorkerQuestion {
  readonly id: number;
  readonly what: string;
  readonly about: readonly unknown[];
}

export type WorkerAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

interface Asker {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Asks a worker that begins with the first question; what goes wrong there goes wrong here. */
export function asking(
  begun: () => Worker,
): (what: string, ...about: unknown[]) => Promise<unknown> {
  const waiting = new Map<number, Asker>();
  let worker: Worker | null = null;
  let asked = 0;

  function settle(answer: WorkerAnswer): void {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) asker?.reject(new Error(answer.error));
    else asker?.resolve(answer.value);
  }

  function listening(): Worker {
    const beginner = begun();
    beginner.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => settle(data));
    return beginner;
  }

  return (what, ...about) => {
    const id = ++asked;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker ??= listening();
      worker.postMessage({ id, what, about } satisfies WorkerQuestion);
    });
  };
}
