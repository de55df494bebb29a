/** Every way on for an NPC, by the actions of the duel and the duties of its hands. */
import { fastRandom } from '@oubliette/kernel';
import { type CellId, type Direction, isPitAt } from '../../../board/index.ts';
import type { DuelAction } from '../../../duel/action.ts';
import { cards } from '../../../duel/cards.ts';
import { move } from '../../../duel/move.ts';
import { can, isOnBoard, loadOf } from '../../../duel/state.ts';
import { turn } from '../../../duel/turn.ts';
import { ABILITY, NOBODY, type Token } from '../../../pieces/roster.ts';
import { cloneSolo, NP, type SoloState } from '../../state.ts';
import {
  exchange,
  findAt,
  friendAt,
  heldBy,
  isBetterInPlay,
  isWanted,
  legalHolding,
  rankFor,
} from './duties.ts';

const TURN = { kind: 'turn' } as const;

/** A position on the way. */
export interface Walk {
  readonly start: SoloState;
  readonly state: SoloState;
  /** What it got in exchange and keeps, listed or not (DS-EDGE-10). */
  readonly received: readonly Token[];
  /** What it left for something better that it is about to take, or NOBODY (DS-ITEM-02). */
  readonly ahead: Token;
  /** The move ends here. */
  readonly ends: boolean;
  /** Whether the load could have been left on the square before. */
  readonly couldLeave: boolean;
  /** Where it has opened a portcullis to go through, or null (DS-KEY-01). */
  readonly through: Direction | null;
}

interface Way extends Walk {
  readonly price: number;
}

const STEP = 1;
const ACTION = 256;
const JUMP = ACTION + 2;

/** Every action of this NPC that goes somewhere, with AP and squares as its price. */
export function follow(walk: Walk, npc: Token, wanted: ReadonlySet<Token>): Way[] {
  const frame = walk.state.frames.at(-1);
  return frame?.kind === 'move' ? onTheMove(walk, npc, wanted) : atRest(walk, npc);
}

function moveFrame(state: SoloState) {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'move') throw new Error('nobody is on the move');
  return frame;
}

/** Another walk after an action of the move. */
function after(walk: Walk, action: DuelAction, change: Partial<Walk> = {}): Way {
  const state = cloneSolo(walk.state);
  move.apply(state, 'blue', action, fastRandom(0), moveFrame(state));
  return { ...walk, ...change, state, price: action.do === 'step' ? STEP : 0 };
}

function onTheMove(walk: Walk, npc: Token, wanted: ReadonlySet<Token>): Way[] {
  const { state, ahead } = walk;
  const frame = moveFrame(state);
  const load = frame.load as Token;
  const legal = move.legal(state, 'blue', frame);
  const canDrop = legal.some(action => action.do === 'drop');
  if (!frame.moved && load !== NOBODY && !isKept(walk, npc, load)) {
    return canDrop ? [after(walk, { do: 'drop' })] : [];
  }
  if (frame.moved && frame.handled.length === 0) {
    const must = ahead === NOBODY ? dutyOf(walk, npc, legal, wanted) : dutyAhead(walk, npc, wanted);
    if (must !== null) return must;
  }
  const isFree = friendAt(state, npc, load) === NOBODY;
  const couldLeave = canDrop && isFree && !layHere(walk, npc, load);
  const ways = walk.ends ? [] : stepsOf(walk, legal, couldLeave);
  if (ahead === NOBODY && legal.some(action => action.do === 'stop')) {
    ways.push(after(walk, { do: 'stop' }, { ends: false, couldLeave: false }));
  }
  const lays = couldLeave && ahead === NOBODY && isBetterInPlay(state, npc, load);
  if (lays && !frame.handled.includes(load)) {
    ways.push(...leaving(after(walk, { do: 'drop' }, { ahead: load })));
  }
  return ways;
}

/** What it took on its way is not left again where it lay (DS-EDGE-16). */
function layHere({ start, state }: Walk, npc: Token, thing: Token): boolean {
  return thing !== loadOf(start, npc) && start.places[thing] === state.places[npc];
}

/** It goes on at once: what it left is not looked at again on that square. */
function leaving(walk: Walk): Way[] {
  return stepsOf(walk, move.legal(walk.state, 'blue', moveFrame(walk.state)), walk.couldLeave);
}

function stepsOf(walk: Walk, legal: readonly DuelAction[], couldLeave: boolean): Way[] {
  return legal
    .filter(action => action.do === 'step')
    .filter(({ to }) => walk.through === null || walk.through === to)
    .map(action => after(walk, action, { couldLeave, through: null }));
}

function isKept({ state, received }: Walk, npc: Token, load: Token): boolean {
  return isWanted(state, npc, load) || received.includes(load);
}

/** What happens at once on a square that it has entered; null where nothing does. */
function dutyOf(
  walk: Walk,
  npc: Token,
  legal: readonly DuelAction[],
  wanted: ReadonlySet<Token>,
): Way[] | null {
  const { state, received, couldLeave } = walk;
  const load = moveFrame(state).load as Token;
  const friend = friendAt(state, npc, load);
  if (friend !== NOBODY) {
    const must = exchange(state, npc, load, friend);
    if (must === null || !isAmong(legal, must)) return null;
    const theirs = heldBy(state, npc, load);
    return [after(walk, must, { received: [...received, theirs] })];
  }
  const find = findAt(state, npc, load);
  if (find === NOBODY) return null;
  const token = state.names[find]!;
  if (load === NOBODY) {
    if (!isAmong(legal, { do: 'take', token })) return null;
    const lies = isBetterInPlay(state, npc, find) && !wanted.has(find);
    const past = lies ? stepsOf({ ...walk, ahead: find }, legal, false) : [];
    return [after(walk, { do: 'take', token }), ...past];
  }
  if (wanted.has(find)) return couldLeave ? [] : null;
  const swaps = isAmong(legal, { do: 'swap', token }) && !layHere(walk, npc, load);
  if (swaps) return [after(walk, { do: 'swap', token })];
  return couldLeave ? [] : null;
}

/** The same when it has left its load for something better: it is taken, or it lies farther on. */
function dutyAhead(walk: Walk, npc: Token, wanted: ReadonlySet<Token>): Way[] | null {
  const { state, ahead } = walk;
  const friend = friendAt(state, npc, NOBODY);
  if (friend !== NOBODY) {
    return exchange(state, npc, NOBODY, friend) === null ? null : [];
  }
  const holding = layHere(walk, npc, ahead) ? [] : legalHolding(state, npc, ahead);
  const find = findAt(state, npc, ahead);
  if (find === NOBODY) return holding.some(action => action.do === 'drop') ? [] : null;
  const token = state.names[find]!;
  const ends = !wanted.has(find) && isAmong(holding, { do: 'swap', token });
  const legal = move.legal(state, 'blue', moveFrame(state));
  if (!isAmong(legal, { do: 'take', token })) return [];
  return [after(walk, { do: 'take', token }, { ahead: NOBODY, ends })];
}

function isAmong(legal: readonly DuelAction[], action: DuelAction): boolean {
  const text = JSON.stringify(action);
  return legal.some(one => JSON.stringify(one) === text);
}

function atRest(walk: Walk, npc: Token): Way[] {
  const ready = cloneSolo(walk.state);
  ready.left = 1;
  cards.setJumps(ready, NP, 1);
  return turn
    .legal(ready, 'blue', TURN)
    .filter(action => 'token' in action && action.token === ready.names[npc])
    .filter(action => isOnItsWay(walk, npc, action))
    .flatMap(action => {
      const state = cloneSolo(ready);
      turn.apply(state, 'blue', action, fastRandom(0), TURN);
      state.left = 0;
      const through = action.do === 'open' ? action.side : walk.through;
      return [{ ...walk, through, state, price: action.do === 'jump' ? JUMP : ACTION }];
    })
    .filter(({ state }) => landsWell(walk, state, npc));
}

/** Moves, jumps, and portcullises that the Key opens (DS-OBJ-02, DS-KEY-01). */
function isOnItsWay(walk: Walk, npc: Token, action: DuelAction): boolean {
  const load = loadOf(walk.state, npc);
  if (action.do === 'move') return true;
  if (action.do === 'open') {
    if (load === NOBODY || !can(walk.state, load, ABILITY.unlocks)) return false;
    return walk.through === null || walk.through === action.side;
  }
  if (action.do !== 'jump' || walk.through !== null) return false;
  if (load === NOBODY) return !action.leave;
  const isPit = isPitAt(walk.state.labyrinth, walk.state.places[npc] as CellId);
  // What is left without need is sorted out by where the jump lands.
  return action.leave || (!isPit && isKept(walk, npc, load));
}

/** A load is left behind for a better thing only, an unlisted one always (DS-EDGE-02, DS-CARD-03). */
function landsWell(before: Walk, state: SoloState, npc: Token): boolean {
  if (state.frames.length > 0 || !isOnBoard(state, npc)) return true;
  const cell = before.state.places[npc]!;
  if (state.places[npc] === cell) return true;
  const load = loadOf(before.state, npc);
  if (load === NOBODY || state.places[load] !== cell) return true;
  if (!isKept(before, npc, load) || isPitAt(state.labyrinth, cell as CellId)) return true;
  if (layHere(before, npc, load)) return false;
  return rankFor(state, npc, loadOf(state, npc)) < rankFor(state, npc, load);
}
