import type { Outcome } from '@oubliette/kernel';
import type { Side } from '../pieces/roster.ts';
import { cards } from './cards.ts';
import type { DuelEndReason, DuelEvent } from './event.ts';
import {
  CHARMED,
  COLOURS,
  clearTraits,
  type DuelSeat,
  type DuelState,
  FIRED,
  MENDED,
  nextSide,
  rosterIn,
  STOCK,
  STRONG,
  STRUCK,
  seatsIn,
  sideAt,
  USED,
} from './state.ts';
import type { DuelStory } from './story.ts';

type EventOf<K extends DuelEvent['kind']> = Extract<DuelEvent, { kind: K }>;

/** Turns in a row without anything of note after which the game of two stands still (DT-END-03). */
export const QUIET_TURNS = 40;

/** The same at a table of that many: twenty for each (DT-END-03). */
export const quietTurnsOf = (players: number): number => (QUIET_TURNS / 2) * players;

/** Ends the turn: cards come back, marks go, the game may be over, the next one is asked. */
export function endTurn(state: DuelState, story: DuelStory): void {
  const side = state.active as Side;
  story.push({ kind: 'turn-ended', to: 'all', seat: COLOURS[side]! });
  if (cards.recycleActions(state, side)) {
    story.push({ kind: 'cards-back', to: 'all', seat: COLOURS[side]! });
  }
  for (let token = 0; token < state.marks.length; token++)
    state.marks[token]! &= ~(STRUCK | MENDED | FIRED | STOCK);
  clearTraits(state, STRONG | USED | CHARMED);
  state.left = 0;
  state.quiet = state.stirred ? 0 : state.quiet + 1;
  state.stirred = false;
  state.frames.length = 0;
  const reason = whyOver(state);
  if (reason !== null) {
    story.push(overFor(reason, winnersOf(state)));
    return;
  }
  state.active = nextPlayer(state);
  state.turn++;
  state.frames.push({ kind: 'card' });
}

/** What a story tells at the end, with the rule that makes it one. */
export function overFor(reason: DuelEndReason, winners: DuelSeat[]): EventOf<'over'> {
  const rule = reason === 'target' ? 'DT-END-01' : 'DT-END-03';
  return { kind: 'over', to: 'all', winners, reason, rule };
}

/** The target is reached and one has more (DT-END-01, 02), or the game stands still (DT-END-03). */
function whyOver(state: DuelState): DuelEndReason | null {
  const { points, target, quiet } = state;
  const leaders = leadersOf(state);
  if (leaders.length === 1 && points[sideAt(leaders[0]!)]! >= target) return 'target';
  if (quiet >= quietTurnsOf(points.length)) return 'still';
  return points.some((_, side) => isPlaying(state, side)) ? null : 'nobody-left';
}

/** Whether a side has characters in the maze or under its rooms. */
function isPlaying(state: DuelState, side: number): boolean {
  return rosterIn(state).characters[side]!.some(token => state.places[token]! >= 0);
}

/** With more than two, whoever has nobody left is passed over (DT-MULTI-03). */
export function nextPlayer(state: DuelState): Side {
  let side = nextSide(state, state.active);
  while (state.points.length > 2 && !isPlaying(state, side)) side = nextSide(state, side);
  return side;
}

/** Who has most of those who have not given up (DT-MULTI-29). */
function leadersOf(state: DuelState): DuelSeat[] {
  const stay = seatsIn(state).filter((_, side) => state.teams[side]! > 0);
  const most = Math.max(...stay.map(seat => state.points[sideAt(seat)]!));
  return stay.filter(seat => state.points[sideAt(seat)] === most);
}

/** Whoever has most, unless all have the same (DT-END-03, DT-MULTI-08). */
function winnersOf(state: DuelState): DuelSeat[] {
  const leaders = leadersOf(state);
  return leaders.length < state.teams.filter(size => size > 0).length ? leaders : [];
}

export function outcome(state: DuelState): Outcome<DuelSeat> | null {
  if (state.frames.length > 0) return null;
  const scores = Object.fromEntries(
    seatsIn(state).map((seat, side) => [seat, state.points[side]!]),
  );
  return { winners: winnersOf(state), scores };
}
