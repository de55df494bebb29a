import type { RuleId } from '../../rules/ids.ts';
import { type CellId, DIRECTIONS, type Direction, neighbour } from '../board/index.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import type { ActionOf, DuelAction } from './action.ts';
import { withCrowd, withCrowdAt } from './crowd.ts';
import type { DuelPoint, FrameOf } from './duel.ts';
import { refused } from './duel.ts';
import { leaveMaze } from './exit.ts';
import { type Company, whyNotDrop, whyNotSwap, whyNotTake } from './handling.ts';
import { isPit } from './pit.ts';
import {
  cellOf,
  type DuelState,
  enemyOf,
  isCharacter,
  isWounded,
  loadOf,
  planIn,
  rosterIn,
  SEATS,
  sideOf,
} from './state.ts';
import { nameOf, nameOrNull, type Story, settle } from './story.ts';
import { canArrive, isLineOf, type Walker, whyNoStepTo, whyNoStop } from './way.ts';

export type MoveFrame = FrameOf<'move'>;

const STEPS: readonly ActionOf<'step'>[] = DIRECTIONS.map(to => ({ do: 'step', to }));
const STOP: DuelAction = { do: 'stop' };

function walkerOf(frame: MoveFrame): Walker {
  return { token: frame.mover as Token, load: frame.load as Token };
}

/** Whoever and whatever shares the mover's square. */
function companyOf(state: DuelState, { token, load }: Walker): Company {
  const cell = state.places[token];
  let [standing, lying, thing] = [NOBODY, NOBODY, NOBODY];
  for (const other of rosterIn(state).tokens) {
    if (state.places[other] !== cell || other === token || other === load) continue;
    if (!isCharacter(state, other)) thing = other;
    else if (isWounded(state, other)) lying = other;
    else standing = other;
  }
  return { standing, lying, thing };
}

/** Begins a move; it costs its AP at once (DT-MOVE-01). */
export function beginMove(state: DuelState, mover: Token): MoveFrame {
  const steps = rosterIn(state).moves[mover]!;
  return { kind: 'move', mover, steps, moved: false, load: loadOf(state, mover), handled: [] };
}

/** Why a move cannot even begin: no step leads to a square where it could end. */
export function whyNoMove(state: DuelState, mover: Token): RuleId | null {
  return canComplete(state, beginMove(state, mover)) ? null : 'DT-MOVE-03';
}

/** Whether the move can be brought to a legal end from here. Walking on nearly always does it. */
function canComplete(state: DuelState, frame: MoveFrame): boolean {
  const walker = walkerOf(frame);
  const cell = cellOf(state, walker.token);
  if (frame.moved && isFree(state, walker, cell)) return true;
  const bySteps = withCrowd(state, walker.token, walker.load, crowd =>
    canArrive(state, crowd, walker, cell, frame.steps, frame.moved),
  );
  return bySteps || canCompleteByHandling(state, frame);
}

/** Floor with nobody and nothing else on it: most squares of most ways. */
function isFree(state: DuelState, { token, load }: Walker, cell: CellId): boolean {
  if (isPit(state, cell)) return false;
  for (const other of rosterIn(state).tokens) {
    if (state.places[other] === cell && other !== token && other !== load) return false;
  }
  return true;
}

/** The rest: somewhere on the way something must first be taken, left or swapped. */
function canCompleteByHandling(state: DuelState, frame: MoveFrame): boolean {
  const walker = walkerOf(frame);
  for (const { action, frame: next } of handlings(state, frame)) {
    if (whyNotHandle(state, frame, action) === null && canComplete(state, next)) return true;
  }
  if (frame.steps === 0) return false;
  const cell = cellOf(state, walker.token);
  for (const { to } of STEPS) {
    if (whyNotWalk(state, walker, cell, to) !== null) continue;
    const beyond = neighbour(planIn(state), cell, to)!;
    place(state, walker, beyond);
    const next = { ...frame, steps: frame.steps - 1, moved: true, handled: [] };
    const completed = canCompleteByHandling(state, next);
    place(state, walker, cell);
    if (completed) return true;
  }
  return false;
}

function place(state: DuelState, { token, load }: Walker, cell: CellId): void {
  state.places[token] = cell;
  if (load !== NOBODY) state.places[load] = cell;
}

function whyNotWalk(state: DuelState, walker: Walker, cell: CellId, to: Direction): RuleId | null {
  const beyond = neighbour(planIn(state), cell, to);
  return withCrowdAt(state, walker.token, walker.load, cell, beyond, crowd =>
    whyNoStepTo(state, crowd, walker, cell, to),
  );
}

type Handling = ActionOf<'take' | 'swap' | 'drop'>;

/** What could be done with the hands here, and the frame that it would lead to. */
function handlings(
  state: DuelState,
  frame: MoveFrame,
): { readonly action: Handling; readonly frame: MoveFrame }[] {
  const { lying, thing } = companyOf(state, walkerOf(frame));
  const there = [lying, thing].filter(token => token !== NOBODY);
  const empty = frame.load === NOBODY;
  const all = there.map(what => ({
    action: { do: empty ? 'take' : 'swap', token: nameOf(state, what) } as const,
    frame: handled(frame, what),
  }));
  return empty ? all : [...all, { action: { do: 'drop' }, frame: handled(frame, NOBODY) }];
}

function handled(frame: MoveFrame, load: Token): MoveFrame {
  const changed = [frame.load, load].filter(token => token !== NOBODY);
  return { ...frame, load, handled: [...frame.handled, ...changed] };
}

function whyNotHandle(state: DuelState, frame: MoveFrame, action: Handling): RuleId | null {
  const walker = walkerOf(frame);
  const company = companyOf(state, walker);
  const cell = cellOf(state, walker.token);
  const empty = frame.load === NOBODY;
  if (action.do === 'drop') {
    if (empty) return 'DT-CARRY-03';
    if (frame.handled.includes(frame.load)) return 'DT-CARRY-10';
    // Where the move begins, the load lies already, a Rope on its pit too (DT-CARRY-02, DT-ROPE-03).
    if (!frame.moved) return null;
    return whyNotDrop(state, walker, company, cell);
  }
  const what = rosterIn(state).numberOf(action.token) ?? NOBODY;
  if (action.do === 'take' ? !empty : empty) return 'DT-CARRY-01';
  if (frame.handled.includes(what) || frame.handled.includes(frame.load)) return 'DT-CARRY-10';
  return action.do === 'take'
    ? whyNotTake(state, walker, company, what)
    : whyNotSwap(state, walker, company, what, cell);
}

/** The rule against a step, a stop or a handling; none may lead where the move cannot end. */
function whyNot(state: DuelState, frame: MoveFrame, action: DuelAction): RuleId | null {
  switch (action.do) {
    case 'stop':
      return frame.moved ? whyNoStopHere(state, walkerOf(frame)) : 'DT-MOVE-01';
    case 'step':
      return whyNotStep(state, frame, action.to);
    case 'take':
    case 'swap':
    case 'drop': {
      const rule = whyNotHandle(state, frame, action);
      if (rule !== null) return rule;
      const what = action.do === 'drop' ? NOBODY : rosterIn(state).numberOf(action.token)!;
      return whyNoEnd(state, handled(frame, what));
    }
    default:
      return 'DT-CONV-04';
  }
}

function whyNotStep(state: DuelState, frame: MoveFrame, to: Direction): RuleId | null {
  const walker = walkerOf(frame);
  const cell = cellOf(state, walker.token);
  const rule = whyNotWalk(state, walker, cell, to);
  if (rule !== null) return rule;
  if (frame.steps === 0) return 'DT-MOVE-01';
  const beyond = neighbour(planIn(state), cell, to)!;
  if (isLineOf(state, beyond, enemyOf(sideOf(state, walker.token)))) return null;
  place(state, walker, beyond);
  const end = whyNoEnd(state, { ...frame, steps: frame.steps - 1, moved: true, handled: [] });
  place(state, walker, cell);
  return end;
}

/** Why a move cannot be brought to a legal end from here, or null: whatever forbids to stop here. */
function whyNoEnd(state: DuelState, frame: MoveFrame): RuleId | null {
  if (canComplete(state, frame)) return null;
  return whyNoStopHere(state, walkerOf(frame)) ?? 'DT-MOVE-04';
}

function whyNoStopHere(state: DuelState, walker: Walker): RuleId | null {
  const cell = cellOf(state, walker.token);
  return withCrowdAt(state, walker.token, walker.load, cell, null, crowd =>
    whyNoStop(state, crowd, walker, cell),
  );
}

/** A move under way: steps, hands, and its end (DT-MOVE-01 to 05, DT-CARRY-03 to 06). */
export const move: DuelPoint<'move'> = {
  seats: state => [SEATS[state.active]!],
  legal(state, _seat, frame) {
    const candidates: DuelAction[] = [
      STOP,
      ...STEPS,
      ...handlings(state, frame).map(h => h.action),
    ];
    return candidates.filter(action => whyNot(state, frame, action) === null);
  },
  refusal: (state, _seat, action, frame) => refused(whyNot(state, frame, action)),
  apply(state, _seat, action, _random, frame) {
    const story: Story = [];
    switch (action.do) {
      case 'step':
        step(state, frame, action.to, story);
        break;
      case 'take':
      case 'swap':
      case 'drop':
        handle(state, frame, action, story);
        break;
      default:
        stop(state, frame, story);
    }
    return story;
  },
};

function step(state: DuelState, frame: MoveFrame, to: Direction, story: Story): void {
  const walker = walkerOf(frame);
  const from = cellOf(state, walker.token);
  const beyond = neighbour(planIn(state), from, to)!;
  place(state, walker, beyond);
  frame.steps--;
  frame.moved = true;
  frame.handled.length = 0;
  story.push({
    kind: 'stepped',
    to: 'all',
    token: nameOf(state, walker.token),
    from,
    cell: beyond,
    load: nameOrNull(state, walker.load),
  });
  if (!isLineOf(state, beyond, enemyOf(sideOf(state, walker.token)))) return;
  state.frames.pop();
  leaveMaze(state, walker, story);
  settle(state, story);
}

function handle(state: DuelState, frame: MoveFrame, action: Handling, story: Story): void {
  const token = nameOf(state, frame.mover as Token);
  const cell = cellOf(state, frame.mover as Token);
  const had = frame.load as Token;
  const next = action.do === 'drop' ? NOBODY : rosterIn(state).numberOf(action.token)!;
  frame.handled.push(...[had, next].filter(what => what !== NOBODY));
  frame.load = next;
  if (next === NOBODY)
    story.push({ kind: 'dropped', to: 'all', token, what: nameOf(state, had), cell });
  else if (had === NOBODY)
    story.push({ kind: 'took', to: 'all', token, what: nameOf(state, next), cell });
  else {
    const [what, left] = [nameOf(state, next), nameOf(state, had)];
    story.push({ kind: 'swapped', to: 'all', token, what, for: left, cell });
  }
}

function stop(state: DuelState, frame: MoveFrame, story: Story): void {
  const mover = frame.mover as Token;
  state.frames.pop();
  story.push({
    kind: 'stopped',
    to: 'all',
    token: nameOf(state, mover),
    cell: cellOf(state, mover),
  });
  settle(state, story);
}
