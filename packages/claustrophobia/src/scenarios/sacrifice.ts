import { nameOfSpot, warriorsOn } from '../board/board.ts';
import { takeAway } from '../combat/harm.ts';
import { byWarrior } from '../interned.ts';
import { ask, done, findWork, type OwnRules, topWork } from '../point.ts';
import { DEMON } from '../seats.ts';
import type { State } from '../state.ts';
import {
  ASIDE,
  HUMANS,
  isTroglodyte,
  WARRIOR_NAMES,
  WARRIORS,
  type Warrior,
  warriorNamed,
} from '../warriors/roster.ts';

const sacrifice = byWarrior('sacrifice');

/** Figures of the Demon player on a tile; Troglodytes that are alike are one choice (S7). */
function figures(state: State, tile: number): Warrior[] {
  const there = warriorsOn(state, tile, HUMANS, WARRIORS);
  const acting = findWork(state, 'action')?.who;
  const isLike = (who: Warrior, other: Warrior) =>
    isTroglodyte(who) &&
    isTroglodyte(other) &&
    state.flags[who] === state.flags[other] &&
    (who === acting) === (other === acting);
  return there.filter((who, index) => !there.slice(0, index).some(other => isLike(who, other)));
}

/** One figure too many stands there: the Demon player removes one. */
export const sacrificePoint: OwnRules<'sacrifice'> = {
  put: state => ask(state, 'sacrifice', DEMON),
  legal: state => figures(state, topWork(state, 'sacrifice').tile).map(sacrifice),
  whyNot(state, _role, action) {
    if (action.do !== 'sacrifice') return 'S7';
    const list = figures(state, topWork(state, 'sacrifice').tile);
    return list.includes(warriorNamed(action.who)) ? null : 'S7';
  },
  answer(state, action, _random, story) {
    const { tile } = topWork(state, 'sacrifice');
    done(state);
    if (action.do !== 'sacrifice') return;
    takeAway(state, warriorNamed(action.who), ASIDE);
    const who = WARRIOR_NAMES[warriorNamed(action.who)]!;
    story.push({ kind: 'removed', to: 'all', who, cell: nameOfSpot(state, tile) });
  },
};
