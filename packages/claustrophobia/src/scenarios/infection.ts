import { demonsOn } from '../board/board.ts';
import { enter } from '../combat/harm.ts';
import { CAPACITY, EXIT, PENTACLE_ROOM } from '../content/tiles.ts';
import { isInPlay } from '../state.ts';
import { bits } from '../warriors/figures.ts';
import { FIRST_DAMNED, HUMANS, isHuman, REDEEMER } from '../warriors/roster.ts';
import { escaped, inPlay } from './counting.ts';
import { leaveByExit } from './escaping.ts';
import { type CaveScenario, verdict } from './scenario.ts';

const ESCAPES = 2;
const CRAWLING_LIMIT = 2;

/** Infection: two must reach the Exit before the plague takes them all. */
export const infection: CaveScenario = {
  id: 'S7',
  start: PENTACLE_ROOM,
  team: [['RD'], ['BL1', 'O1'], ['BR1'], ['BR2']],
  gifts: ['G6', 'G2'],
  advantages: 3,
  demons: 0,
  bought: false,
  without: [PENTACLE_ROOM],
  packets: [
    { random: 10, goals: [] },
    { random: 3, goals: [EXIT] },
  ],
  /** Crawling Death: whoever is hardly hurt takes a hit. */
  dawn(state) {
    for (let who = HUMANS - 1; who > REDEEMER; who--) {
      if (!isInPlay(state, who) || bits(state.lines[who]!) >= CRAWLING_LIMIT) continue;
      state.work.push({ kind: 'line', who, combat: false, asked: false });
    }
  },
  /** Return: the dead stand up against the living. */
  fallen(state, who, spot, story) {
    if (!isHuman(who)) return;
    enter(state, FIRST_DAMNED + who, spot, story);
    if (demonsOn(state, spot) > CAPACITY[state.tiles[spot]!]!) {
      state.work.push({ kind: 'sacrifice', tile: spot });
    }
  },
  actionEnded: leaveByExit,
  verdict(state) {
    const away = escaped(state);
    return verdict(away >= ESCAPES, away + inPlay(state) < ESCAPES);
  },
};
