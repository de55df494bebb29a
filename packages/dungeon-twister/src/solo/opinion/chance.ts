/** Positions drawn by chance: hands, Keys, Ropes, wounded friends, unrevealed rooms, enemies. */
import { fastRandom, type Random } from '@oubliette/kernel';
import {
  altered,
  type CellId,
  columnOf,
  createLabyrinth,
  isPitAt,
  isRevealed,
  planOf,
  positionAt,
  type RoomPosition,
  revealRoom,
  rowOf,
} from '../../board/index.ts';
import { PRISON_ROOMS } from '../../content/prison/rooms/index.ts';
import {
  isCharacter,
  isOnBoard,
  isWounded,
  OUT_OF_GAME,
  rosterIn,
  WOUNDED,
} from '../../duel/state.ts';
import { ABILITY, type Token } from '../../pieces/roster.ts';
import { parsePosition } from '../notation/position.ts';
import { HELD, isNpc, NP, type SoloState } from '../state.ts';
import { has } from './facts.ts';

const HALLS = `maze ${PRISON_ROOMS.map(({ id }) => `${id}@0`).join(' ')}`;

export interface OpinionDraw {
  readonly state: SoloState;
  readonly npc: Token;
}

/** How far from the NPC its company is at most, and how much of it there is. */
const CROWDS = [
  { near: 7, things: 6 },
  { near: 3, things: 9 },
  { near: 5, things: 12 },
] as const;

export function drawPosition(seed: number): OpinionDraw {
  const random = fastRandom(seed);
  const pick = (count: number) => random.below('opinion', count);
  const state = emptyMaze(random);
  const npc = pick(32) as Token;
  const { near, things: many } = CROWDS[seed % CROWDS.length]!;
  const beside = { token: npc, near };
  while (!settle(state, npc, null, random));
  const { tokens } = rosterIn(state);
  const things = tokens.filter(token => !isCharacter(state, token));
  const useful = things.filter(token =>
    has(rosterIn(state), token, ABILITY.unlocks | ABILITY.ropes),
  );
  const someThing = () =>
    pick(3) === 0 ? useful[pick(useful.length)]! : things[pick(things.length)]!;
  if (pick(2) === 0) give(state, someThing(), npc, pick(4) === 0);
  for (let n = pick(4); n > 0; n--) {
    const friend = pick(32) as Token;
    if (!settle(state, friend, beside, random)) continue;
    if (pick(3) === 0) state.marks[friend] = WOUNDED;
    else if (pick(2) === 0) give(state, someThing(), friend, false);
  }
  for (let n = pick(many); n > 0; n--) settle(state, someThing(), beside, random);
  const foes = tokens.filter(token => isCharacter(state, token) && !isNpc(token));
  for (let n = pick(4); n > 0; n--) {
    const foe = foes[pick(foes.length)]!;
    if (!settle(state, foe, beside, random)) continue;
    const fate = pick(9);
    if (fate < 3) state.marks[foe] = WOUNDED;
    else if (fate < 5) give(state, someThing(), foe, false);
  }
  layTogether(state, random);
  return { state, npc };
}

function emptyMaze(random: Random): SoloState {
  const read = parsePosition(HALLS);
  if (!read.ok) throw new Error(read.faults[0]!.text);
  const state = read.value;
  const pick = (count: number) => random.below('opinion', count);
  const rooms = [...PRISON_ROOMS];
  for (let at = rooms.length - 1; at > 0; at--) {
    const other = pick(at + 1);
    [rooms[at], rooms[other]] = [rooms[other]!, rooms[at]!];
  }
  const lying = rooms.map(room => ({ room, quarters: pick(4) }));
  const hidden = pick(2) === 0 ? 0 : pick(5);
  state.labyrinth = altered(createLabyrinth(planOf(4), lying), copy => {
    for (let room = 0; room < rooms.length; room++) {
      if (pick(rooms.length) >= hidden) revealRoom(copy, room as RoomPosition);
    }
    // Somebody has to stand somewhere.
    if (!copy.revealed.includes(1)) revealRoom(copy, 0 as RoomPosition);
  });
  state.active = NP;
  state.frames = [];
  return state;
}

function give(state: SoloState, thing: Token, holder: Token, held: boolean): void {
  if (state.places[thing] !== OUT_OF_GAME) return;
  state.places[thing] = state.places[holder]!;
  if (held) state.marks[thing] = HELD;
}

/** A wounded one and an object may share a square. */
function layTogether(state: SoloState, random: Random): void {
  for (const token of rosterIn(state).tokens) {
    if (!isCharacter(state, token) || !isOnBoard(state, token) || !isWounded(state, token))
      continue;
    if (random.below('opinion', 4) > 0) continue;
    const things = rosterIn(state).tokens.filter(one => !isCharacter(state, one));
    const thing = things[random.below('opinion', things.length)]!;
    if (state.places[thing] === OUT_OF_GAME) state.places[thing] = state.places[token]!;
  }
}

interface Beside {
  readonly token: Token;
  readonly near: number;
}

/** Puts a token that is not there yet on an empty square near somebody, if the first draw is one. */
function settle(state: SoloState, token: Token, beside: Beside | null, random: Random): boolean {
  if (state.places[token] !== OUT_OF_GAME) return false;
  const plan = planOf(4);
  const cells = Array.from({ length: plan.cells }, (_, cell) => cell as CellId).filter(cell => {
    if (beside === null) return true;
    const middle = state.places[beside.token] as CellId;
    const rows = Math.abs(rowOf(plan, cell) - rowOf(plan, middle));
    return rows + Math.abs(columnOf(plan, cell) - columnOf(plan, middle)) <= beside.near;
  });
  const cell = cells[random.below('opinion', cells.length)]!;
  if (state.places.includes(cell)) return false;
  const position = positionAt(plan, cell);
  if (position === null) {
    const isOwnLine = columnOf(plan, cell) === plan.columns - 1;
    const isTheirs = isCharacter(state, token) && !isNpc(token);
    if (!isOwnLine || !isTheirs) return false;
  } else if (!isRevealed(state.labyrinth, position)) return false;
  const isRope = !isCharacter(state, token) && has(rosterIn(state), token, ABILITY.ropes);
  if (isPitAt(state.labyrinth, cell) && !isRope) return false;
  state.places[token] = cell;
  return true;
}
