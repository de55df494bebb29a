import type { CaveStory } from '../event.ts';
import { trap } from '../interned.ts';
import { ask, type DecisionRules, type DoWork, done, topWork } from '../point.ts';
import { DEMON } from '../seats.ts';
import { isInPlay, type State } from '../state.ts';
import { HUMANS, isHuman, WARRIOR_NAMES, type Warrior, warriorNamed } from '../warriors/roster.ts';

function victims(state: State): Warrior[] {
  return Array.from({ length: HUMANS }, (_, who) => who).filter(who => isInPlay(state, who));
}

/** One Trap after another; a single victim needs no question (CL-THR-15). */
export const trapsWork: DoWork<'traps'> = (state, work, _random, story) => {
  const [only, ...others] = victims(state);
  if (work.left === 0 || only === undefined) done(state);
  else if (others.length > 0) ask(state, 'trap', DEMON);
  else {
    work.left--;
    spring(state, only, story);
  }
};

/** No combat hit: nobody steps in. */
function spring(state: State, who: Warrior, story: CaveStory): void {
  story.push({ kind: 'trap', to: 'all', who: WARRIOR_NAMES[who]! });
  state.work.push({ kind: 'line', who, combat: false, asked: false });
}

export const trapPoint: DecisionRules = {
  legal: state => victims(state).map(trap),
  whyNot(state, _role, action) {
    if (action.do !== 'trap') return 'CL-THR-15';
    const who = warriorNamed(action.who);
    return who >= 0 && isHuman(who) && isInPlay(state, who) ? null : 'CL-THR-15';
  },
  answer(state, action, _random, story) {
    if (action.do !== 'trap') return;
    topWork(state, 'traps').left--;
    spring(state, warriorNamed(action.who), story);
  },
};
