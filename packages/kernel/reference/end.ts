import type { Outcome } from '../src/index.ts';
import { countOf, type LanternEvent, type LanternSeat, type LanternState, sumOf } from './state.ts';

/** Hands the turn over, or ends the match and turns the shadows up. */
export function endTurn(state: LanternState): LanternEvent[] {
  if (!isOver(state)) {
    state.turn = 1 - state.turn;
    return [];
  }
  state.frames.length = 0;
  const { red = 0, white = 0 } = result(state).scores;
  return [{ kind: 'ended', to: 'all', red, white, reveals: true }];
}

function isOver(state: LanternState): boolean {
  if (state.scores.some(score => score >= state.target)) return true;
  return state.left === 0 && countOf(state.hands, 0) === 0 && countOf(state.hands, 1) === 0;
}

export function outcome(state: LanternState): Outcome<LanternSeat> | null {
  return state.frames.length === 0 ? result(state) : null;
}

function result(state: LanternState): Outcome<LanternSeat> {
  const red = state.scores[0]! + sumOf(state.shadows, 0);
  const white = state.scores[1]! + sumOf(state.shadows, 1);
  const winners: LanternSeat[] = red === white ? [] : [red > white ? 'red' : 'white'];
  return { winners, scores: { red, white } };
}
