import {
  type CellId,
  createReach,
  findReach,
  type Gait,
  ON_FOOT,
  type Plan,
  planUnder,
  type Reach,
  SLIT,
  stepsTo,
} from '@oubliette/dungeon-twister';
import type { Pieces } from './pieces.ts';
import { type Imagined, isPlaced, isWounded } from './tables.ts';

/** In the order of `GAITS`. */
const GAIT_OF: readonly Gait[] = [
  ON_FOOT,
  { passes: SLIT, overPits: false },
  { passes: 0, overPits: true },
];

const reaches = new Map<Plan, Reach>();

function reachFor(plan: Plan): Reach {
  const reach = reaches.get(plan) ?? createReach(plan);
  reaches.set(plan, reach);
  return reach;
}

/**
 * token → C of the strongest healthy enemy who is a move and an attack away, or −1. Whoever stands
 * in the way is overlooked: a player who fears too much is better off than one who fears too little.
 */
export function attackersOf(state: Imagined, pieces: Pieces): Int8Array {
  const { moves, sides, combats, gaits } = pieces;
  const reach = reachFor(planUnder(state.labyrinth));
  const strongest = new Int8Array(moves.length).fill(-1);
  for (let enemy = 0; enemy < moves.length; enemy++) {
    if (moves[enemy] === 0 || !isPlaced(state, enemy) || isWounded(state, enemy)) continue;
    const gait = GAIT_OF[gaits[enemy]!]!;
    findReach(reach, state.labyrinth, state.places[enemy] as CellId, moves[enemy]! + 1, gait);
    for (let token = 0; token < moves.length; token++) {
      if (moves[token] === 0 || sides[token] === sides[enemy] || !isPlaced(state, token)) continue;
      if (stepsTo(reach, state.places[token] as CellId) === null) continue;
      strongest[token] = Math.max(strongest[token]!, combats[enemy]!);
    }
  }
  return strongest;
}
