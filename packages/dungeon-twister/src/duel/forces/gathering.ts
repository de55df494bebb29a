import type { RuleId } from '../../../rules/ids.ts';
import type { Side } from '../../pieces/roster.ts';
import { tokenNamed } from '../acting.ts';
import type { DuelAction } from '../action.ts';
import { type DuelPoint, refused } from '../duel.ts';
import { BEHIND_SCREEN, type DuelSeat, type DuelState, seatsIn, sideAt } from '../state.ts';
import { type DuelStory, othersThan } from '../story.ts';
import {
  endChoosing,
  forcesIn,
  layChosenRooms,
  pairsDue,
  picksOf,
  shuffleCopies,
  wanted,
  whyNotPick,
} from './choosing.ts';
import { pairsWith } from './pool.ts';

const isPairing = (state: DuelState, side: number): boolean =>
  forcesIn(state).pairs[side]!.length < pairsDue(state, side);

const isWhole = (state: DuelState, side: number): boolean =>
  !isPairing(state, side) && wanted(state, side) === null;

function whyNotPair(state: DuelState, side: Side, number: number): RuleId | null {
  if (!isPairing(state, side)) return 'DT-MIX-01';
  const forces = forcesIn(state);
  const isThere = pairsWith(forces).includes(number) && !forces.pairs[side]!.includes(number);
  return isThere ? null : 'DT-MIX-07';
}

function whyNot(state: DuelState, side: Side, action: DuelAction): RuleId | null {
  if (action.do === 'pair') return whyNotPair(state, side, action.number);
  if (action.do !== 'enlist' || isPairing(state, side)) return 'DT-MIX-01';
  return whyNotPick(state, side, action.token);
}

function listFor(state: DuelState, side: Side): DuelAction[] {
  if (!isPairing(state, side)) return picksOf(state, side).map(token => ({ do: 'enlist', token }));
  return pairsWith(forcesIn(state))
    .filter(number => whyNotPair(state, side, number) === null)
    .map(number => ({ do: 'pair', number }));
}

/** Free choice: each side alone takes two pairs of rooms, then its team (DT-MIX-07). */
export const gathering: DuelPoint<'gathering'> = {
  seats: state => seatsIn(state).filter(seat => !isWhole(state, sideAt(seat))),
  legal: (state, seat) => listFor(state, sideAt(seat)),
  refusal: (state, seat, action) => refused(whyNot(state, sideAt(seat), action)),
  apply(state, seat, action, random) {
    const story: DuelStory = tellPick(state, seat, action);
    if (seatsIn(state).some(other => !isWhole(state, sideAt(other)))) return story;
    layChosenRooms(state, random);
    shuffleCopies(state, random);
    endChoosing(state, random, story);
    return story;
  },
};

function tellPick(state: DuelState, seat: DuelSeat, action: DuelAction): DuelStory {
  if (action.do === 'pair') {
    const { number } = action;
    forcesIn(state).pairs[sideAt(seat)]!.push(number);
    return [
      { kind: 'paired', to: [seat], seat, number },
      { kind: 'paired', to: othersThan(state, seat), seat },
    ];
  }
  if (action.do !== 'enlist') return [];
  const { token } = action;
  state.places[tokenNamed(state, token)] = BEHIND_SCREEN;
  return [
    { kind: 'picked', to: [seat], seat, token },
    { kind: 'picked', to: othersThan(state, seat), seat },
  ];
}
