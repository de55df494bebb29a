import type { RuleId } from '../../../rules/ids.ts';
import { NOBODY, type Side } from '../../pieces/roster.ts';
import { tokenNamed } from '../acting.ts';
import type { DuelAction, DuelActionOf } from '../action.ts';
import { type DuelPoint, refused } from '../duel.ts';
import { beginSetUp } from '../setup.ts';
import {
  BEHIND_SCREEN,
  type DuelState,
  isCharacter,
  REMOVED,
  seatsIn,
  sideAt,
  sideOf,
} from '../state.ts';
import { type DuelStory, othersThan } from '../story.ts';
import { chosen, forcesIn, tokensOf } from './choosing.ts';

function whyNotRemove(state: DuelState, side: Side, name: string): RuleId | null {
  const token = tokenNamed(state, name);
  if (token === NOBODY || sideOf(state, token) !== side) return 'DT-MIX-09';
  const inTeam = isCharacter(state, token) && state.places[token] === BEHIND_SCREEN;
  return inTeam ? null : 'DT-MIX-09';
}

const isTooLarge = (state: DuelState, side: Side): boolean =>
  chosen(state, side, true) > state.teams[side]!;

/** Handicapped sides take characters out of their teams; the others know the number only (DT-MIX-09). */
export const removal: DuelPoint<'removal'> = {
  seats: state => seatsIn(state).filter(seat => isTooLarge(state, sideAt(seat))),
  legal: (state, seat) =>
    tokensOf(state, sideAt(seat))
      .map(token => state.names[token]!)
      .filter(name => whyNotRemove(state, sideAt(seat), name) === null)
      .map((token): DuelAction => ({ do: 'remove', token })),
  refusal: (state, seat, action) =>
    refused(action.do === 'remove' ? whyNotRemove(state, sideAt(seat), action.token) : 'DT-MIX-09'),
  apply(state, seat, action, random) {
    const { token } = action as DuelActionOf<'remove'>;
    state.places[tokenNamed(state, token)] = REMOVED;
    const story: DuelStory = [
      { kind: 'removed', to: [seat], seat, token },
      { kind: 'removed', to: othersThan(state, seat), seat },
    ];
    if (!seatsIn(state).some(other => isTooLarge(state, sideAt(other)))) {
      beginSetUp(state, forcesIn(state).quick, random, story);
    }
    return story;
  },
};
