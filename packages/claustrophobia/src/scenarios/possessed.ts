import { hasRoom, nameOfSpot } from '../board/board.ts';
import { enter } from '../combat/harm.ts';
import { EXIT, PENTACLE_ROOM, STASHES } from '../content/tiles.ts';
import { F } from '../facts.ts';
import { addFact, fact, isInPlay, SLEEPING } from '../state.ts';
import { DEMON_FIGURE } from '../warriors/roster.ts';
import { isRedeemerGone } from './counting.ts';
import { type CaveScenario, verdict } from './scenario.ts';

const EXORCISMS = 2;
const PACKET = { random: 3, goals: STASHES } as const;

/** The Possessed: free two of the lost expedition from the spirits that wear them. */
export const possessed: CaveScenario = {
  id: 'S5',
  start: EXIT,
  team: [
    ['RD', 'O6'],
    ['BR1', 'O3'],
    ['BL1', 'O1'],
  ],
  gifts: ['G2', 'G3'],
  advantages: 2,
  demons: 3,
  bought: false,
  without: [PENTACLE_ROOM, EXIT, ...STASHES],
  packets: [PACKET, PACKET, PACKET],
  stays(state, { tile }, spot, story) {
    if (!STASHES.includes(tile)) return;
    if (!isInPlay(state, DEMON_FIGURE) && hasRoom(state, spot, false)) {
      enter(state, DEMON_FIGURE, spot, story);
      return;
    }
    state.marks[tile]! |= SLEEPING;
    story.push({ kind: 'asleep', to: 'all', cell: nameOfSpot(state, spot) });
  },
  threatStarts(state) {
    state.work.push({ kind: 'wake' });
  },
  fallen(state, who, spot) {
    if (who !== DEMON_FIGURE) return;
    addFact(state, F.freed, 1);
    state.work.push({ kind: 'exorcism', tile: spot, who: -1, cancelled: 0 });
  },
  verdict(state) {
    const lost = isRedeemerGone(state);
    return verdict(fact(state, F.freed) >= EXORCISMS && !lost, lost);
  },
};
