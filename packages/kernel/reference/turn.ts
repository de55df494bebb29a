import { type DecisionPoint, type Random, type Refusal, roll, TABLE } from '../src/index.ts';
import { endTurn } from './end.ts';
import type { LanternRule } from './rules.ts';
import {
  countOf,
  HAND_LIMIT,
  type Lantern,
  type LanternAction,
  type LanternEvent,
  type LanternFrame,
  type LanternSeat,
  type LanternState,
  SEATS,
  SHADOW_LIMIT,
  seatIndex,
  slot,
  VALUES,
} from './state.ts';

const DRAW: LanternAction = { do: 'draw' };
const DUEL: LanternAction = { do: 'duel' };
const PASS: LanternAction = { do: 'pass' };
const TUCK = eachCard('tuck');
const BURN = eachCard('burn');
export const CHOOSE = eachCard('choose');

/** Actions are values, made once: index 0 is never used. */
function eachCard(deed: 'tuck' | 'burn' | 'choose'): readonly LanternAction[] {
  return Array.from({ length: VALUES + 1 }, (_, card) => ({ do: deed, card }));
}

export function refused(rule: LanternRule): Refusal {
  return { rule };
}

function holds(state: LanternState, seat: number, card: number): boolean {
  return state.hands[slot(seat, card)]! > 0;
}

/** The one legality of a turn. */
function whyNot(state: LanternState, seat: number, action: LanternAction): Refusal | null {
  switch (action.do) {
    case 'draw':
      if (state.left === 0) return refused('REF-DRAW-01');
      return countOf(state.hands, seat) < HAND_LIMIT ? null : refused('REF-DRAW-02');
    case 'tuck':
      if (!holds(state, seat, action.card)) return refused('REF-HAND-01');
      return countOf(state.shadows, seat) < SHADOW_LIMIT ? null : refused('REF-TUCK-01');
    case 'burn':
      return holds(state, seat, action.card) ? null : refused('REF-HAND-01');
    case 'duel': {
      const both = countOf(state.hands, 0) > 0 && countOf(state.hands, 1) > 0;
      return both ? null : refused('REF-DUEL-01');
    }
    case 'pass': {
      const stuck = state.left === 0 && countOf(state.hands, seat) === 0;
      return stuck ? null : refused('REF-TURN-02');
    }
    case 'choose':
      return refused('REF-DUEL-03');
  }
}

function legalTurn(state: LanternState, seat: number): LanternAction[] {
  const actions: LanternAction[] = [];
  const mayTuck = countOf(state.shadows, seat) < SHADOW_LIMIT;
  for (let card = 1; card <= VALUES; card++) {
    if (!holds(state, seat, card)) continue;
    actions.push(BURN[card]!);
    if (mayTuck) actions.push(TUCK[card]!);
  }
  for (const action of [DRAW, DUEL, PASS]) {
    if (whyNot(state, seat, action) === null) actions.push(action);
  }
  return actions;
}

export const turn: DecisionPoint<Lantern, Extract<LanternFrame, { kind: 'turn' }>> = {
  seats: state => [SEATS[state.turn]!],
  legal: (state, seat) => legalTurn(state, seatIndex(seat)),
  refusal: (state, seat, action) => whyNot(state, seatIndex(seat), action),
  apply(state, seat, action, random) {
    switch (action.do) {
      case 'draw':
        return [...draw(state, seat), ...endTurn(state)];
      case 'burn':
        return [burn(state, seat, action.card, random), ...endTurn(state)];
      case 'tuck':
        return tuck(state, seat, action.card);
      case 'duel':
        state.frames.push({ kind: 'duel', sealed: {} });
        return [{ kind: 'challenged', to: 'all', seat }];
      default:
        return [{ kind: 'passed', to: 'all', seat }, ...endTurn(state)];
    }
  },
};

function others(seat: LanternSeat): readonly (LanternSeat | typeof TABLE)[] {
  return [...SEATS.filter(other => other !== seat), TABLE];
}

function draw(state: LanternState, seat: LanternSeat): LanternEvent[] {
  state.left--;
  const card = state.deck[state.left]!;
  state.deck[state.left] = 0;
  state.hands[slot(seatIndex(seat), card)]!++;
  return [
    { kind: 'drew', to: [seat], seat, card, reveals: true },
    { kind: 'drew', to: others(seat), seat },
  ];
}

function tuck(state: LanternState, seat: LanternSeat, card: number): LanternEvent[] {
  const at = slot(seatIndex(seat), card);
  state.hands[at]!--;
  state.shadows[at]!++;
  return [
    { kind: 'tucked', to: [seat], seat, card },
    { kind: 'tucked', to: others(seat), seat },
  ];
}

function burn(state: LanternState, seat: LanternSeat, card: number, random: Random): LanternEvent {
  const index = seatIndex(seat);
  const die = roll(random, 'dice');
  const points = die <= card ? card : 1;
  state.hands[slot(index, card)]!--;
  state.burnt[card - 1]!++;
  state.scores[index]! += points;
  return { kind: 'burnt', to: 'all', seat, card, die, points, reveals: true };
}
