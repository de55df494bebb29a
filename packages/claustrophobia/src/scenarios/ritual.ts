import { demonsOn, hasSeal, layTile } from '../board/board.ts';
import { cellAt } from '../board/cells.ts';
import { PENTACLE_ROOM, tileNumber } from '../content/tiles.ts';
import { F } from '../facts.ts';
import { addFact, fact, setFact } from '../state.ts';
import { isExhausted } from '../warriors/figures.ts';
import { isHuman, REDEEMER } from '../warriors/roster.ts';
import { isRedeemerGone } from './counting.ts';
import { type CaveScenario, verdict } from './scenario.ts';

const RITES = 7;
const SEALS = 3;

/** The four arms: tile, cell, quarter turns. */
const ARMS: readonly (readonly [tile: string, x: number, y: number, quarters: number])[] = [
  ['T32', 0, -1, 0],
  ['T15', 0, -2, 0],
  ['T33', 0, 1, 0],
  ['T16', 0, 2, 0],
  ['T12', 1, 0, 1],
  ['T18', 2, 0, 1],
  ['T21', -1, 0, 1],
  ['T19', -2, 0, 1],
];

/** The Ritual: hold the Pentacle Room until the Redeemer has spoken the rite seven times. */
export const ritual: CaveScenario = {
  id: 'S4',
  start: PENTACLE_ROOM,
  team: [['RD'], ['BR1', 'O3'], ['BR2', 'O4'], ['BL1']],
  gifts: ['G1', 'G4'],
  advantages: 2,
  demons: 2,
  bought: true,
  without: [],
  packets: [],
  noExploring: true,
  lay(state) {
    for (const [tile, x, y, quarters] of ARMS) {
      layTile(state, tileNumber(tile), cellAt(x, y), quarters);
    }
  },
  begin(state) {
    state.work.push({ kind: 'seals', left: SEALS });
  },
  bars: (state, who, from, to) => (!isHuman(who) && to === 0 && hasSeal(state, from) ? 'S4' : null),
  humanPhaseEnds(state, story) {
    if (state.place[REDEEMER] !== 0 || isExhausted(state, REDEEMER)) return;
    if (demonsOn(state, 0) > 0) return;
    addFact(state, F.d10, 1);
    setFact(state, F.stirred, 1);
    story.push({ kind: 'd10', to: 'all', value: fact(state, F.d10) });
  },
  verdict: state => verdict(fact(state, F.d10) >= RITES, isRedeemerGone(state)),
};
