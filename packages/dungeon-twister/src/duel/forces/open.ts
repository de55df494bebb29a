import type { Random } from '@oubliette/kernel';
import type { RuleId } from '../../../rules/ids.ts';
import type { Token } from '../../pieces/roster.ts';
import { tokenNamed } from '../acting.ts';
import type { DuelAction, DuelActionOf } from '../action.ts';
import { type DuelPoint, refused } from '../duel.ts';
import {
  ASKED,
  BEHIND_SCREEN,
  type DuelState,
  IN_BOX,
  nextSide,
  OUT_OF_GAME,
  rosterIn,
  sideAt,
  sideOf,
} from '../state.ts';
import type { DuelStory } from '../story.ts';
import {
  copiesOf,
  endChoosing,
  forcesIn,
  layChosenRooms,
  pairsInAll,
  picksOf,
  wanted,
  whyNotPick,
} from './choosing.ts';
import { pairsWith } from './pool.ts';

/** Choosing in the open: mutual choice and draft. */

function whyNotPair(state: DuelState, number: number): RuleId | null {
  const forces = forcesIn(state);
  const taken = forces.pairs;
  const all = pairsWith(forces);
  const copies = (of: number) => taken.flat().filter(known => known === of).length;
  // Once all are taken there may be a second of each (DT-MULTI-24).
  const most = all.every(known => copies(known) > 0) ? 2 : 1;
  return all.includes(number) && copies(number) < most ? null : 'DT-MIX-04';
}

/** In turn the sides choose a pair of rooms, each pair once (DT-MIX-04). */
export const pairs: DuelPoint<'pairs'> = {
  seats: (_state, { side }) => ASKED[side]!,
  legal: state =>
    pairsWith(forcesIn(state))
      .filter(number => whyNotPair(state, number) === null)
      .map((number): DuelAction => ({ do: 'pair', number })),
  refusal: (state, _seat, action) =>
    refused(action.do === 'pair' ? whyNotPair(state, action.number) : 'DT-MIX-04'),
  apply(state, seat, action, random, frame) {
    const { number } = action as DuelActionOf<'pair'>;
    const { pairs: chosen, first } = forcesIn(state);
    chosen[frame.side]!.push(number);
    if (chosen.flat().length < pairsInAll(state)) frame.side = nextSide(state, frame.side);
    else {
      layChosenRooms(state, random);
      state.frames = [{ kind: 'picks', side: first }];
    }
    return [{ kind: 'paired', to: 'all', seat, number }];
  },
};

/** In turn the sides choose a piece: all take the same, or nobody else can have it (DT-MIX-05, 06). */
export const picks: DuelPoint<'picks'> = {
  seats: (_state, { side }) => ASKED[side]!,
  legal: (state, seat) =>
    picksOf(state, sideAt(seat)).map((token): DuelAction => ({ do: 'enlist', token })),
  refusal: (state, seat, action) =>
    refused(action.do === 'enlist' ? whyNotPick(state, sideAt(seat), action.token) : 'DT-MIX-01'),
  apply(state, seat, action, random, frame) {
    const { token: name } = action as DuelActionOf<'enlist'>;
    const token = tokenNamed(state, name);
    const kind = wanted(state, frame.side);
    state.places[token] = BEHIND_SCREEN;
    const story: DuelStory = [{ kind: 'picked', to: 'all', seat, token: name }];
    for (const side of state.points.keys()) {
      if (side !== frame.side) settleCounterpart(state, side, token);
    }
    passOn(state, frame, kind, random, story);
    return story;
  },
};

/** The same piece in another colour: taken too, or gone for the next player unless it is common (DT-MIX-03, 05, 06, DT-MULTI-09). */
function settleCounterpart(state: DuelState, side: number, token: Token): void {
  const piece = rosterIn(state).pieces[token]!;
  const left = copiesOf(state, side, piece.id).filter(copy => state.places[copy] === IN_BOX);
  if (forcesIn(state).mode === 'mutual') state.places[left[0]!] = BEHIND_SCREEN;
  else if (piece.kind === 'object' && piece.common) return;
  else if (side === nextSide(state, sideOf(state, token)) && left.length > 0) {
    state.places[left.at(-1)!] = OUT_OF_GAME;
  }
}

/** The next side; in a draft the second player begins the objects (DT-MIX-05, DT-MIX-06). */
function passOn(
  state: DuelState,
  frame: { side: number },
  before: 'character' | 'object' | null,
  random: Random,
  story: DuelStory,
): void {
  const { mode, first } = forcesIn(state);
  const wants = [...state.points.keys()].map(side => wanted(state, side));
  if (wants.every(kind => kind === null)) {
    endChoosing(state, random, story);
    return;
  }
  frame.side = nextSide(state, frame.side);
  const atObjects = before === 'character' && wants.every(kind => kind === 'object');
  if (mode === 'draft' && atObjects) frame.side = nextSide(state, first);
}
