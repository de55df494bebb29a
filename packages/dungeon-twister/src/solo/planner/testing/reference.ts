/**
 * A slow second opinion on walks: every action that the duel itself allows an NPC, tried out on real
 * positions up to a number of AP. It shares nothing with the planner but the rules. Of the things on
 * the board the NPC lists none, or one kind, so that it picks up but exchanges nothing.
 */
import { fastRandom, type Random } from '@oubliette/kernel';
import {
  altered,
  type CellId,
  createLabyrinth,
  isPitAt,
  type Position,
  planOf,
  revealRoom,
} from '../../../board/index.ts';
import { PRISON_ROOMS } from '../../../content/prison/rooms/index.ts';
import type { DuelAction } from '../../../duel/action.ts';
import { cards } from '../../../duel/cards.ts';
import { move } from '../../../duel/move.ts';
import {
  isCharacter,
  isOnBoard,
  OUT_OF_GAME,
  rosterIn,
  sideOf,
  WOUNDED,
} from '../../../duel/state.ts';
import { turn } from '../../../duel/turn.ts';
import { NOBODY, type Token } from '../../../pieces/roster.ts';
import { parsePosition } from '../../notation/position.ts';
import { cloneSolo, isNpc, NP, npcCard, type SoloState } from '../../state.ts';

const TURN = { kind: 'turn' } as const;
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

/** The same with things of one kind that the NPC would pick up, and no friend to meet. */
export function randomFinds(seed: number): { readonly state: SoloState; readonly npc: Token } {
  const random = fastRandom(seed);
  const { state, npc, pick } = emptyBoard(random);
  const wishes = npcCard(npc).objects.filter(wish => wish !== 'key');
  const wish = wishes[pick(wishes.length)]!;
  const finds = rosterIn(state).tokens.filter(
    token => token !== npc && wishOf(state, token) === wish,
  );
  for (let n = 0; n < 4; n++) lay(state, finds[pick(finds.length)]!, random);
  for (let n = 0; n < 5; n++) {
    const token = pick(state.names.length) as Token;
    if (!isNpc(token) && !isListed(state, npc, token)) lay(state, token, random);
  }
  return { state, npc };
}

function lay(state: SoloState, token: Token, random: Random): void {
  if (state.places[token] !== OUT_OF_GAME) return;
  put(state, token, random);
  const isHurt = isNpc(token) || random.below('reference', 3) === 0;
  if (isCharacter(state, token) && isHurt) state.marks[token] = WOUNDED;
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

/** How a card's list calls a thing; a wounded friend is one. */
function wishOf(state: SoloState, token: Token): string | null {
  if (!isCharacter(state, token)) return rosterIn(state).pieces[token]!.id;
  return isNpc(token) ? 'wounded' : null;
}

function isListed(state: SoloState, npc: Token, token: Token): boolean {
  if (isCharacter(state, token)) return false;
  return npcCard(npc).objects.some(wish => wish === wishOf(state, token));
}

function isWanted(state: SoloState, npc: Token, token: Token): boolean {
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

/** AP * 256 + squares to every square where an action can end, and to the way out. */
export interface SlowReach {
  readonly squares: ReadonlyMap<number, number>;
  readonly exit: number | null;
}

interface Node {
  readonly state: SoloState;
  readonly cost: number;
}

export function slowReach(start: SoloState, npc: Token, ap: number): SlowReach {
  const squares = new Map<number, number>();
  const seen = new Map<string, number>();
  const open: Node[][] = [[{ state: start, cost: 0 }]];
  let exit: number | null = null;
  const add = (state: SoloState, cost: number) => {
    if (cost >> 8 > ap) return;
    if (!isOnBoard(state, npc)) {
      exit = Math.min(exit ?? cost, cost);
      return;
    }
    const frame = state.frames.at(-1);
    const walking = frame?.kind === 'move' ? `${frame.steps}/${frame.load}` : 'still';
    const key = `${state.places[npc]}/${walking}/${state.places.join()}`;
    if ((seen.get(key) ?? Number.POSITIVE_INFINITY) <= cost) return;
    seen.set(key, cost);
    open[cost] ??= [];
    open[cost].push({ state, cost });
  };
  for (let cost = 0; cost < open.length; cost++) {
    for (const node of open[cost] ?? []) {
      const cell = node.state.places[npc]!;
      if (node.state.frames.length === 0 && !squares.has(cell)) squares.set(cell, node.cost);
      for (const { state, price } of follow(node.state, npc)) add(state, node.cost + price);
    }
  }
  return { squares, exit };
}

/** Every action of this NPC that goes somewhere, with AP and squares as its price. */
function follow(from: SoloState, npc: Token): { state: SoloState; price: number }[] {
  const random = fastRandom(0);
  const frame = from.frames.at(-1);
  if (frame?.kind === 'move') {
    return duties(from, npc, frame).map(action => {
      const state = cloneSolo(from);
      const top = state.frames.at(-1);
      if (top?.kind === 'move') move.apply(state, 'blue', action, random, top);
      return { state, price: action.do === 'step' ? 1 : 0 };
    });
  }
  const ready = cloneSolo(from);
  ready.left = 1;
  cards.setJumps(ready, NP, 1);
  return turn
    .legal(ready, 'blue', TURN)
    .filter(action => 'token' in action && action.token === from.names[npc])
    .filter(action => action.do === 'move' || action.do === 'jump')
    .filter(action => action.do !== 'jump' || leavesAll(from, npc, action.leave))
    .map(action => {
      const state = cloneSolo(ready);
      turn.apply(state, 'blue', action, random, TURN);
      return { state, price: action.do === 'jump' ? 258 : 256 };
    });
}

type Move = Extract<SoloState['frames'][number], { kind: 'move' }>;

/** What is not listed is left, what is listed must be taken, else it goes on or stops (DS-CARD-03, DS-ITEM-01). */
function duties(state: SoloState, npc: Token, frame: Move): DuelAction[] {
  const legal = move.legal(state, 'blue', frame);
  const load = frame.load as Token;
  if (load !== NOBODY && !isWanted(state, npc, load)) {
    return legal.filter(action => action.do === 'drop');
  }
  const finds = legal.filter(
    action => action.do === 'take' && isWanted(state, npc, rosterIn(state).numberOf(action.token)!),
  );
  if (load === NOBODY && finds.length > 0) return finds;
  return legal.filter(action => action.do === 'step' || action.do === 'stop');
}

/** What lies underfoot stays behind unless it is listed. */
function leavesAll(state: SoloState, npc: Token, leave: boolean): boolean {
  const cell = state.places[npc]!;
  const under = rosterIn(state).tokens.filter(t => t !== npc && state.places[t] === cell);
  if (under.length === 0) return !leave;
  return leave === (isPitAt(state.labyrinth, cell as CellId) || !isWanted(state, npc, under[0]!));
}

export function enemiesOf(state: SoloState, npc: Token): Token[] {
  return rosterIn(state).tokens.filter(
    token =>
      isCharacter(state, token) &&
      isOnBoard(state, token) &&
      sideOf(state, token) !== sideOf(state, npc),
  );
}
