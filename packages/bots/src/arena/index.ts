/** Matches between bots, on Node: who is stronger, and by how much. */
export { arena } from './arena.ts';
export type { ArenaPlan } from './plan.ts';
export { playMatch } from './referee.ts';
export { htmlReport, textReport } from './report.ts';
export type { Standings } from './standings.ts';
export { strengthPage } from './strength.ts';
