import type { Viewer } from '@oubliette/kernel';
import { type CellId, remotePits, type Sign, withOpen } from '../board/index.ts';
import { NOBODY, type Side, type Token } from '../pieces/roster.ts';
import { crowdOf } from './crowd.ts';
import type { DuelEvent } from './event.ts';
import { cellOfIllusion, lift } from './illusion.ts';
import { falling, isPit, isRopable, isRopeFor, isShelteredBy, isTrodden, treads } from './pit.ts';
import {
  CHARMED,
  COLOURS,
  cellOf,
  type DuelSeat,
  type DuelState,
  type Illusion,
  isCharacter,
  isCharmed,
  isDragon,
  isWounded,
  loadsOf,
  OUT_OF_GAME,
  othersAt,
  rosterIn,
  STOCK,
  STRUCK,
  seatsIn,
  setTrait,
  sideOf,
  WOUNDED,
} from './state.ts';
import { heldSigns } from './triggers.ts';

/** What an action brought about so far. */
export type DuelStory = DuelEvent[];

export function nameOf(state: DuelState, token: Token): string {
  return state.names[token]!;
}

export function nameOrNull(state: DuelState, token: Token): string | null {
  return token === NOBODY ? null : nameOf(state, token);
}

/** Those from whom one seat has secrets, or several. */
export function othersThan(state: DuelState, ...seats: DuelSeat[]): Viewer<DuelSeat>[] {
  return [...seatsIn(state).filter(other => !seats.includes(other)), 'table'];
}

export function score(state: DuelState, side: number, points: number, story: DuelStory): void {
  state.points[side]! += points;
  story.push({ kind: 'scored', to: 'all', seat: COLOURS[side]!, points });
}

/** A healthy character is wounded where it stands; a friend whom it carried dies (DT-WND-01, 05, DT-THIEF-02). */
export function wound(state: DuelState, token: Token, story: DuelStory, by = state.active): void {
  state.stirred = true;
  state.marks[token] = (state.marks[token]! & ~STOCK) | WOUNDED | STRUCK;
  // Whoever was charmed is his own again, and the AP are lost (DT-ALL-14).
  if (isCharmed(state, token)) setTrait(state, token, CHARMED, false);
  const cell = cellOf(state, token);
  story.push({ kind: 'wounded', to: 'all', token: nameOf(state, token), cell });
  const others = othersAt(state, cell, token);
  const isCarried = (other: Token) => isCharacter(state, other) && isWounded(state, other);
  for (const carried of others.filter(isCarried)) eliminate(state, carried, story, by);
  // On a pit only Ropes stay, of a Thief's things and of two that somebody held (DT-PIT-05, DT-PND-05).
  if (isPit(state, cell) && (treads(state, token, cell) || others.length > 1)) {
    loseObjects(state, cell, story, sideOf(state, token));
  }
}

/**
 * A character leaves the game; whom it carried dies too (DT-WND-04, 05). The side that did it scores,
 * or all others if that is its own (DT-MULTI-05): of two always the enemy.
 */
export function eliminate(
  state: DuelState,
  token: Token,
  story: DuelStory,
  by = state.active,
): void {
  const cell = cellOf(state, token);
  const loads = isWounded(state, token) ? NOTHING : loadsOf(state, token);
  state.stirred = true;
  remove(state, token);
  story.push({ kind: 'killed', to: 'all', token: nameOf(state, token), cell });
  const owner = sideOf(state, token);
  for (const side of state.points.keys()) {
    const scores = side === by || by === owner;
    if (scores && side !== owner) score(state, side, bountyOf(state, token), story);
  }
  for (const load of loads) if (isCharacter(state, load)) eliminate(state, load, story, by);
  if (isPit(state, cell)) loseObjects(state, cell, story, owner);
  // Her illusions end with her (DT-PND-08).
  for (const illusion of state.illusions ?? [])
    if (illusion.maker === token) dispel(state, illusion, story);
}

const NOTHING: readonly Token[] = [];

/** VP for somebody's end: dragons are prestigious (DT-ALL-06). */
function bountyOf(state: DuelState, token: Token): number {
  return isDragon(state, token) ? 2 : 1;
}

export function remove(state: DuelState, token: Token): void {
  state.places[token] = OUT_OF_GAME;
  state.marks[token] = 0;
  if (state.lasting?.[token] !== undefined) setTrait(state, token, state.lasting[token], false);
}

/** Nothing but a Rope that its bearer's side could have laid there stays on a pit (DT-PIT-05). */
export function loseObjects(
  state: DuelState,
  cell: number,
  story: DuelStory,
  side: Side | typeof NOBODY = NOBODY,
): void {
  const holds = (token: Token) =>
    isShelteredBy(state, token, cellOf(state, token)) ||
    (isRopeFor(state, token, cellOf(state, token)) &&
      isRopable(state, crowdOf(state, token), cellOf(state, token), side));
  for (const token of rosterIn(state).tokens) {
    if (state.places[token] !== cell || isCharacter(state, token) || holds(token)) continue;
    remove(state, token);
    story.push({ kind: 'lost', to: 'all', token: nameOf(state, token), cell });
  }
}

/** Opens and shuts remote pits, as triggers are held down now (DT-MERC-22). */
export function workTriggers(state: DuelState, story: DuelStory): void {
  const signs = heldSigns(state);
  if (signs !== null) setOpen(state, signs, story);
}

/** The remote pits of these signs are open from now on, and no others. */
export function setOpen(state: DuelState, signs: readonly Sign[], story: DuelStory): void {
  const before = state.labyrinth.open ?? [];
  const after = withOpen(state.labyrinth, signs);
  if (after === state.labyrinth) return;
  state.labyrinth = after;
  const opened = signs.filter(sign => !before.includes(sign));
  for (const sign of before) {
    if (!signs.includes(sign)) story.push({ kind: 'pits', to: 'all', sign, open: false });
  }
  for (const sign of opened) story.push({ kind: 'pits', to: 'all', sign, open: true });
  for (const cell of remotePits(after, opened)) swallow(state, cell, story);
}

/** What lies on a pit that opens is lost, but for a Rope that holds there; a Thief keeps what she carries. */
function swallow(state: DuelState, cell: CellId, story: DuelStory): void {
  if (isTrodden(state, cell)) return;
  const someone = rosterIn(state).tokens.find(
    token => state.places[token] === cell && isCharacter(state, token),
  );
  loseObjects(state, cell, story, someone === undefined ? NOBODY : sideOf(state, someone));
}

/** Whoever ends an action on her own pit takes it off without harm (DT-PND-08). */
export function passOwnIllusions(state: DuelState, story: DuelStory): void {
  for (const illusion of state.illusions ?? []) {
    const maker = illusion.maker as Token;
    if (state.places[maker] === cellOfIllusion(state, illusion)) dispel(state, illusion, story);
  }
}

function dispel(state: DuelState, { maker, ground }: Illusion, story: DuelStory): void {
  lift(state, maker as Token, ground);
  const deed = ground === 'pit' ? 'lift-pit' : 'lift-rubble';
  story.push({ kind: 'did', to: 'all', deed, token: nameOf(state, maker as Token) });
}

/** At the end of an action whoever hangs over a pit without a Rope falls (DT-PIT-03). */
export function settle(state: DuelState, story: DuelStory, by = state.active): void {
  passOwnIllusions(state, story);
  workTriggers(state, story);
  fall(state, story, by);
}

/** Whoever is on a pit without help dies (DT-PIT-03). */
export function fall(state: DuelState, story: DuelStory, by = state.active): void {
  for (const token of falling(state)) {
    if (state.places[token]! < 0) continue;
    story.push({
      kind: 'fell',
      to: 'all',
      token: nameOf(state, token),
      cell: cellOf(state, token),
    });
    eliminate(state, token, story, by);
  }
}
