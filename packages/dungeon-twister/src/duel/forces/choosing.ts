import { type Random, shuffle } from '@oubliette/kernel';
import type { RuleId } from '../../../rules/ids.ts';
import { dealLabyrinth } from '../../board/index.ts';
import { NOBODY, type Side, type Token } from '../../pieces/roster.ts';
import { tokenNamed } from '../acting.ts';
import { TEAM_OBJECTS, wholeTeam } from '../measures.ts';
import { beginSetUp } from '../setup.ts';
import {
  BEHIND_SCREEN,
  type DuelState,
  type Forces,
  IN_BOX,
  isCharacter,
  nextSide,
  OUT_OF_GAME,
  planIn,
  rosterIn,
  sideOf,
} from '../state.ts';
import type { DuelStory } from '../story.ts';
import { roomsOf } from './pool.ts';

/** Choosing forces: what all modes have in common (DT-MIX-01 to 03). */

/** Characters of a team before anybody gives one up (DT-MIX-01). */
export const TEAM_CHARACTERS = wholeTeam(false);

/** The forces of a match in which they are chosen. */
export function forcesIn({ forces }: DuelState): Forces {
  if (forces === undefined) throw new Error('The forces of this match are not chosen.');
  return forces;
}

export function tokensOf(state: DuelState, side: number): Token[] {
  return rosterIn(state).tokens.filter(token => sideOf(state, token) === side);
}

/** Pairs of rooms that the board wants in all. */
export function pairsInAll(state: DuelState): number {
  return planIn(state).rooms / 2;
}

/** Pairs that a side brings; what cannot be shared evenly falls to those who choose first (DT-MULTI-24). */
export function pairsDue(state: DuelState, side: number): number {
  const players = state.points.length;
  const inAll = pairsInAll(state);
  let after = 0;
  for (let at: number = forcesIn(state).first; at !== side; at = nextSide(state, at)) after++;
  return Math.floor(inAll / players) + (after < inAll % players ? 1 : 0);
}

/** How many of a kind a side has chosen. */
export function chosen(state: DuelState, side: number, characters: boolean): number {
  return tokensOf(state, side).filter(
    token => state.places[token] === BEHIND_SCREEN && isCharacter(state, token) === characters,
  ).length;
}

/** Whether a side still wants characters, then objects; null when its team is whole. */
export function wanted(state: DuelState, side: number): 'character' | 'object' | null {
  if (chosen(state, side, true) < TEAM_CHARACTERS) return 'character';
  return chosen(state, side, false) < TEAM_OBJECTS ? 'object' : null;
}

/** The copies of a piece that a side owns, `B:cleric` before `B:cleric#2`. */
export function copiesOf(state: DuelState, side: number, piece: string): Token[] {
  const { pieces } = rosterIn(state);
  return tokensOf(state, side).filter(token => pieces[token]!.id === piece);
}

/** Why a side cannot choose a token, or null; of several copies the first one left is taken. */
export function whyNotPick(state: DuelState, side: Side, name: string): RuleId | null {
  const token = tokenNamed(state, name);
  if (token === NOBODY || sideOf(state, token) !== side) return 'DT-MIX-02';
  if (isCharacter(state, token) !== (wanted(state, side) === 'character')) return 'DT-MIX-01';
  if (state.places[token] === OUT_OF_GAME) return 'DT-MIX-06';
  const copies = copiesOf(state, side, rosterIn(state).pieces[token]!.id);
  const first = copies.find(copy => state.places[copy] === IN_BOX);
  return first === token ? null : 'DT-MIX-02';
}

/** Names of all that a side could choose now. */
export function picksOf(state: DuelState, side: Side): string[] {
  return tokensOf(state, side)
    .map(token => state.names[token]!)
    .filter(name => whyNotPick(state, side, name) === null);
}

/** Lays the rooms that were chosen, shuffled and unseen (DT-MIX-04, DT-MIX-07). */
export function layChosenRooms(state: DuelState, random: Random): void {
  const { pairs, guests } = forcesIn(state);
  state.labyrinth = Object.freeze(
    dealLabyrinth(
      roomsOf(pairs.flat(), guests),
      count => random.below('setup', count),
      planIn(state),
    ),
  );
}

/** All have chosen: what is left goes back to the box, and the set-up begins (DT-MIX-05, DT-MIX-09). */
export function endChoosing(state: DuelState, random: Random, story: DuelStory): void {
  for (const token of rosterIn(state).tokens) {
    if (state.places[token] === OUT_OF_GAME) state.places[token] = IN_BOX;
  }
  if (state.teams.some(count => count < TEAM_CHARACTERS)) state.frames = [{ kind: 'removal' }];
  else beginSetUp(state, forcesIn(state).quick, random, story);
}

/** Which copies of a piece are in the team says nothing about how many there are. */
export function shuffleCopies(state: DuelState, random: Random): void {
  for (const side of state.points.keys()) {
    for (const piece of new Set(
      tokensOf(state, side).map(token => rosterIn(state).pieces[token]!.id),
    )) {
      const copies = copiesOf(state, side, piece);
      const places = shuffle(
        random,
        'setup',
        copies.map(copy => state.places[copy]!),
      );
      for (const [index, copy] of copies.entries()) state.places[copy] = places[index]!;
    }
  }
}
