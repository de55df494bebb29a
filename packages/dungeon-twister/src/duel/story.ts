import { NOBODY, type Side, type Token } from '../pieces/roster.ts';
import { crowdOf } from './crowd.ts';
import type { DuelEvent } from './event.ts';
import { falling, isPit, isRopable, isRope } from './pit.ts';
import {
  cellOf,
  type DuelState,
  enemyOf,
  isCharacter,
  isWounded,
  loadOf,
  OUT_OF_GAME,
  othersAt,
  rosterIn,
  SEATS,
  STRUCK,
  sideOf,
  WOUNDED,
} from './state.ts';

/** What an action brought about so far. */
export type Story = DuelEvent[];

export function nameOf(state: DuelState, token: Token): string {
  return state.names[token]!;
}

export function nameOrNull(state: DuelState, token: Token): string | null {
  return token === NOBODY ? null : nameOf(state, token);
}

export function score(state: DuelState, side: Side, points: number, story: Story): void {
  state.points[side]! += points;
  story.push({ kind: 'scored', to: 'all', seat: SEATS[side]!, points });
}

/** A healthy character is wounded where it stands; a friend whom it carried dies (DT-WND-01, 05). */
export function wound(state: DuelState, token: Token, story: Story): void {
  state.stirred = true;
  state.marks[token]! |= WOUNDED | STRUCK;
  story.push({
    kind: 'wounded',
    to: 'all',
    token: nameOf(state, token),
    cell: cellOf(state, token),
  });
  const carried = othersAt(state, cellOf(state, token), token).find(
    other => isCharacter(state, other) && isWounded(state, other),
  );
  if (carried !== undefined) eliminate(state, carried, story);
}

/** A character leaves the game, the enemy scores; whom it carried dies too (DT-WND-04, 05). */
export function eliminate(state: DuelState, token: Token, story: Story): void {
  const cell = cellOf(state, token);
  const load = isWounded(state, token) ? NOBODY : loadOf(state, token);
  state.stirred = true;
  remove(state, token);
  story.push({ kind: 'killed', to: 'all', token: nameOf(state, token), cell });
  score(state, enemyOf(sideOf(state, token)), 1, story);
  if (load !== NOBODY && isCharacter(state, load)) eliminate(state, load, story);
  if (isPit(state, cell)) loseObjects(state, cell, story);
}

export function remove(state: DuelState, token: Token): void {
  state.places[token] = OUT_OF_GAME;
  state.marks[token] = 0;
}

/** Nothing but a Rope that could be laid there stays on a pit (DT-PIT-05). */
export function loseObjects(state: DuelState, cell: number, story: Story): void {
  for (const token of rosterIn(state).tokens) {
    if (state.places[token] !== cell || isCharacter(state, token)) continue;
    if (isRope(state, token) && isRopable(state, crowdOf(state, token), cellOf(state, token)))
      continue;
    remove(state, token);
    story.push({ kind: 'lost', to: 'all', token: nameOf(state, token), cell });
  }
}

/** At the end of an action whoever hangs over a pit without a Rope falls (DT-PIT-03). */
export function settle(state: DuelState, story: Story): void {
  for (const token of falling(state)) {
    if (state.places[token]! < 0) continue;
    story.push({
      kind: 'fell',
      to: 'all',
      token: nameOf(state, token),
      cell: cellOf(state, token),
    });
    eliminate(state, token, story);
  }
}
