import { asking } from '../../workers/asking.ts';
import type { Thinking } from './questions.ts';

/** Asks the planner in its own worker, beside the keeper of matches. */
export const think = asking(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
) as <What extends keyof Thinking>(
  what: What,
  ...about: Parameters<Thinking[What]>
) => Promise<ReturnType<Thinking[What]>>;
