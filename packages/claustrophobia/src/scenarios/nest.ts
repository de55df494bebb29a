import type { RuleId } from '../../rules/ids.ts';
import type { ActionOf } from '../action.ts';
import { demonsOn } from '../board/board.ts';
import { EXIT, NEST, PENTACLE_ROOM, STASHES } from '../content/tiles.ts';
import { F } from '../facts.ts';
import { deed } from '../interned.ts';
import { addFact, fact, type State, setFact } from '../state.ts';
import {
  GUIDING,
  isHuman,
  LAST_TROGLODYTE,
  WARRIOR_NAMES,
  type Warrior,
} from '../warriors/roster.ts';
import { goalOrNobody } from './counting.ts';
import type { CaveScenario } from './scenario.ts';

/** Doses of poison that kill the nest. */
const DOSES = 3;

function whyNotDeed(state: State, who: Warrior, { deed: name }: ActionOf<'deed'>): RuleId | null {
  const spot = state.place[who]!;
  const there = isHuman(who) && state.tiles[spot] === NEST && demonsOn(state, spot) === 0;
  return name === 'poison' && there ? null : 'S8';
}

/** The Nest: follow the captive Troglodyte to the nest and poison it. */
export const nest: CaveScenario = {
  id: 'S8',
  start: EXIT,
  team: [['RD'], ['BL1', 'O1'], ['BL2'], ['BR1', 'O3']],
  gifts: ['G4', 'G3'],
  advantages: 2,
  demons: 2,
  bought: true,
  without: [PENTACLE_ROOM, EXIT, ...STASHES],
  packets: [
    { random: 7, goals: [] },
    { random: 3, goals: [NEST] },
  ],
  lay(state) {
    state.place[LAST_TROGLODYTE] = GUIDING;
    setFact(state, F.guide, 0);
  },
  dawn(state) {
    state.work.push({ kind: 'guide' });
  },
  addDeeds(state, who, actions) {
    const action = deed('poison') as ActionOf<'deed'>;
    if (whyNotDeed(state, who, action) === null) actions.push(action);
  },
  whyNotDeed,
  perform(state, who, _action, _random, story) {
    addFact(state, F.d10, 1);
    setFact(state, F.stirred, 1);
    if (fact(state, F.d10) === DOSES) setFact(state, F.goal, 1);
    story.push({ kind: 'poisoned', to: 'all', who: WARRIOR_NAMES[who]! });
    story.push({ kind: 'd10', to: 'all', value: fact(state, F.d10) });
  },
  verdict: goalOrNobody,
};
