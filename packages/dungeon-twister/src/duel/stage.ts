import type { RuleId } from '../../rules/ids.ts';
import { type CellId, DIRECTIONS, neighbour } from '../board/index.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import { tokenNamed } from './acting.ts';
import type { DuelActionOf } from './action.ts';
import {
  type Company,
  type Crowd,
  companyAt,
  isEmptyAt,
  lyingAt,
  secondAt,
  supposing,
  thingAt,
} from './crowd.ts';
import { forcedAt, hasFreeHand, isCursed } from './curse.ts';
import {
  type Halt,
  whyNotDrop,
  whyNotOntoPit,
  whyNotSwap,
  whyNotTake,
  without,
} from './handling.ts';
import { areHolding, exchanged, type Hands, put, takenInto } from './hands.ts';
import { isAtHome, isCrushedAt, isPit } from './pit.ts';
import { type DuelState, isCharacter, planIn } from './state.ts';
import { nameOf } from './story.ts';
import { canArrive, hasFreeSquareBeside, whyNoStepTo, whyNoStop } from './way.ts';

/** How far a move has come. The crowd that it is asked with has neither the walker nor their load. */
export interface MoveStage extends Halt {
  /** Steps left, and whether one was taken. */
  readonly steps: number;
  readonly moved: boolean;
  /** Tokens that changed hands on this square. */
  readonly handled: readonly number[];
  /** Squares of the way so far, where a load may have to stay on one (DT-ALL-09). */
  readonly came?: readonly number[];
}

export type Handling = DuelActionOf<'take' | 'swap' | 'drop'>;

const NOTHING: readonly never[] = [];
const DROP: Handling = { do: 'drop' };

export function stepped(stage: MoveStage, beyond: CellId): MoveStage {
  const { token, load, second, steps } = stage;
  return { token, load, second, cell: beyond, steps: steps - 1, moved: true, handled: NOTHING };
}

/** Why a move cannot be brought to a legal end from here, or null: whatever forbids to stop here. */
export function whyNoEnd(state: DuelState, crowd: Crowd, stage: MoveStage): RuleId | null {
  if (canComplete(state, crowd, stage)) return null;
  return whyNoStop(state, crowd, stage, stage.cell) ?? 'DT-MOVE-04';
}

/** Whether the move can be brought to a legal end from here: by one more step, nearly always. */
export function canComplete(state: DuelState, crowd: Crowd, stage: MoveStage): boolean {
  const { cell, steps, moved } = stage;
  if (moved && isEmptyAt(crowd, cell) && !isPit(state, cell)) return true;
  if (steps > 0 && hasFreeSquareBeside(state, crowd, cell)) return true;
  return (
    canArrive(state, crowd, stage, cell, steps, moved) || canCompleteByHandling(state, crowd, stage)
  );
}

/** The rest: somewhere on the way something must first be taken, left or swapped. */
function canCompleteByHandling(state: DuelState, crowd: Crowd, from: MoveStage): boolean {
  const entered = new Set<CellId>();
  const way = [from];
  // Breadth first: whoever comes to a square with more steps left can do all that others can.
  for (const stage of way) {
    for (const action of handlings(state, crowd, stage)) {
      if (whyNotHandle(state, crowd, stage, action) !== null) continue;
      if (afterHandling(state, crowd, stage, action, canComplete)) return true;
    }
    if (stage.steps === 0) continue;
    for (const to of DIRECTIONS) {
      if (whyNoStepTo(state, crowd, stage, stage.cell, to) !== null) continue;
      const beyond = neighbour(planIn(state), stage.cell, to)!;
      if (forcedAt(state, crowd, stage, beyond) !== NOBODY) continue;
      if (isCrushedAt(state, crowd, stage, beyond)) continue;
      if (entered.has(beyond)) continue;
      entered.add(beyond);
      way.push(stepped(stage, beyond));
    }
  }
  return false;
}

/** What could be done with the hands here. */
export function handlings(state: DuelState, crowd: Crowd, stage: MoveStage): readonly Handling[] {
  const lying = lyingAt(crowd, stage.cell);
  const thing = thingAt(crowd, stage.cell);
  const empty = stage.load === NOBODY;
  if (empty && lying === NOBODY && thing === NOBODY) return NOTHING;
  const second = secondAt(crowd, stage.cell);
  const isFree = hasFreeHand(state, stage);
  const leaves = empty ? NOTHING : leavings(state, stage);
  const all: Handling[] = [];
  for (const there of [lying, thing, second]) {
    if (there === NOBODY) continue;
    const token = nameOf(state, there);
    if (isFree) all.push({ do: 'take', token });
    for (const what of leaves) all.push({ do: 'swap', token, ...(what && { for: what }) });
  }
  for (const what of leaves) all.push(what === null ? DROP : { do: 'drop', token: what });
  return all;
}

/** What could be left: whoever holds two says which. */
function leavings(state: DuelState, { load, second }: Hands): readonly (string | null)[] {
  return second === NOBODY ? ITS_LOAD : [nameOf(state, load), nameOf(state, second)];
}

const ITS_LOAD: readonly null[] = [null];

/** What a handling takes and what it leaves; NOBODY for what it does not, null for what is not held so. */
export function changing(
  state: DuelState,
  { load, second }: Hands,
  action: Handling,
): { readonly taken: Token; readonly left: Token } | null {
  const taken = action.do === 'drop' ? NOBODY : tokenNamed(state, action.token);
  if (action.do === 'take') return { taken, left: NOBODY };
  const named = action.do === 'drop' ? action.token : action.for;
  if ((named === undefined) !== (second === NOBODY)) return null;
  const left = named === undefined ? load : tokenNamed(state, named);
  return areHolding({ load, second }, left) ? { taken, left } : null;
}

/** What is in the hands after a handling. */
export function handsAfter(hands: Hands, { taken, left }: { taken: Token; left: Token }): Hands {
  if (left === NOBODY) return takenInto(hands, taken);
  return taken === NOBODY ? put(hands, left) : exchanged(hands, left, taken);
}

export function whyNotHandle(
  state: DuelState,
  crowd: Crowd,
  stage: MoveStage,
  action: Handling,
): RuleId | null {
  const { token, load, cell, moved, handled } = stage;
  const company = companyAt(crowd, cell);
  const change = changing(state, stage, action);
  if (change === null)
    return load === NOBODY ? (action.do === 'drop' ? 'DT-CARRY-03' : 'DT-CARRY-01') : 'DT-PND-05';
  const { taken, left } = change;
  // What is cursed is neither put down nor given away (DT-ALL-09).
  if (isCursed(state, action.do === 'take' ? fullHand(state, stage) : left, cell))
    return 'DT-ALL-09';
  if (action.do === 'take' && !hasFreeHand(state, stage)) return 'DT-CARRY-01';
  if (handled.includes(taken) || handled.includes(left)) return 'DT-CARRY-10';
  if (action.do === 'take') return whyNotTake(state, stage, company, taken);
  if (action.do === 'swap') return whyNotSwap(state, crowd, stage, company, taken, left);
  // Where the move begins, the load lies already, a Rope on its pit too (DT-CARRY-02, DT-ROPE-03);
  // but a Thief holds it over her pit (DT-THIEF-01), and two of a kind are not left at once (DT-PND-05).
  if (moved || !isEmptyAt(crowd, cell)) return whyNotDrop(state, crowd, stage, company, left);
  const held = isPit(state, cell) && isAtHome(state, token, left, cell);
  return held ? whyNotOntoPit(state, crowd, stage, left) : null;
}

/** What keeps the hands of somebody full. */
const fullHand = (state: DuelState, stage: MoveStage): Token =>
  hasFreeHand(state, stage) ? NOBODY : stage.load;

/** Asks how it would be with other hands: what was taken is gone from the square, the load lies there. */
export function afterHandling<T>(
  state: DuelState,
  crowd: Crowd,
  stage: MoveStage,
  action: Handling,
  ask: (state: DuelState, crowd: Crowd, stage: MoveStage) => T,
): T {
  const { cell, handled } = stage;
  const change = changing(state, stage, action)!;
  const next: MoveStage = {
    ...stage,
    ...handsAfter(stage, change),
    handled: [...handled, change.left, change.taken].filter(token => token !== NOBODY),
  };
  const there = withLoad(state, without(companyAt(crowd, cell), change.taken), change.left);
  return supposing(crowd, cell, there, () => ask(state, crowd, next));
}

/** Who and what is on a square where a load was left. */
export function withLoad(state: DuelState, company: Company, load: Token): Company {
  if (load === NOBODY) return company;
  const place = isCharacter(state, load) ? 'lying' : 'thing';
  // With a friend who carries two.
  if (company[place] !== NOBODY) return { ...company, second: load };
  return { ...company, [place]: load };
}
