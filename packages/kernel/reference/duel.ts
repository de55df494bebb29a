import { type DecisionPoint, stillAsked } from '../src/index.ts';
import { endTurn } from './end.ts';
import {
  type Lantern,
  type LanternEvent,
  type LanternFrame,
  type LanternState,
  SEATS,
  seatIndex,
  slot,
  valuesOf,
} from './state.ts';
import { CHOOSE, refused } from './turn.ts';

/** Both choose alone; nobody sees a card before the second one lies. */
export const duel: DecisionPoint<Lantern, Extract<LanternFrame, { kind: 'duel' }>> = {
  seats: (_state, frame) => stillAsked(SEATS, frame.sealed),
  legal: (state, seat) =>
    [...new Set(valuesOf(state.hands, seatIndex(seat)))].map(card => CHOOSE[card]!),
  refusal(state, seat, action) {
    if (action.do !== 'choose') return refused('REF-TURN-03');
    return state.hands[slot(seatIndex(seat), action.card)]! > 0 ? null : refused('REF-HAND-01');
  },
  apply(state, seat, action, _random, frame) {
    if (action.do !== 'choose') return [];
    frame.sealed[seat] = action.card;
    const chose: LanternEvent = { kind: 'chose', to: 'all', seat };
    const { red, white } = frame.sealed;
    if (red === undefined || white === undefined) return [chose];
    state.frames.pop();
    return [chose, settle(state, red, white), ...endTurn(state)];
  },
};

function settle(state: LanternState, red: number, white: number): LanternEvent {
  for (const [seat, card] of [red, white].entries()) {
    state.hands[slot(seat, card)]!--;
    state.burnt[card - 1]!++;
  }
  const winner = red === white ? null : red > white ? 'red' : 'white';
  if (winner !== null) state.scores[seatIndex(winner)]! += red + white;
  return { kind: 'duelled', to: 'all', red, white, winner, reveals: true };
}
