import type { Budget } from './bot.ts';

/** What is thought when no limit is given. */
export const USUAL_NODES = 1000;

/** Where there is nothing to choose, a glance is enough. */
const GLANCE = 8;

/** What is thought about a question: as much as may be, if there is a choice. */
export function worthOf({ legal }: { readonly legal: readonly unknown[] }, budget: Budget): Budget {
  return legal.length > 1 ? budget : { ...budget, nodes: GLANCE };
}
