import {
  groundAt,
  isRevealed,
  isSolidAt,
  lineAt,
  natureAt,
  type RoomPosition,
} from '../board/index.ts';
import { ABILITY, type Token } from '../pieces/roster.ts';
import { COMBAT_CARDS, cards, JUMP_CARDS } from './cards.ts';
import {
  BEHIND_SCREEN,
  can,
  cellOf,
  type DuelState,
  IN_BOX,
  IN_STOCK,
  isCharacter,
  isOnBoard,
  isWounded,
  knows,
  OUT_OF_GAME,
  planIn,
  REMOVED,
  rosterIn,
  seatsIn,
  sideAt,
  sideOf,
  TURNED_UP,
  UNDER_ROOM,
} from './state.ts';

/**
 * What must never be found between two actions: the golden rules and the places of tokens, told once
 * more straight from the ledger and from nothing that the actions ask. It measures them.
 */
export function disorders(state: DuelState): string[] {
  return [...misplaced(state), ...crowded(state), ...miscounted(state)];
}

function misplaced(state: DuelState): string[] {
  const { tokens } = rosterIn(state);
  return tokens
    .filter(token => !isSomewhere(state, token))
    .map(token => `${state.names[token]} lost`);
}

function isSomewhere(state: DuelState, token: Token): boolean {
  const place = state.places[token]!;
  if ([OUT_OF_GAME, BEHIND_SCREEN, IN_BOX, REMOVED, IN_STOCK].includes(place)) return true;
  if (place === TURNED_UP) {
    const frame = state.frames.at(-1);
    return frame?.kind === 'put' && [...frame.tokens, ...frame.later].includes(token);
  }
  const { positions, cells, lines } = planIn(state);
  if (place >= UNDER_ROOM) {
    const position = positions[place - UNDER_ROOM] as RoomPosition | undefined;
    return position !== undefined && !isRevealed(state.labyrinth, position);
  }
  if (place < 0 || place >= cells) return false;
  const cell = cellOf(state, token);
  if (groundAt(state.labyrinth, cell) === 'unrevealed') return false;
  // Nobody ever stands on the line of an enemy (DT-LINE-02).
  const line = lineAt(planIn(state), cell);
  return !isCharacter(state, token) || line === null || line === lines[sideOf(state, token)];
}

/** Squares that no action may leave behind (DT-CONV-05, DT-MOVE-05, DT-PIT-03, DT-PIT-05). */
export function crowded(state: DuelState): string[] {
  return crowds(state).map(
    ({ cell, company }) => `${company.map(token => state.names[token]).join(' with ')} on ${cell}`,
  );
}

export function crowds(state: DuelState): { cell: number; company: readonly Token[] }[] {
  if (state.frames.at(-1)?.kind === 'move') return [];
  const byCell = new Map<number, Token[]>();
  for (const token of rosterIn(state).tokens) {
    if (!isOnBoard(state, token)) continue;
    const cell = cellOf(state, token);
    byCell.set(cell, [...(byCell.get(cell) ?? []), token]);
  }
  return [...byCell]
    .filter(([, company]) => !isLegalPair(state, company) || !isHeld(state, company))
    .map(([cell, company]) => ({ cell, company }));
}

function isLegalPair(state: DuelState, company: readonly Token[]): boolean {
  if (company.length < 2) return true;
  if (company.length === 3 || isLeftTogether(state, company)) return isLegalTrio(state, company);
  if (company.length > 2) return false;
  const standing = company.filter(token => isCharacter(state, token) && !isWounded(state, token));
  const wounded = company.filter(token => isWounded(state, token));
  const objects = company.filter(token => !isCharacter(state, token));
  if (objects.length === 1) return standing.length + wounded.length === 1;
  if (standing.length !== 1 || wounded.length !== 1) return false;
  return sideOf(state, standing[0]!) === sideOf(state, wounded[0]!);
}

/** Two of a kind that whoever carries two has left at once (DT-PND-05). */
function isLeftTogether(state: DuelState, company: readonly Token[]): boolean {
  const isTwo = rosterIn(state).anybodysWords.has('carries-two');
  return isTwo && company.length === 2 && company.every(token => isLoad(state, token));
}

const isLoad = (state: DuelState, token: Token): boolean =>
  !isCharacter(state, token) || isWounded(state, token);

/** Three tokens with whoever carries two, or what he left (DT-PND-05): no enemies, no two who stand. */
function isLegalTrio(state: DuelState, company: readonly Token[]): boolean {
  if (!rosterIn(state).anybodysWords.has('carries-two')) return false;
  const standing = company.filter(token => !isLoad(state, token));
  const sides = company
    .filter(token => isCharacter(state, token))
    .map(token => sideOf(state, token));
  if (new Set(sides).size > 1) return false;
  if (company.length === 2) return true;
  const isBearer = (token: Token) => knows(state, token, 'carries-two');
  if (standing.length > 0) return standing.length === 1 && isBearer(standing[0]!);
  // Whom he carried dies with his wound: wounded, he lies on objects alone (DT-WND-05).
  const characters = company.filter(token => isCharacter(state, token));
  return characters.length === 1 && isBearer(characters[0]!);
}

function isHeld(state: DuelState, company: readonly Token[]): boolean {
  const cell = cellOf(state, company[0]!);
  const { deadly } = natureAt(state.labyrinth, cell);
  if (isSolidAt(state.labyrinth, cell)) return false;
  if (!deadly) return true;
  // Under falling rocks only a shield lies (DT-PND-22).
  if (groundAt(state.labyrinth, cell) === 'rocks')
    return company.length === 1 && !isCharacter(state, company[0]!);
  const treads = (token: Token) =>
    can(state, token, ABILITY['treads-pits']) && !isWounded(state, token);
  const objects = company.filter(token => !isCharacter(state, token));
  const isRoped = objects.some(object => can(state, object, ABILITY.ropes));
  const onlyRopes = objects.every(object => can(state, object, ABILITY.ropes));
  const holdsTwo = company.some(
    token => !isLoad(state, token) && knows(state, token, 'carries-two'),
  );
  return company.some(treads) || (isRoped && (onlyRopes || holdsTwo));
}

/** Cards only become fewer, and the +0 stays (DT-COMP-02, DT-COMP-04). */
function miscounted(state: DuelState): string[] {
  return seatsIn(state).flatMap(seat => {
    const side = sideAt(seat);
    const combat = COMBAT_CARDS.some((count, value) => cards.combat(state, side, value) > count);
    const wrong =
      combat || cards.combat(state, side, 0) !== 1 || cards.jumps(state, side) > JUMP_CARDS;
    return wrong ? [`cards of ${seat}`] : [];
  });
}
