import type { WorkerAnswer, WorkerQuestion } from './asking.ts';

/** In a worker: answers what the page asks, each question as soon as its answer is there. */
export function answering(answerTo: (what: string, about: readonly unknown[]) => unknown): void {
  addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => void answer(data));

  async function answer({ id, what, about }: WorkerQuestion): Promise<void> {
    try {
      postMessage({ id, value: await answerTo(what, about) } satisfies WorkerAnswer);
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : `${error}`;
      postMessage({ id, error: reason } satisfies WorkerAnswer);
    }
  }
}
