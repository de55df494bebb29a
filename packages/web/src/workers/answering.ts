import type { Answer, Question } from './asking.ts';

/** In a worker: answers what the page asks, each question as soon as its answer is there. */
export function answering(answerTo: (what: string, about: readonly unknown[]) => unknown): void {
  addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data));

  async function answer({ id, what, about }: Question): Promise<void> {
    try {
      postMessage({ id, value: await answerTo(what, about) } satisfies Answer);
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : `${error}`;
      postMessage({ id, error: reason } satisfies Answer);
    }
  }
}
