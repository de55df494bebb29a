import { nameOfSpot } from '../../board/board.ts';
import { aimNamed, plainOn } from '../../combat/targets.ts';
import type { State } from '../../state.ts';
import { isTough } from '../../warriors/figures.ts';
import {
  DEMON_FIGURE,
  HUMANS,
  isTroglodyte,
  REDEEMER,
  WARRIOR_NAMES,
  WARRIORS,
} from '../../warriors/roster.ts';
import type { Gift } from './gift.ts';

const HITS = 2;
const HITS_ON_DEMON = 3;

function targets(state: State): string[] {
  const spot = state.place[REDEEMER]!;
  const list = plainOn(state, spot) < 0 ? [] : [`TR${nameOfSpot(state, spot)}`];
  for (let who = HUMANS; who < WARRIORS; who++) {
    if (state.place[who] !== spot || (isTroglodyte(who) && !isTough(state, who))) continue;
    list.push(WARRIOR_NAMES[who]!);
  }
  return list;
}

/** Sure hits on one target on their tile, no combat hits (CL-GIFT-08). */
export const smite: Gift = {
  id: 'G6',
  rule: 'CL-GIFT-08',
  die: 6,
  moment: 'deed',
  targets,
  effect(state, name) {
    const { target, tile } = aimNamed(state, REDEEMER, name)!;
    const left = target === DEMON_FIGURE ? HITS_ON_DEMON : HITS;
    state.work.push({
      kind: 'hits',
      target,
      tile,
      left,
      combat: false,
      hammer: false,
      striker: -1,
    });
  },
};
