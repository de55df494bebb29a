import { asking } from '../../workers/asking.ts';
import type { ThinkingDeeds } from './questions.ts';

/** Asks the planner in its own worker, beside the keeper of matches. */
export const think = asking(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
) as <What extends keyof ThinkingDeeds>(
  what: What,
  ...about: Parameters<ThinkingDeeds[What]>
) => Promise<ReturnType<ThinkingDeeds[What]>>;
