import { groundAt } from '../board/index.ts';
import type { Token } from '../pieces/roster.ts';
import { armiesOf, campOf, campsLaidBy } from './battle.ts';
import { areAdjacent } from './company.ts';
import { worksAt } from './magic.ts';
import {
  type Battle,
  cellOf,
  type DuelState,
  isMiniature,
  knows,
  loadsOf,
  rosterIn,
} from './state.ts';

/** Whether a player lays +0 and nothing else in a combat. */
export const mustPlayNought = (state: DuelState, battle: Battle, side: number): boolean =>
  rosterIn(state).anybodysWords.has('fears-torches') &&
  campsLaidBy(state, battle, side).every(camp => isCowed(state, battle, camp));

/** A Mummy with nothing but Torches around her plays +0, whatever else is demanded (DT-DARK-04). */
export function isCowed(state: DuelState, battle: Battle, side: number): boolean {
  if (!rosterIn(state).anybodysWords.has('fears-torches')) return false;
  const { attackers, defenders } = armiesOf(state, battle);
  const all = [...attackers, ...defenders];
  return all.some(token => {
    if (campOf(state, battle, token) !== side || !isMiniature(state, token)) return false;
    if (!knows(state, token, 'fears-torches') || isSafeFromTorches(state, token)) return false;
    const near = all.filter(
      other => campOf(state, battle, other) !== side && areAdjacent(state, token, other),
    );
    return near.length > 0 && near.every(other => holds(state, other, 'flames'));
  });
}

function isSafeFromTorches(state: DuelState, token: Token): boolean {
  return (
    holds(state, token, 'fireproof') || groundAt(state.labyrinth, cellOf(state, token)) === 'water'
  );
}

function holds(state: DuelState, bearer: Token, word: 'flames' | 'fireproof'): boolean {
  return loadsOf(state, bearer).some(
    load => knows(state, load, word) && worksAt(state, load, cellOf(state, bearer)),
  );
}
