import type { RuleId } from '../../rules/ids.ts';
import { has, type State, UNGUARDED } from '../state.ts';
import { demonHas, isDemonPhase, isExhausted, isTough } from '../warriors/figures.ts';
import {
  DEMON_FIGURE,
  FIRST_TROGLODYTE,
  HUMANS,
  isHuman,
  isTroglodyte,
  KINDS,
  LAST_TROGLODYTE,
  type Warrior,
} from '../warriors/roster.ts';
import { type Hits, PACK } from '../work.ts';
import { plainOn } from './targets.ts';

const NOBODY: Warrior[] = [];

/** Everybody who could take the next of these hits for the target (CL-TAL-04 to 06). */
export function bodyguards(state: State, hits: Hits): Warrior[] {
  const { target, tile } = hits;
  if (!hits.combat) return NOBODY;
  if (isHuman(target)) return brutesFor(state, hits);
  if (target === PACK || isTroglodyte(target)) {
    const shields = demonHas(state, 'shields-pack') && state.place[DEMON_FIGURE] === tile;
    return shields ? [DEMON_FIGURE] : NOBODY;
  }
  if (target === DEMON_FIGURE && demonHas(state, 'shielded-by-pack')) return packOn(state, tile);
  return NOBODY;
}

function brutesFor(state: State, { target, tile, striker }: Hits): Warrior[] {
  const list: Warrior[] = [];
  for (let who = 0; who < HUMANS; who++) {
    if (state.place[who] !== tile || who === target || who === striker) continue;
    if (KINDS[who] === 'BR' && !isExhausted(state, who) && !isBarred(state, who)) list.push(who);
  }
  return list;
}

/** Why somebody cannot take the next of these hits, or null. */
export function whyNotGuard(state: State, hits: Hits, who: Warrior): RuleId | null {
  if (bodyguards(state, hits).includes(who)) return null;
  const isBesideTarget = isHuman(hits.target) && state.place[who] === hits.tile;
  return isBesideTarget && isBarred(state, who) ? 'CL-EVT-08' : 'CL-TAL-04';
}

/** Critical Hit takes the talent for the Demon action phase (CL-EVT-08). */
function isBarred(state: State, who: Warrior): boolean {
  return has(state, who, UNGUARDED) && isDemonPhase(state);
}

/** Troglodytes of a tile: one plain one stands for all that are alike. */
function packOn(state: State, tile: number): Warrior[] {
  const list: Warrior[] = [];
  const plain = plainOn(state, tile);
  if (plain >= 0) list.push(plain);
  for (let who = FIRST_TROGLODYTE; who <= LAST_TROGLODYTE; who++) {
    if (state.place[who] === tile && isTough(state, who)) list.push(who);
  }
  return list;
}
