/** Matches between bots, on Node: who is stronger, and by how much. */
export { playMatch } from './referee.ts';
export { htmlReport, textReport } from './report.ts';
export { type Standings, standingsOf } from './standings.ts';
export { strengthPage } from './strength.ts';
