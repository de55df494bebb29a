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
  supposing,
  thingAt,
} from './crowd.ts';
import { forcedAt, isCursed } from './curse.ts';
import {
  type Halt,
  whyNotDrop,
  whyNotOntoPit,
  whyNotSwap,
  whyNotTake,
  without,
} from './handling.ts';
import { isAtHome, isCrushedAt, isPit } from './pit.ts';
import { type DuelState, isCharacter, planIn } from './state.ts';
import { nameOf } from './story.ts';
import { canArrive, hasFreeSquareBeside, whyNoStepTo, whyNoStop } from './way.ts';

/** How far a move has come. The crowd that it is asked with has neither the walker nor his load. */
export interface MoveStage extends Halt {
  /** Steps left, and whether one was taken. */
  readonly steps: number;
  readonly moved: boolean;
  /** Tokens that changed hands on this square. */
  readonly handled: readonly number[];
}

export type Handling = DuelActionOf<'take' | 'swap' | 'drop'>;

const NOTHING: readonly never[] = [];
const DROP: Handling = { do: 'drop' };

export function stepped(stage: MoveStage, beyond: CellId): MoveStage {
  const { token, load, steps } = stage;
  return { token, load, cell: beyond, steps: steps - 1, moved: true, handled: NOTHING };
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
  const how = empty ? 'take' : 'swap';
  const all: Handling[] = [];
  if (lying !== NOBODY) all.push({ do: how, token: nameOf(state, lying) });
  if (thing !== NOBODY) all.push({ do: how, token: nameOf(state, thing) });
  if (!empty) all.push(DROP);
  return all;
}

export function whyNotHandle(
  state: DuelState,
  crowd: Crowd,
  stage: MoveStage,
  action: Handling,
): RuleId | null {
  const { load, moved, handled } = stage;
  const company = companyAt(crowd, stage.cell);
  // What is cursed is neither put down nor given away (DT-ALL-09).
  if (isCursed(state, load, stage.cell)) return 'DT-ALL-09';
  if (action.do === 'drop') {
    if (load === NOBODY) return 'DT-CARRY-03';
    if (handled.includes(load)) return 'DT-CARRY-10';
    if (moved) return whyNotDrop(state, crowd, stage, company);
    // Where the move begins, the load lies already, a Rope on its pit too (DT-CARRY-02, DT-ROPE-03);
    // but a Thief holds it over her pit (DT-THIEF-01).
    const { token, cell } = stage;
    const held = isPit(state, cell) && isAtHome(state, token, load, cell);
    return held ? whyNotOntoPit(state, crowd, stage) : null;
  }
  const what = tokenNamed(state, action.token);
  if ((action.do === 'take') !== (load === NOBODY)) return 'DT-CARRY-01';
  if (handled.includes(what) || handled.includes(load)) return 'DT-CARRY-10';
  return action.do === 'take'
    ? whyNotTake(state, stage, company, what)
    : whyNotSwap(state, crowd, stage, company, what);
}

/** Asks how it would be with other hands: what was taken is gone from the square, the load lies there. */
export function afterHandling<T>(
  state: DuelState,
  crowd: Crowd,
  stage: MoveStage,
  action: Handling,
  ask: (state: DuelState, crowd: Crowd, stage: MoveStage) => T,
): T {
  const { load, cell, handled } = stage;
  const what = action.do === 'drop' ? NOBODY : tokenNamed(state, action.token);
  const next: MoveStage = {
    ...stage,
    load: what,
    handled: [...handled, load, what].filter(token => token !== NOBODY),
  };
  const left = withLoad(state, without(companyAt(crowd, cell), what), load);
  return supposing(crowd, cell, left, () => ask(state, crowd, next));
}

/** Who and what is on a square where a load was left. */
export function withLoad(state: DuelState, company: Company, load: Token): Company {
  if (load === NOBODY) return company;
  return isCharacter(state, load) ? { ...company, lying: load } : { ...company, thing: load };
}
