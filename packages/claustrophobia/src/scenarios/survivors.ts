import { isOpenToHumans } from '../board/board.ts';
import { EXIT, PENTACLE_ROOM } from '../content/tiles.ts';
import type { CaveStory } from '../event.ts';
import { F } from '../facts.ts';
import { DEMON, HUMAN } from '../seats.ts';
import { addFact, fact, type State, setFact } from '../state.ts';
import type { Exploration } from '../work.ts';
import { escaped, inPlay } from './counting.ts';
import { leaveByExit } from './escaping.ts';
import { ANYWHERE, removeMarker } from './marker.ts';
import { type CaveScenario, verdict } from './scenario.ts';

const TILES_TO_THE_EXIT = 10;

/** The Fresh Air marker wanders with the explorers (S1). */
function follow(state: State, work: Exploration, spot: number, story: CaveStory): void {
  if (work.tile === EXIT) {
    removeMarker(state, story);
    return;
  }
  const marker = fact(state, F.marker);
  if (work.marked) {
    addFact(state, F.d10, -1);
    story.push({ kind: 'd10', to: 'all', value: fact(state, F.d10) });
  } else if (marker < 0 || isOpenToHumans(state, marker >> 2, marker & 3)) return;
  state.work.push({ kind: 'marker', role: DEMON, tile: spot });
}

/** The Survivors: follow the draught of fresh air through ten tiles to the Exit. */
export const survivors: CaveScenario = {
  id: 'S1',
  start: PENTACLE_ROOM,
  team: [['RD'], ['BR1'], ['BL1', 'O1'], ['BL2']],
  gifts: ['G5', 'G2'],
  advantages: 3,
  demons: 2,
  bought: true,
  without: [PENTACLE_ROOM, EXIT],
  packets: [],
  all: true,
  exitAtDeadEnd: true,
  begin(state) {
    setFact(state, F.d10, TILES_TO_THE_EXIT);
    state.work.push({ kind: 'marker', role: HUMAN, tile: 0 });
  },
  bringsExit: (state, { marked }) => marked && (fact(state, F.d10) === 0 || state.left === 0),
  stays: follow,
  lost(state, { marked }) {
    if (marked) state.work.push({ kind: 'marker', role: HUMAN, tile: ANYWHERE });
  },
  actionEnded: leaveByExit,
  verdict(state) {
    const nobody = inPlay(state) === 0;
    const away = escaped(state);
    return verdict(away >= 2, nobody && away === 0, nobody && away === 1);
  },
};
