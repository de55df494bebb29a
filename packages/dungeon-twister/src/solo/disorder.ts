import { groundAt, lineAt } from '../board/index.ts';
import { COMBAT_CARDS, cards, JUMP_CARDS } from '../duel/cards.ts';
import { crowded } from '../duel/disorder.ts';
import {
  BEHIND_SCREEN,
  cellOf,
  isCharacter,
  isOnBoard,
  OUT_OF_GAME,
  planIn,
  rosterIn,
  sideOf,
} from '../duel/state.ts';
import type { Token } from '../pieces/roster.ts';
import { IN_BAG, IN_RESERVE, isNpc, NP, PLAYER, type SoloState } from './state.ts';

/** What must never be found between two actions, told once more straight from the ledger. */
export function disorders(state: SoloState): string[] {
  return [...misplaced(state), ...crowded(state), ...misrowed(state), ...miscounted(state)];
}

function misplaced(state: SoloState): string[] {
  return rosterIn(state)
    .tokens.filter(token => !isSomewhere(state, token))
    .map(token => `${state.names[token]} lost`);
}

function isSomewhere(state: SoloState, token: Token): boolean {
  const place = state.places[token]!;
  if (place === OUT_OF_GAME || place === IN_BAG) return true;
  if (place === IN_RESERVE) return isNpc(token);
  if (place === BEHIND_SCREEN) return state.solo.work[0]?.kind === 'starters';
  if (!isOnBoard(state, token)) return false;
  const cell = cellOf(state, token);
  if (groundAt(state.labyrinth, cell) === 'unrevealed') return false;
  const away = planIn(state).lines[sideOf(state, token) === NP ? 1 : 0];
  return !(isCharacter(state, token) && lineAt(planIn(state), cell) === away);
}

/** Everybody in play has a card in the row, once (DS-NP-02, DS-NP-06). */
function misrowed(state: SoloState): string[] {
  const { row } = state.solo;
  const inPlay = rosterIn(state).tokens.filter(token => isNpc(token) && isOnBoard(state, token));
  const twice = row.filter((npc, at) => row.indexOf(npc) !== at);
  const wrong = [
    ...inPlay.filter(npc => !row.includes(npc)),
    ...row.filter(npc => !inPlay.includes(npc as Token)),
    ...twice,
  ];
  return wrong.map(npc => `card of ${state.names[npc]}`);
}

function miscounted(state: SoloState): string[] {
  return [NP, PLAYER].flatMap(side => {
    const combat = COMBAT_CARDS.some((count, value) => cards.combat(state, side, value) > count);
    const zero = side === PLAYER && cards.combat(state, side, 0) !== 1;
    return combat || zero || cards.jumps(state, side) > JUMP_CARDS ? [`cards of side ${side}`] : [];
  });
}
