import type { Random } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import { type CellId, type Direction, groundAt, neighbour } from '../board/index.ts';
import type { DuelAction } from '../duel/action.ts';
import { playedDuel as duel } from '../duel/played.ts';
import {
  COLOURS,
  type DuelSeat,
  type DuelState,
  isCharacter,
  isOnBoard,
  loadOf,
  planIn,
  rosterIn,
} from '../duel/state.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import type { Exchange } from './outlook.ts';

/** A place on the way of a whole move: a state of the match, and how it was come by. */
export interface Walk {
  readonly state: DuelState;
  readonly mover: Token;
  readonly before: Walk | null;
  readonly action: DuelAction | null;
  readonly cell: CellId;
  /** What the mover holds. */
  readonly load: Token;
  /** What changed hands by this action. */
  readonly hand: Exchange | null;
  /** How many times something changed hands so far, and whether on this very square. */
  readonly hands: number;
  readonly busy: boolean;
  /** What it held when it set out. */
  readonly brought: Token;
  /** Tokens besides the mover that were ever in its hands. */
  readonly touched: readonly Token[];
  /** Others who have died of it, by name. */
  readonly fells: readonly string[];
}

/** Moves use no chance. */
const NO_CHANCE: Random = { below: () => 0 };

const STEPS = [0, 1, 2, 3].map(to => ({ do: 'step', to: to as Direction }) as const);
const DROP: DuelAction = { do: 'drop' };
const STOP: DuelAction = { do: 'stop' };

function seatOf(state: DuelState): DuelSeat {
  return COLOURS[state.active]!;
}

function whyNot(state: DuelState, action: DuelAction): RuleId | null {
  return (duel.refusal(state, seatOf(state), action)?.rule ?? null) as RuleId | null;
}

function isAllowed(state: DuelState, action: DuelAction): boolean {
  return whyNot(state, action) === null;
}

/** The walk as it lies before the mover: between two actions, or on the way. */
export function standing(state: DuelState, mover: Token): Walk {
  const frame = state.frames.at(-1);
  const load = frame?.kind === 'move' ? (frame.load as Token) : loadOf(state, mover);
  return {
    state,
    mover,
    before: null,
    action: null,
    cell: state.places[mover] as CellId,
    load,
    hand: null,
    hands: 0,
    busy: frame?.kind === 'move' && frame.handled.length > 0,
    brought: load,
    touched: load === NOBODY ? [] : [load],
    fells: [],
  };
}

function after(walk: Walk, action: DuelAction, change: Partial<Walk>): Walk {
  const state = duel.clone(walk.state);
  duel.apply(state, seatOf(state), action, NO_CHANCE);
  const fells = [...walk.fells, ...fallen(walk, state)];
  return { ...walk, hand: null, ...change, state, before: walk, action, fells };
}

/** Who was on remote pits that have opened since, if only for the moment of a step. */
function fallen({ state: before, mover, load }: Walk, now: DuelState): string[] {
  if (now.labyrinth === before.labyrinth) return [];
  return rosterIn(now)
    .characters.flat()
    .filter(token => token !== mover && token !== load)
    .filter(token => isOnBoard(before, token) && !isOnBoard(now, token))
    .map(token => now.names[token]!);
}

/** Pays for a move, if that is possible. */
export function begun(walk: Walk): Walk | null {
  const action: DuelAction = { do: 'move', token: walk.state.names[walk.mover]! };
  return isAllowed(walk.state, action) ? after(walk, action, {}) : null;
}

/** The end of a move here, if it may end here. What lies here is carried from now on (DT-CARRY-02). */
export function stopped(walk: Walk): Walk | null {
  if (!isAllowed(walk.state, STOP)) return null;
  const end = after(walk, STOP, { busy: false });
  const load = loadOf(end.state, walk.mover);
  if (load === walk.load) return end;
  const token = end.state.names[load]!;
  return {
    ...end,
    load,
    touched: [...walk.touched, load],
    hands: walk.hands + 1,
    hand: { do: 'take', cell: walk.cell, token },
  };
}

/** Why a walk cannot end where it is. */
export function whyNotStop(walk: Walk): RuleId | null {
  return whyNot(walk.state, STOP);
}

/** The steps from here to squares that are wanted; `bar` is told of those that are refused. */
export function steps(
  walk: Walk,
  isWanted: (cell: CellId) => boolean,
  bar: (cell: CellId, rule: RuleId) => void = () => {},
): Walk[] {
  const plan = planIn(walk.state);
  return STEPS.flatMap(action => {
    const cell = neighbour(plan, walk.cell, action.to);
    if (cell === null || !isWanted(cell)) return [];
    const rule = whyNot(walk.state, action);
    if (rule === null) return [cursed(after(walk, action, { cell, busy: false }))];
    bar(cell, rule);
    return [];
  });
}

/** What the step brought into the mover's hands by itself, and what it made him leave (DT-ALL-09). */
function cursed(walk: Walk): Walk {
  const { state, cell } = walk;
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'move' || frame.load === walk.load) return walk;
  const load = frame.load as Token;
  const token = state.names[load]!;
  const hand: Exchange =
    walk.load === NOBODY
      ? { do: 'take', cell, token }
      : { do: 'swap', cell, token, for: state.names[walk.load]! };
  return { ...walk, load, hand, hands: walk.hands + 1, touched: [...walk.touched, load] };
}

/** Whether falling rocks have ended the walk and the walker (DT-PND-22). */
export function hasDied(walk: Walk): boolean {
  return hasLeft(walk) && groundAt(walk.state.labyrinth, walk.cell) === 'rocks';
}

/** Whether the walk has led out of the maze (DT-EXIT-01), or to an end under falling rocks. */
export function hasLeft({ state, mover }: Walk): boolean {
  return state.places[mover]! < 0;
}

/**
 * What the hands could do here that makes sense on a whole move: take or swap anything; leave the load
 * where the move begins, with a friend, as a Rope on a pit, or before leaving the maze.
 */
export function exchanges(walk: Walk): Walk[] {
  const { state, cell, load, touched } = walk;
  const all = duel.legal(state, seatOf(state));
  return all.flatMap((action): Walk[] => {
    if (action.do === 'drop') return isWorthDropping(walk) ? [dropped(walk)!] : [];
    if (action.do !== 'take' && action.do !== 'swap') return [];
    const what = state.names.indexOf(action.token) as Token;
    if (touched.includes(what)) return [];
    const left = action.do === 'swap' ? { for: state.names[load]! } : {};
    const hand: Exchange = { do: action.do, cell, token: action.token, ...left };
    return [
      after(walk, action, {
        hand,
        hands: walk.hands + 1,
        busy: true,
        load: what,
        touched: [...touched, what],
      }),
    ];
  });
}

/** The load left here, if that is allowed. */
export function dropped(walk: Walk): Walk | null {
  const { state, cell, load } = walk;
  if (!isAllowed(state, DROP)) return null;
  const hand: Exchange = { do: 'drop', cell, token: state.names[load]! };
  return after(walk, DROP, { hand, hands: walk.hands + 1, busy: true, load: NOBODY });
}

function isWorthDropping({ state, mover, cell, action }: Walk): boolean {
  if (action === null || action.do === 'move') return true;
  return groundAt(state.labyrinth, cell) === 'pit' || isShared(state, mover, cell);
}

/** Whether another character is on the square, who could be given something. */
function isShared(state: DuelState, mover: Token, cell: CellId): boolean {
  return state.places.some(
    (place, token) => place === cell && token !== mover && isCharacter(state, token as Token),
  );
}
