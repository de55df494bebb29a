/** Many matches on all cores, on Node. */
export type { KindId, PlanOf, RecordOf } from './kinds.ts';
export type { RunOrder } from './main.ts';
