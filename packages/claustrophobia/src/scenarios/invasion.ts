import type { RuleId } from '../../rules/ids.ts';
import type { ActionOf } from '../action.ts';
import { demonsOn, humansOn, kindAt } from '../board/board.ts';
import { kill } from '../combat/harm.ts';
import { EXIT, KIND, PENTACLE_ROOM } from '../content/tiles.ts';
import type { CaveStory } from '../event.ts';
import { F } from '../facts.ts';
import { deed } from '../interned.ts';
import { addFact, fact, type State, setFact } from '../state.ts';
import { isHuman, WARRIOR_NAMES, WARRIORS, type Warrior } from '../warriors/roster.ts';
import { goalOrNobody } from './counting.ts';
import { type CaveScenario, verdict } from './scenario.ts';

const CHARGES = 2;
const FUSE = 2;

function whyNotDeed(state: State, who: Warrior, { deed: name }: ActionOf<'deed'>): RuleId | null {
  const spot = state.place[who]!;
  if (kindAt(state, spot) !== KIND['pentacle-room']) return 'S2';
  if (name === 'charge') {
    const free = isHuman(who) && demonsOn(state, spot) === 0;
    return free && fact(state, F.charges) < CHARGES ? null : 'S2';
  }
  if (name !== 'pull' || isHuman(who) || humansOn(state, spot) > 0) return 'S2';
  return fact(state, F.charges) > 0 ? null : 'S2';
}

/** The second charge lights the fuse; without it the fuse goes out. */
function changeCharges(state: State, who: Warrior, change: 1 | -1, story: CaveStory): void {
  addFact(state, F.charges, change);
  const charges = fact(state, F.charges);
  setFact(state, F.d10, charges === CHARGES ? FUSE : 0);
  setFact(state, F.stirred, 1);
  const kind = change === 1 ? 'charge' : 'fuse-pulled';
  story.push({ kind, to: 'all', who: WARRIOR_NAMES[who]!, charges });
}

function burn(state: State, story: CaveStory): void {
  if (fact(state, F.charges) < CHARGES) return;
  addFact(state, F.d10, -1);
  setFact(state, F.stirred, 1);
  story.push({ kind: 'd10', to: 'all', value: fact(state, F.d10) });
  if (fact(state, F.d10) > 0) return;
  setFact(state, F.goal, 1);
  story.push({ kind: 'explosion', to: 'all' });
  for (let who = 0; who < WARRIORS; who++) {
    const spot = state.place[who]!;
    if (spot >= 0 && kindAt(state, spot) === KIND['pentacle-room']) kill(state, who, story);
  }
}

/** Holding Back The Invasion: find the shaft the horde climbs from and blow it up. */
export const invasion: CaveScenario = {
  id: 'S2',
  start: EXIT,
  team: [['RD'], ['BR1', 'O3'], ['BR2'], ['BL1']],
  gifts: ['G4', 'G6'],
  advantages: 3,
  demons: 2,
  bought: true,
  without: [EXIT],
  packets: [
    { random: 7, goals: [] },
    { random: 3, goals: [PENTACLE_ROOM] },
  ],
  roundLimit: 15,
  addDeeds(state, who, actions) {
    for (const name of ['charge', 'pull']) {
      const action = deed(name) as ActionOf<'deed'>;
      if (whyNotDeed(state, who, action) === null) actions.push(action);
    }
  },
  whyNotDeed,
  perform: (state, who, action, _random, story) =>
    changeCharges(state, who, action.deed === 'charge' ? 1 : -1, story),
  demonPhaseEnds: burn,
  verdict(state) {
    const { human, demon } = goalOrNobody(state);
    return verdict(human && !demon, demon);
  },
};
