import type { RuleId } from '../../rules/ids.ts';
import {
  altered,
  type CellId,
  cellAt,
  columnOf,
  isFloorAt,
  isGearAt,
  isRevealed,
  markerAt,
  positionAt,
  ROOM_SQUARES,
  type RoomPosition,
  revealRoom,
  roomsBeside,
  rowOf,
  whyNoAccess,
} from '../board/index.ts';
import type { Side, Token } from '../pieces/roster.ts';
import { tokenNamed, whyNotAct } from './acting.ts';
import type { DuelAction, DuelActionOf } from './action.ts';
import { type DuelPoint, refused } from './duel.ts';
import { nextPlayer } from './end.ts';
import {
  ASKED,
  COLOURS,
  cellOf,
  type DuelState,
  IN_STOCK,
  isCharacter,
  isMiniature,
  knows,
  planIn,
  rosterIn,
  sideOf,
  stockOf,
  TURNED_UP,
  UNDER_ROOM,
} from './state.ts';
import { type DuelStory, nameOf, settle } from './story.ts';

/** What keeps those from a room who stand beside it, the most specific rule first (DT-CONV-08). */
const KEPT_OUT: readonly RuleId[] = [
  'DT-CLERIC-03',
  'DT-TROLL-02',
  'DT-PORT-01',
  'DT-SLIT-01',
  'DT-BOARD-05',
];

/** Why a side cannot reveal a room now, or null: nobody of it has direct access (DT-REV-01, 02). */
export function whyNotReveal(state: DuelState, side: Side, room: number): RuleId | null {
  const position = planIn(state).positions[room];
  if (position === undefined || isRevealed(state.labyrinth, position)) return 'DT-REV-01';
  const reasons: RuleId[] = [];
  for (const token of rosterIn(state).characters[side]!) {
    if (!isMiniature(state, token)) continue;
    const why =
      whyNoAccess(state.labyrinth, cellOf(state, token), position) ?? whyNotAct(state, side, token);
    if (why === null) return null;
    reasons.push(why);
  }
  return KEPT_OUT.find(rule => reasons.includes(rule)) ?? 'DT-REV-01';
}

/** Why somebody who drank cannot reveal a room for AP of their own, or null (DT-POTION-01). */
export function whyNotRevealBy(
  state: DuelState,
  side: Side,
  room: number,
  token: Token,
): RuleId | null {
  const idle = whyNotAct(state, side, token);
  if (idle !== null) return idle;
  const position = planIn(state).positions[room];
  if (position === undefined) return 'DT-REV-01';
  const kept = whyNoAccess(state.labyrinth, cellOf(state, token), position);
  return kept ?? (stockOf(state, token) > 0 ? null : 'DT-POTION-01');
}

/** Adds every room that somebody who drank can reveal for AP of their own. */
export function listOwnReveals(state: DuelState, actor: Token, actions: DuelAction[]): void {
  const { labyrinth } = state;
  const cell = cellOf(state, actor);
  for (const room of planIn(state).positions) {
    if (isRevealed(labyrinth, room) || whyNoAccess(labyrinth, cell, room) !== null) continue;
    actions.push({ do: 'reveal', room, token: nameOf(state, actor) });
  }
}

/** Adds every room to the list that a side can reveal: only those that lie beside somebody of it. */
export function listReveals(state: DuelState, side: Side, actions: DuelAction[]): void {
  const { labyrinth } = state;
  if (!labyrinth.revealed.includes(0)) return;
  let beside = 0;
  for (const token of rosterIn(state).characters[side]!) {
    if (isMiniature(state, token)) beside |= roomsBeside(labyrinth, cellOf(state, token));
  }
  for (const room of planIn(state).positions) {
    if ((beside & (1 << room)) === 0) continue;
    if (whyNotReveal(state, side, room) === null) actions.push({ do: 'reveal', room });
  }
}

/** Turns up the tokens, then the room; the revealer places all but their own objects (DT-REV-03, DT-MULTI-07). */
export function reveal(
  state: DuelState,
  side: Side,
  position: RoomPosition,
  story: DuelStory,
): void {
  const { tokens } = rosterIn(state);
  const hidden = tokens.filter(token => state.places[token] === UNDER_ROOM + position);
  state.labyrinth = altered(state.labyrinth, copy => revealRoom(copy, position));
  state.stirred = true;
  for (const token of hidden) state.places[token] = TURNED_UP;
  const room = state.labyrinth.rooms[position]!;
  story.push({
    kind: 'revealed',
    to: 'all',
    reveals: true,
    seat: COLOURS[side]!,
    room: position,
    name: room.id,
    quarters: state.labyrinth.quarters[position]!,
    tokens: hidden.map(token => nameOf(state, token)),
  });
  const now = hidden.filter(token => isPutByRevealer(state, side, token));
  const later = hidden.filter(token => !now.includes(token));
  if (now.length > 0) state.frames.push({ kind: 'put', position, side, tokens: now, later });
  else if (later.length > 0) {
    state.frames.push({ kind: 'put', position, ...placedNext(state, later) });
  }
}

/** Whether a token is cursed, and of somebody’s colour: then his player places it (DT-ALL-10). */
const isOwnersCurse = (state: DuelState, token: Token): boolean =>
  knows(state, token, 'curses') && sideOf(state, token) < state.points.length;

/** The revealer places all but his own objects (DT-REV-03), his own cursed ones and every Torch (DT-ALL-10). */
function isPutByRevealer(state: DuelState, revealer: Side, token: Token): boolean {
  if (isCharacter(state, token) || knows(state, token, 'flames')) return true;
  return (sideOf(state, token) === revealer) === isOwnersCurse(state, token);
}

/** Who places something next, what, and what is left for others (DT-REV-03, DT-ALL-10). */
function placedNext(state: DuelState, later: readonly Token[]) {
  const placerOf = (token: Token) =>
    isOwnersCurse(state, token) ? sideOf(state, token) : nextPlayer(state);
  const side = placerOf(later[0]!);
  const isHis = (token: Token) => placerOf(token) === side;
  return { side, tokens: later.filter(isHis), later: later.filter(token => !isHis(token)) };
}

function freeSquares(state: DuelState, position: RoomPosition): CellId[] {
  const { cellOf: cells } = planIn(state);
  const first = position * ROOM_SQUARES;
  const free: CellId[] = [];
  for (let square = first; square < first + ROOM_SQUARES; square++) {
    const cell = cells[square] as CellId;
    if (whyNotPut(state, position, cell) === null) free.push(cell);
  }
  return free;
}

/** One token per square, on floor or gear of that room (DT-REV-04). */
function whyNotPut(state: DuelState, position: RoomPosition, cell: CellId): RuleId | null {
  if (positionAt(planIn(state), cell) !== position) return 'DT-REV-04';
  const { labyrinth } = state;
  const isEmptyGround = isFloorAt(labyrinth, cell) || isGearAt(labyrinth, cell);
  if (!isEmptyGround || markerAt(labyrinth, cell) !== null) return 'DT-REV-04';
  return state.places.includes(cell) ? 'DT-REV-04' : null;
}

const YIELD: DuelAction = { do: 'yield' };

/** With the clock on, what the opponent does not place in time falls to the revealer (DT-OPT-02). */
function mayYield(state: DuelState, side: number): boolean {
  return state.timed && side !== state.active;
}

/** Tokens of a revealed room are put on its squares, in any order. */
export const put: DuelPoint<'put'> = {
  seats: (_state, { side }) => ASKED[side]!,
  legal(state, _seat, { position, side, tokens }) {
    const plan = planIn(state);
    const free = freeSquares(state, position as RoomPosition);
    const puts = tokens.flatMap(token =>
      free.map(
        (cell): DuelAction => ({
          do: 'put',
          token: nameOf(state, token as Token),
          x: columnOf(plan, cell),
          y: rowOf(plan, cell),
        }),
      ),
    );
    return mayYield(state, side) ? [...puts, YIELD] : puts;
  },
  refusal(state, _seat, action, { position, side, tokens }) {
    if (action.do === 'yield') return refused(mayYield(state, side) ? null : 'DT-REV-03');
    if (action.do !== 'put') return refused('DT-CONV-04');
    if (!tokens.includes(tokenNamed(state, action.token))) return refused('DT-REV-03');
    const cell = cellAt(planIn(state), action.x, action.y);
    return refused(cell === null ? 'DT-REV-04' : whyNotPut(state, position as RoomPosition, cell));
  },
  apply(state, seat, action, _random, frame) {
    if (action.do === 'yield') {
      frame.side = state.active;
      return [{ kind: 'yielded', to: 'all', seat }];
    }
    const { token: name, x, y } = action as DuelActionOf<'put'>;
    const token = tokenNamed(state, name);
    const cell = cellAt(planIn(state), x, y)!;
    state.places[token] = cell;
    frame.tokens.splice(frame.tokens.indexOf(token), 1);
    if (frame.tokens.length === 0) passOn(state, frame);
    const story: DuelStory = [{ kind: 'put', to: 'all', token: name, cell }];
    if (knows(state, token, 'hoards')) layHoard(state, cell, story);
    // Somebody put on a trigger holds it down (DT-MERC-22).
    if (isCharacter(state, token)) settle(state, story);
    return story;
  },
};

/** Under a Gold Dragon lies a Treasure of its own, which takes no place in the room (DT-MERC-08). */
function layHoard(state: DuelState, cell: CellId, story: DuelStory): void {
  const treasure = rosterIn(state).tokens.find(
    token => state.places[token] === IN_STOCK && rosterIn(state).worths[token]! > 0,
  );
  if (treasure === undefined) return;
  state.places[treasure] = cell;
  story.push({ kind: 'put', to: 'all', token: nameOf(state, treasure), cell });
}

/** After the revealer others place what is left (DT-REV-03, DT-ALL-10). */
function passOn(
  state: DuelState,
  frame: { side: number; tokens: number[]; later: number[] },
): void {
  if (frame.later.length === 0) {
    state.frames.pop();
    return;
  }
  Object.assign(frame, placedNext(state, frame.later as Token[]));
}
