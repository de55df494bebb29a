/** Tokens of a room arrive by dice (DS-TELE-01 to 06). */
import { type Random, roll } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import {
  type CellId,
  isPitAt,
  ROOM_SIDE,
  ROOM_SQUARES,
  type RoomPosition,
  turnedSquare,
} from '../board/index.ts';
import { isCharacter, isMiniature, planIn } from '../duel/state.ts';
import { nameOf, remove } from '../duel/story.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import type { SoloAction } from './action.ts';
import { draughtFor } from './draught.ts';
import type { SoloStory } from './event.ts';
import { isNpc, npcCard, type SoloState } from './state.ts';
import { pop, type SoloWorkOf } from './work.ts';

const SIX = 6;
const NUMBERS = [1, 2, 3, 4, 5] as const;

/** The square of a room card, which lies as its room does (DS-DECK-06). */
export function squareOf(
  state: SoloState,
  position: RoomPosition,
  red: number,
  white: number,
): CellId {
  const drawn = (red - 1) * ROOM_SIDE + (white - 1);
  const square = turnedSquare(drawn, state.labyrinth.quarters[position]!);
  return planIn(state).cellOf[position * ROOM_SQUARES + square] as CellId;
}

/** No pit and no token of any kind (DS-TELE-03). */
export function isFree(state: SoloState, cell: CellId): boolean {
  return !isPitAt(state.labyrinth, cell) && !state.places.includes(cell);
}

export function asksForSix({ red, white }: SoloWorkOf<'teleport'>): boolean {
  return (red === SIX) !== (white === SIX);
}

/** Rows or columns that give a legal square to a single 6 (DS-TELE-04). */
function answersTo(state: SoloState, { position, red, white }: SoloWorkOf<'teleport'>): number[] {
  return NUMBERS.filter(number =>
    isFree(
      state,
      squareOf(
        state,
        position as RoomPosition,
        red === SIX ? number : red,
        white === SIX ? number : white,
      ),
    ),
  );
}

export function sixActions(state: SoloState, frame: SoloWorkOf<'teleport'>): SoloAction[] {
  const what = frame.red === SIX ? 'row' : 'column';
  return answersTo(state, frame).map(number => ({ do: what, number }));
}

export function whyNotSix(
  state: SoloState,
  frame: SoloWorkOf<'teleport'>,
  action: SoloAction,
): RuleId | null {
  const what = frame.red === SIX ? 'row' : 'column';
  if (action.do !== what) return 'DS-TELE-04';
  return answersTo(state, frame).includes(action.number) ? null : 'DS-TELE-04';
}

export function answerSix(
  state: SoloState,
  frame: SoloWorkOf<'teleport'>,
  number: number,
  story: SoloStory,
): void {
  const { red, white, position } = frame;
  const row = red === SIX ? number : red;
  const column = white === SIX ? number : white;
  const cell = squareOf(state, position as RoomPosition, row, column);
  land(state, frame, cell, red, white, story);
}

/** The next token of the room: by its trait, by its revealer's, or by dice. */
export function runTeleport(
  state: SoloState,
  frame: SoloWorkOf<'teleport'>,
  random: Random,
  story: SoloStory,
): void {
  const token = frame.tokens[0] as Token | undefined;
  if (token === undefined) {
    pop(state);
    return;
  }
  const cell = gearFor(state, frame, token) ?? drawnTo(state, frame, token, random);
  if (cell !== null) {
    frame.tokens.shift();
    arrive(state, token, cell);
    story.push({
      kind: 'teleported',
      to: 'all',
      token: nameOf(state, token),
      cell,
      red: 0,
      white: 0,
    });
    return;
  }
  rollFor(state, frame, token, random, story);
}

function rollFor(
  state: SoloState,
  frame: SoloWorkOf<'teleport'>,
  token: Token,
  random: Random,
  story: SoloStory,
): void {
  const [red, white] = [roll(random, 'red'), roll(random, 'white')];
  if (red === SIX && white === SIX) {
    frame.tokens.shift();
    remove(state, token);
    story.push({ kind: 'vanished', to: 'all', token: nameOf(state, token), red, white });
    return;
  }
  if (red === SIX || white === SIX) {
    [frame.red, frame.white] = [red, white];
    if (answersTo(state, frame).length > 0) return;
    [frame.red, frame.white] = [0, 0];
  } else {
    const cell = squareOf(state, frame.position as RoomPosition, red, white);
    if (isFree(state, cell)) {
      land(state, frame, cell, red, white, story);
      return;
    }
  }
  story.push({ kind: 'bounced', to: 'all', token: nameOf(state, token), red, white });
}

/** The dice are told as they fell: a 6 was the Player's choice. */
function land(
  state: SoloState,
  frame: SoloWorkOf<'teleport'>,
  cell: CellId,
  red: number,
  white: number,
  story: SoloStory,
): void {
  const token = frame.tokens.shift() as Token;
  [frame.red, frame.white] = [0, 0];
  arrive(state, token, cell);
  story.push({ kind: 'teleported', to: 'all', token: nameOf(state, token), cell, red, white });
}

/** Everybody arrives healthy; the card of an NPC lies upright at the right end of the row (DS-NP-06). */
function arrive(state: SoloState, token: Token, cell: CellId): void {
  state.places[token] = cell;
  state.marks[token] = 0;
  if (!isNpc(token)) return;
  state.solo.turned[token] = 0;
  state.solo.row.push(token);
}

/** Some Mekanorks take the gear at once (NC-MEKA-03, 04). */
function gearFor(
  state: SoloState,
  { position }: SoloWorkOf<'teleport'>,
  token: Token,
): CellId | null {
  if (!isNpc(token)) return null;
  const { trait } = npcCard(state, token);
  if (trait !== 'starts-on-gear' && trait !== 'turns-against-arrow') return null;
  const square = turnedSquare(
    state.labyrinth.rooms[position]!.gear,
    state.labyrinth.quarters[position]!,
  );
  const cell = planIn(state).cellOf[position * ROOM_SQUARES + square] as CellId;
  return state.places.includes(cell) ? null : cell;
}

/** Objects of a room that Snake Slissken reveals lie where he can get at them (NC-NAGA-02). */
function drawnTo(
  state: SoloState,
  { position, revealer }: SoloWorkOf<'teleport'>,
  token: Token,
  random: Random,
): CellId | null {
  if (revealer === NOBODY || isCharacter(state, token)) return null;
  const npc = revealer as Token;
  if (npcCard(state, npc).trait !== 'draws-objects' || !isMiniature(state, npc)) return null;
  return draughtFor(state, npc, position as RoomPosition, cell => isFree(state, cell), random);
}
