import type { Random } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import { type CellId, type Direction, groundAt, neighbour } from '../board/index.ts';
import type { DuelAction, DuelActionOf } from '../duel/action.ts';
import type { Hands } from '../duel/hands.ts';
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
  secondOf,
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
  /** What the mover holds, and in the other hand where he carries two (DT-PND-05). */
  readonly load: Token;
  readonly second: Token;
  /** What changed hands by this action. */
  readonly hand: Exchange | null;
  /** How many times something changed hands so far, and whether on this very square. */
  readonly hands: number;
  readonly busy: boolean;
  /** What it held when it set out. */
  readonly brought: readonly Token[];
  /** Tokens besides the mover that were ever in its hands. */
  readonly touched: readonly Token[];
  /** Others who have died of it, by name. */
  readonly fells: readonly string[];
}

/** Moves use no chance. */
const NO_CHANCE: Random = { below: () => 0 };

const STEPS = [0, 1, 2, 3].map(to => ({ do: 'step', to: to as Direction }) as const);
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
  const hands = handsIn(state, mover);
  const held = [hands.load, hands.second].filter(token => token !== NOBODY);
  return {
    state,
    mover,
    before: null,
    action: null,
    cell: state.places[mover] as CellId,
    ...hands,
    hand: null,
    hands: 0,
    busy: frame?.kind === 'move' && frame.handled.length > 0,
    brought: held,
    touched: held,
    fells: [],
  };
}

/** What somebody holds: on the way as the move says, at rest what lies on the square. */
function handsIn(state: DuelState, mover: Token): Hands {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'move') {
    const load = loadOf(state, mover);
    return { load, second: secondOf(state, mover, load) };
  }
  return { load: frame.load as Token, second: (frame.second ?? NOBODY) as Token };
}

function after(walk: Walk, action: DuelAction, change: Partial<Walk>): Walk {
  const state = duel.clone(walk.state);
  duel.apply(state, seatOf(state), action, NO_CHANCE);
  const fells = [...walk.fells, ...fallen(walk, state)];
  return { ...walk, hand: null, ...change, state, before: walk, action, fells };
}

/** Who was on remote pits that have opened since, if only for the moment of a step. */
function fallen({ state: before, mover, load, second }: Walk, now: DuelState): string[] {
  if (now.labyrinth === before.labyrinth) return [];
  return rosterIn(now)
    .characters.flat()
    .filter(token => token !== mover && token !== load && token !== second)
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
  const hands = handsIn(end.state, walk.mover);
  const found = [hands.load, hands.second].find(
    token => token !== NOBODY && token !== walk.load && token !== walk.second,
  );
  if (found === undefined) return end;
  const token = end.state.names[found]!;
  return {
    ...end,
    ...hands,
    touched: [...walk.touched, found],
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

/** What the step brought into the mover's hands by itself, and what it made them leave (DT-ALL-09). */
function cursed(walk: Walk): Walk {
  const { state, cell } = walk;
  if (state.frames.at(-1)?.kind !== 'move') return walk;
  const hands = handsIn(state, walk.mover);
  const [had, has] = [walk, hands].map(({ load, second }) => [load, second]) as [Token[], Token[]];
  const taken = has.find(token => !had.includes(token));
  if (taken === undefined || taken === NOBODY) return walk;
  const token = state.names[taken]!;
  const left = had.find(other => other !== NOBODY && !has.includes(other));
  const hand: Exchange =
    left === undefined
      ? { do: 'take', cell, token }
      : { do: 'swap', cell, token, for: state.names[left]! };
  return { ...walk, ...hands, hand, hands: walk.hands + 1, touched: [...walk.touched, taken] };
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
    if (action.do === 'drop') return isWorthDropping(walk) ? [dropped(walk, action)!] : [];
    if (action.do !== 'take' && action.do !== 'swap') return [];
    const what = state.names.indexOf(action.token) as Token;
    if (touched.includes(what)) return [];
    const left = action.do === 'swap' ? { for: action.for ?? state.names[load]! } : {};
    const hand: Exchange = { do: action.do, cell, token: action.token, ...left };
    return [handled(walk, action, { hand, touched: [...touched, what] })];
  });
}

/** The load left here, if that is allowed; of two the one that is named. */
export function dropped(walk: Walk, drop: DuelActionOf<'drop'> = { do: 'drop' }): Walk | null {
  const { state, cell, load } = walk;
  if (!isAllowed(state, drop)) return null;
  const hand: Exchange = { do: 'drop', cell, token: drop.token ?? state.names[load]! };
  return handled(walk, drop, { hand });
}

/** After something has changed hands. */
function handled(walk: Walk, action: DuelAction, change: Partial<Walk>): Walk {
  const next = after(walk, action, { ...change, hands: walk.hands + 1, busy: true });
  return { ...next, ...handsIn(next.state, walk.mover) };
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
