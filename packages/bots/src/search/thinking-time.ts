import type { Budget } from '../bot.ts';
import type { Policy } from './pick.ts';

/** What is thought when no limit is given. */
export const USUAL_NODES = 1000;

/** Where there is nothing to choose, a glance is enough. */
const GLANCE = 8;

/** What is thought about a question: as much as may be, if there is a choice. */
export function worthOf({ legal }: { readonly legal: readonly unknown[] }, budget: Budget): Budget {
  return legal.length > 1 ? budget : { ...budget, nodes: GLANCE };
}

/** Whoever takes the most tried play is content when it is clear which one that is. */
export function contentOf({ latitude }: Policy, budget: Budget): Budget {
  return latitude === 0 ? { ...budget, onlyBest: true } : budget;
}
