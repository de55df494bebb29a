/** Positions that no match ever comes to: what is wrong with them, and with which token. */
import type { NotationWords } from '@oubliette/kernel';
import { groundAt, lineAt, printCell, type RoomPosition } from '../../board/index.ts';
import type { Token } from '../../pieces/roster.ts';
import { crowds } from '../disorder.ts';
import {
  cellOf,
  type DuelState,
  isCharacter,
  isCharmed,
  isOnBoard,
  isWounded,
  planIn,
  rosterIn,
  sideOf,
  TURNED_UP,
  UNDER_ROOM,
} from '../state.ts';

/** Refuses the position at the line of the token that could not be where it is. */
export function requirePossible(state: DuelState, lines: readonly NotationWords[]): void {
  const refuse = (token: Token, text: string): void => {
    const name = state.names[token]!;
    const line = lines.find(words => words.line.trim().split(/\s+/)[0] === name) ?? lines[0]!;
    line.refuse(text, 'notation.impossible');
  };
  for (const token of rosterIn(state).tokens) {
    const why = whyNotThere(state, token);
    if (why !== null) refuse(token, why);
  }
  for (const { company } of crowds(state)) refuse(company.at(-1)!, crowdText(state, company));
}

function whyNotThere(state: DuelState, token: Token): string | null {
  const name = state.names[token]!;
  const place = state.places[token]!;
  if (isWounded(state, token) && !isCharacter(state, token)) {
    return `${name} is an object: nothing wounds it.`;
  }
  if (
    isCharmed(state, token) &&
    (!isCharacter(state, token) || sideOf(state, token) === state.active)
  ) {
    return `${name} cannot be charmed: it would have to be an enemy of whoever is at turn (DT-ALL-14).`;
  }
  if (place >= UNDER_ROOM) return whyNotUnder(state, name, (place - UNDER_ROOM) as RoomPosition);
  if (place === TURNED_UP) return whyNotUp(state, token);
  if (!isOnBoard(state, token)) return null;
  const cell = cellOf(state, token);
  const square = printCell(planIn(state), cell);
  if (groundAt(state.labyrinth, cell) === 'unrevealed') {
    return `${name} cannot be on ${square}: its room lies face down.`;
  }
  const line = lineAt(planIn(state), cell);
  const foreign = line !== null && line !== planIn(state).lines[sideOf(state, token)];
  return isCharacter(state, token) && foreign
    ? `${name} cannot stay on ${square}: it is the line of another side (DT-LINE-02).`
    : null;
}

function whyNotUnder(
  { labyrinth }: DuelState,
  name: string,
  position: RoomPosition,
): string | null {
  return labyrinth.revealed[position] === 1
    ? `${name} cannot lie under R${position}: that room is revealed.`
    : null;
}

/** Tokens are turned up only while somebody is asked to put them down (DT-REV-03). */
function whyNotUp(state: DuelState, token: Token): string | null {
  const frame = state.frames.at(-1);
  const waits = frame?.kind === 'put' && [...frame.tokens, ...frame.later].includes(token);
  return waits ? null : `${state.names[token]} is turned up, but nobody is asked to put it down.`;
}

/** Who cannot be together, or cannot stay on a pit alone (DT-CONV-05, DT-PIT-03). */
function crowdText(state: DuelState, company: readonly Token[]): string {
  const names = company.map(token => state.names[token]!);
  const square = printCell(planIn(state), cellOf(state, company[0]!));
  const ground = groundAt(state.labyrinth, cellOf(state, company[0]!));
  if (company.length > 2) {
    return `There are too many on ${square}: ${names.join(', ')} (DT-CONV-05).`;
  }
  if (ground !== 'floor' && ground !== 'gear') {
    return `${names.join(' and ')} cannot rest on ${square}: it is a ${ground}.`;
  }
  return `${names.join(' and ')} cannot share ${square} (DT-CONV-05).`;
}
