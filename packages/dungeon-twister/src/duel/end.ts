import type { Outcome } from '@oubliette/kernel';
import type { Side } from '../pieces/roster.ts';
import { cards } from './cards.ts';
import type { DuelEvent, EndReason } from './event.ts';
import {
  type DuelSeat,
  type DuelState,
  enemyOf,
  FIRED,
  isCharacter,
  MENDED,
  rosterIn,
  SEATS,
  STOCK,
  STRUCK,
} from './state.ts';
import type { Story } from './story.ts';

type EventOf<K extends DuelEvent['kind']> = Extract<DuelEvent, { kind: K }>;

/** Turns in a row without anything of note after which the game stands still (DT-END-03). */
export const QUIET_TURNS = 40;

/** Ends the turn: cards come back, marks go, the game may be over, the other one is next. */
export function endTurn(state: DuelState, story: Story): void {
  const side = state.active as Side;
  story.push({ kind: 'turn-ended', to: 'all', seat: SEATS[side]! });
  if (cards.recycleActions(state, side)) {
    story.push({ kind: 'cards-back', to: 'all', seat: SEATS[side]! });
  }
  for (let token = 0; token < state.marks.length; token++)
    state.marks[token]! &= ~(STRUCK | MENDED | FIRED | STOCK);
  state.left = 0;
  state.quiet = state.stirred ? 0 : state.quiet + 1;
  state.stirred = false;
  state.frames.length = 0;
  const reason = whyOver(state);
  if (reason !== null) {
    story.push(overFor(reason, winnersOf(state)));
    return;
  }
  state.active = enemyOf(side);
  state.turn++;
  state.frames.push({ kind: 'card' });
}

/** What a story tells at the end, with the rule that makes it one. */
export function overFor(reason: EndReason, winners: DuelSeat[]): EventOf<'over'> {
  const rule = reason === 'target' ? 'DT-END-01' : 'DT-END-03';
  return { kind: 'over', to: 'all', winners, reason, rule };
}

/** The target is reached and one has more (DT-END-01, 02), or the game stands still (DT-END-03). */
function whyOver(state: DuelState): EndReason | null {
  const [blue = 0, yellow = 0] = state.points;
  if (Math.max(blue, yellow) >= state.target && blue !== yellow) return 'target';
  if (state.quiet >= QUIET_TURNS) return 'still';
  return anybodyLeft(state) ? null : 'nobody-left';
}

function anybodyLeft(state: DuelState): boolean {
  return rosterIn(state).tokens.some(
    token => isCharacter(state, token) && state.places[token]! >= 0,
  );
}

function winnersOf(state: DuelState): DuelSeat[] {
  const [blue = 0, yellow = 0] = state.points;
  if (blue === yellow) return [];
  return [blue > yellow ? 'blue' : 'yellow'];
}

export function outcome(state: DuelState): Outcome<DuelSeat> | null {
  if (state.frames.length > 0) return null;
  const [blue = 0, yellow = 0] = state.points;
  return { winners: winnersOf(state), scores: { blue, yellow } };
}
