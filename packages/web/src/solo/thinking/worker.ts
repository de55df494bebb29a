import { thinking } from './questions.ts';

export interface Asked {
  readonly id: number;
  readonly what: keyof typeof thinking;
  readonly about: readonly unknown[];
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id, what, about } = data;
  const answer = thinking[what] as (...about: readonly unknown[]) => unknown;
  try {
    postMessage({ id, value: answer(...about) });
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
