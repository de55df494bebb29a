import { enter } from '../combat/harm.ts';
import { EXIT, PENTACLE_ROOM } from '../content/tiles.ts';
import { F } from '../facts.ts';
import { fact, isInPlay } from '../state.ts';
import { DEMON_FIGURE } from '../warriors/roster.ts';
import { inPlay } from './counting.ts';
import { type CaveScenario, verdict } from './scenario.ts';

const AMBUSHERS = 2;

/** Hit Them Where It Hurts: reach the Master of Souls and kill it. */
export const master: CaveScenario = {
  id: 'S3',
  start: EXIT,
  team: [['RD', 'O6'], ['BR1'], ['BL1', 'O1'], ['BL2']],
  gifts: ['G2', 'G6'],
  advantages: 3,
  demons: 1,
  bought: false,
  without: [EXIT],
  packets: [
    { random: 4, goals: [] },
    { random: 3, goals: [PENTACLE_ROOM] },
  ],
  stays(state, { tile }, spot, story) {
    if (tile === PENTACLE_ROOM) enter(state, DEMON_FIGURE, spot, story);
    else state.work.push({ kind: 'ambush', tile: spot, left: AMBUSHERS });
  },
  verdict: state =>
    verdict(fact(state, F.demons) > 0 && !isInPlay(state, DEMON_FIGURE), inPlay(state) === 0),
};
