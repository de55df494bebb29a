import { nameOfSpot } from '../board/board.ts';
import { takeAway } from '../combat/harm.ts';
import { plainOn } from '../combat/targets.ts';
import { sacrifice } from '../interned.ts';
import { ask, type Doing, done, type Point, topWork } from '../point.ts';
import { DEMON } from '../seats.ts';
import { has, type State, TOUGH } from '../state.ts';
import {
  ASIDE,
  HUMANS,
  isTroglodyte,
  WARRIOR_NAMES,
  WARRIORS,
  type Warrior,
  warriorNamed,
} from '../warriors/roster.ts';

/** Figures of the Demon player on a tile, plain Troglodytes as one choice (S7). */
function figures(state: State, tile: number): Warrior[] {
  const plain = plainOn(state, tile);
  return Array.from({ length: WARRIORS - HUMANS }, (_, index) => HUMANS + index).filter(who => {
    if (state.place[who] !== tile) return false;
    return !isTroglodyte(who) || has(state, who, TOUGH) || who === plain;
  });
}

export const sacrificeWork: Doing<'sacrifice'> = state => ask(state, 'sacrifice', DEMON);

/** One figure too many stands there: the Demon player removes one. */
export const sacrificePoint: Point = {
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
