/** Small positions drawn by chance, for the planner and its slow second opinion. */
import { fastRandom, type Random } from '@oubliette/kernel';
import {
  altered,
  type CellId,
  columnOf,
  createLabyrinth,
  isPitAt,
  type Position,
  planOf,
  revealRoom,
  rowOf,
} from '../../../board/index.ts';
import { PRISON_ROOMS } from '../../../content/prison/rooms/index.ts';
import { isCharacter, OUT_OF_GAME, rosterIn, WOUNDED } from '../../../duel/state.ts';
import type { Token } from '../../../pieces/roster.ts';
import { parsePosition } from '../../notation/position.ts';
import { isNpc, NP, npcCard, type SoloState } from '../../state.ts';
import { wishOf } from './duties.ts';

const HALLS = `maze ${PRISON_ROOMS.map(({ id }) => `${id}@0`).join(' ')}`;

/** A position with one NPC and a few others, all drawn by chance. */
export function randomPosition(seed: number): { readonly state: SoloState; readonly npc: Token } {
  const random = fastRandom(seed);
  const { state, npc, pick } = emptyBoard(random);
  for (let n = 0; n < 7; n++) {
    const token = pick(state.names.length) as Token;
    if (state.places[token] !== OUT_OF_GAME || isListed(state, npc, token)) continue;
    put(state, token, random);
    const canBeHurt = !isNpc(token) || !npcCard(npc).objects.includes('wounded');
    if (isCharacter(state, token) && canBeHurt && pick(3) === 0) state.marks[token] = WOUNDED;
  }
  return { state, npc };
}

/** A labyrinth with all rooms face up, and one NPC in it. */
function emptyBoard(random: Random) {
  const read = parsePosition(HALLS);
  if (!read.ok) throw new Error(read.faults[0]!.text);
  const state = read.value;
  const pick = (count: number) => random.below('reference', count);
  const rooms = [...PRISON_ROOMS].sort(() => pick(3) - 1);
  const lying = rooms.map(room => ({ room, quarters: pick(4) }));
  state.labyrinth = altered(createLabyrinth(planOf(4), lying), copy => {
    for (let room = 0; room < 8; room++) revealRoom(copy, room as Position);
  });
  const npc = pick(32) as Token;
  put(state, npc, random);
  state.active = NP;
  state.frames = [];
  return { state, npc, pick };
}

function isListed(state: SoloState, npc: Token, token: Token): boolean {
  if (isCharacter(state, token)) return false;
  return npcCard(npc).objects.some(wish => wish === wishOf(state, token));
}

function put(state: SoloState, token: Token, random: Random): void {
  const { cells, columns } = planOf(4);
  const cell = random.below('reference', cells) as CellId;
  const onLine = cell % columns === 0 || cell % columns === columns - 1;
  if (!onLine && !isPitAt(state.labyrinth, cell) && !state.places.includes(cell)) {
    state.places[token] = cell;
  } else put(state, token, random);
}

/** How far from the NPC its company stands at most, so that they meet. */
const NEAR = 5;

/** Friends and things in a crowd: some hold something, the NPC perhaps too, and a Key is about. */
export function randomCrowd(seed: number): { readonly state: SoloState; readonly npc: Token } {
  const random = fastRandom(seed);
  const { state, npc, pick } = emptyBoard(random);
  const { tokens } = rosterIn(state);
  const things = tokens.filter(token => !isCharacter(state, token));
  const keys = things.filter(token => wishOf(state, token) === 'key');
  const someThing = () => (pick(3) === 0 ? keys : things)[pick(pick(2) + 2)]!;
  const give = (holder: Token) => {
    const thing = someThing();
    if (state.places[thing] === OUT_OF_GAME) state.places[thing] = state.places[holder]!;
  };
  if (pick(2) === 0) give(npc);
  for (let n = 0; n < 3; n++) {
    const friend = pick(32) as Token;
    if (!settle(state, friend, npc, random)) continue;
    if (pick(4) === 0) state.marks[friend] = WOUNDED;
    else if (pick(3) > 0) give(friend);
  }
  for (let n = 0; n < 4; n++) settle(state, things[pick(things.length)]!, npc, random);
  const foe = tokens.filter(token => isCharacter(state, token) && !isNpc(token))[pick(8)]!;
  if (settle(state, foe, npc, random) && pick(2) === 0) state.marks[foe] = WOUNDED;
  return { state, npc };
}

/** Puts a token that is not there yet on an empty square near the NPC, if the first draw is one. */
function settle(state: SoloState, token: Token, npc: Token, random: Random): boolean {
  if (state.places[token] !== OUT_OF_GAME) return false;
  const plan = planOf(4);
  const near = Array.from({ length: plan.cells }, (_, cell) => cell as CellId).filter(cell => {
    const rows = Math.abs(rowOf(plan, cell) - rowOf(plan, state.places[npc] as CellId));
    return (
      rows + Math.abs(columnOf(plan, cell) - columnOf(plan, state.places[npc] as CellId)) <= NEAR
    );
  });
  const cell = near[random.below('reference', near.length)]!;
  const column = columnOf(plan, cell);
  const onLine = column === 0 || column === plan.columns - 1;
  if (onLine || isPitAt(state.labyrinth, cell) || state.places.includes(cell)) return false;
  state.places[token] = cell;
  return true;
}
