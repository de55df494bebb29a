import type { RuleId } from '../../rules/ids.ts';
import { type CellId, DIRECTIONS, type Direction, neighbour } from '../board/index.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import type { DuelAction, DuelActionOf } from './action.ts';
import {
  type Crowd,
  companyAt,
  crowdOf,
  heldIn,
  NO_COMPANY,
  secondIn,
  supposing,
  type Walker,
} from './crowd.ts';
import { burdenOf, forcedAt, handsWith, leftFor } from './curse.ts';
import type { DuelPoint, FrameOf } from './duel.ts';
import { refused } from './duel.ts';
import { leaveMaze } from './exit.ts';
import { whyNotDrop, without } from './handling.ts';
import { EMPTY_HANDS, type Hands, put } from './hands.ts';
import { asSeenBy } from './illusion.ts';
import { isCrushedAt } from './pit.ts';
import {
  afterHandling,
  canComplete,
  changing,
  type Handling,
  handlings,
  handsAfter,
  type MoveStage,
  stepped,
  whyNoEnd,
  whyNotHandle,
  withLoad,
} from './stage.ts';
import { ASKED, cellOf, type DuelState, loadOf, planIn, rosterIn, secondOf } from './state.ts';
import {
  type DuelStory,
  eliminate,
  fall,
  nameOf,
  nameOrNull,
  setOpen,
  settle,
  workTriggers,
} from './story.ts';
import { signTrodden, withoutHold } from './triggers.ts';
import { hasFreeSquareBeside, isWayOut, whyNoStepTo, whyNoStop } from './way.ts';

type MoveFrame = FrameOf<'move'>;

const STEPS: readonly DuelActionOf<'step'>[] = DIRECTIONS.map(to => ({ do: 'step', to }));
const STOP: DuelAction = { do: 'stop' };

/** Begins a move; it costs its AP at once (DT-MOVE-01). */
export function beginMove(state: DuelState, mover: Token): MoveFrame {
  const load = loadOf(state, mover);
  const second = secondOf(state, mover, load);
  const steps = stepsOf(state, mover, { load, second });
  const frame: MoveFrame = { kind: 'move', mover, steps, moved: false, load, handled: [] };
  if (second !== NOBODY) frame.second = second;
  return frame;
}

/** The mover with what he holds now. */
const walkerIn = ({ mover, load, second = NOBODY }: MoveFrame): Walker => ({
  token: mover as Token,
  load: load as Token,
  second: second as Token,
});

function setHands(frame: MoveFrame, { load, second }: Hands): void {
  frame.load = load;
  if (second === NOBODY) delete frame.second;
  else frame.second = second;
}

/** Squares of a move: M, less what a Ball and Chain takes (DT-MOVE-01, DT-DARK-11). */
function stepsOf(state: DuelState, mover: Token, hands: Hands): number {
  return rosterIn(state).moves[mover]! - burdenOf(state, hands, cellOf(state, mover));
}

/** Why a move cannot even begin: no step leads to a square where it could end. */
export function whyNoMove(now: DuelState, crowd: Crowd, mover: Token): RuleId | null {
  const cell = cellOf(now, mover);
  const { moves, areWordless } = rosterIn(now);
  if (moves[mover] === 0) return 'DT-PND-07';
  // Without words of further sets nothing slows anybody, and a pit that shuts makes no square less free.
  if (areWordless && hasFreeSquareBeside(now, crowd, cell)) return null;
  const state = asSeenBy(withoutHold(now, mover), mover);
  const hands = { load: heldIn(state, crowd, mover), second: secondIn(state, crowd, mover) };
  const steps = stepsOf(state, mover, hands);
  if (steps === 0) return 'DT-DARK-11';
  if (hasFreeSquareBeside(state, crowd, cell)) return null;
  // Nearly everybody has gone by now; the others are asked as if they stood beside the board.
  const stage: MoveStage = { token: mover, ...hands, cell, steps, moved: false, handled: [] };
  const possible = supposing(crowd, cell, NO_COMPANY, () => canComplete(state, crowd, stage));
  return possible ? null : 'DT-MOVE-03';
}

function stageOf(state: DuelState, frame: MoveFrame): MoveStage {
  const { steps, moved, handled, came } = frame;
  const { token, load, second } = walkerIn(frame);
  const cell = cellOf(state, token);
  return { token, load, second, cell, steps, moved, handled, ...(came && { came }) };
}

/** Everybody but the walker and what he holds. */
function crowdAround(state: DuelState, { token, load, second }: Walker): Crowd {
  return crowdOf(state, token, load, second);
}

/** The rule against a step, a stop or a handling; none may lead where the move cannot end. */
function whyNot(
  state: DuelState,
  crowd: Crowd,
  stage: MoveStage,
  action: DuelAction,
): RuleId | null {
  switch (action.do) {
    case 'stop':
      return whyNotStop(state, crowd, stage);
    case 'step':
      return whyNotStep(state, crowd, stage, action.to);
    case 'take':
    case 'swap':
    case 'drop':
      return (
        whyNotHandle(state, crowd, stage, action) ??
        afterHandling(state, crowd, stage, action, whyNoEnd)
      );
    default:
      return 'DT-CONV-04';
  }
}

function whyNotStop(state: DuelState, crowd: Crowd, stage: MoveStage): RuleId | null {
  return stage.moved ? whyNoStop(state, crowd, stage, stage.cell) : 'DT-MOVE-01';
}

function whyNotStep(
  state: DuelState,
  crowd: Crowd,
  stage: MoveStage,
  to: Direction,
): RuleId | null {
  const rule = whyNoStepTo(state, crowd, stage, stage.cell, to);
  if (rule !== null) return rule;
  if (stage.steps === 0) return 'DT-MOVE-01';
  const beyond = neighbour(planIn(state), stage.cell, to)!;
  if (isWayOut(state, stage.token, beyond) || isCrushedAt(state, crowd, stage, beyond)) return null;
  const forced = forcedAt(state, crowd, stage, beyond);
  if (forced !== NOBODY) return whyNotForced(state, crowd, stage, beyond, forced);
  return whyNoEnd(state, crowd, stepped(stage, beyond));
}

/** The load stays behind, the cursed thing is taken, and the move must still come to an end (DT-ALL-09). */
function whyNotForced(
  state: DuelState,
  crowd: Crowd,
  stage: MoveStage,
  beyond: CellId,
  forced: Token,
): RuleId | null {
  const behind = leftFor(state, stage, beyond);
  const cell = behind === NOBODY ? stage.cell : squareFor(state, crowd, stage, behind);
  if (cell === null) return 'DT-ALL-09';
  const here = companyAt(crowd, cell);
  const hands = handsWith(state, stage, forced, beyond);
  const next = stepped({ ...stage, ...hands }, beyond);
  const steps = Math.max(0, next.steps - slowedBy(state, forced, beyond));
  const left = withLoad(state, here, behind);
  const taken = without(companyAt(crowd, beyond), forced);
  return supposing(crowd, cell, left, () =>
    supposing(crowd, beyond, taken, () =>
      canComplete(state, crowd, { ...next, steps }) ? null : 'DT-ALL-09',
    ),
  );
}

/** Where somebody leaves what he held: the square that he comes from, or the last one on the way that may hold it. */
function squareFor(state: DuelState, crowd: Crowd, stage: MoveStage, behind: Token): CellId | null {
  const way = [stage.cell, ...(stage.came ?? []).toReversed()] as CellId[];
  const mayHold = (cell: CellId) =>
    whyNotDrop(state, crowd, { ...stage, cell }, companyAt(crowd, cell), behind) === null;
  return way.find(mayHold) ?? null;
}

/** Squares that a cursed thing takes from the move in which it is taken (DT-DARK-11). */
const slowedBy = (state: DuelState, forced: Token, cell: CellId): number =>
  burdenOf(state, { ...EMPTY_HANDS, load: forced }, cell);

/** A move under way: steps, hands, and its end (DT-MOVE-01 to 05, DT-CARRY-03 to 06). */
export const move: DuelPoint<'move'> = {
  seats: state => ASKED[state.active]!,
  legal(now, _seat, frame) {
    const state = asSeenBy(now, frame.mover as Token);
    const stage = stageOf(state, frame);
    const crowd = crowdAround(state, stage);
    const actions: DuelAction[] = [];
    if (whyNotStop(state, crowd, stage) === null) actions.push(STOP);
    for (const step of stage.steps > 0 ? STEPS : []) {
      if (whyNotStep(state, crowd, stage, step.to) === null) actions.push(step);
    }
    for (const handling of handlings(state, crowd, stage)) {
      if (whyNot(state, crowd, stage, handling) === null) actions.push(handling);
    }
    return actions;
  },
  refusal(now, _seat, action, frame) {
    const state = asSeenBy(now, frame.mover as Token);
    const stage = stageOf(state, frame);
    return refused(whyNot(state, crowdAround(state, stage), stage, action));
  },
  apply(state, _seat, action, _random, frame) {
    const story: DuelStory = [];
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

function step(state: DuelState, frame: MoveFrame, to: Direction, story: DuelStory): void {
  const walker = walkerIn(frame);
  const from = cellOf(state, walker.token);
  const beyond = neighbour(planIn(state), from, to)!;
  const crowd = crowdAround(state, walker);
  const forced = forcedAt(state, crowd, walker, beyond);
  const isCrushed = isCrushedAt(state, crowd, walker, beyond);
  const left = forced === NOBODY ? NOBODY : leftFor(state, walker, beyond);
  const kept = left === NOBODY ? from : squareFor(state, crowd, stageOf(state, frame), left)!;
  const { load, second } = left === NOBODY ? walker : put(walker, left);
  state.places[walker.token] = beyond;
  if (load !== NOBODY) state.places[load] = beyond;
  if (second !== NOBODY) state.places[second] = beyond;
  if (left !== NOBODY) state.places[left] = kept;
  if (rosterIn(state).anybodysWords.has('curses')) frame.came = [...(frame.came ?? []), from];
  frame.steps--;
  frame.moved = true;
  frame.handled.length = 0;
  story.push({
    kind: 'stepped',
    to: 'all',
    token: nameOf(state, walker.token),
    from,
    cell: beyond,
    load: nameOrNull(state, load),
    ...(second !== NOBODY && { second: nameOf(state, second) }),
  });
  if (isCrushed) {
    crush(state, walker.token, story);
    return;
  }
  if (forced !== NOBODY) takeForced(state, frame, forced, kept, story);
  const sign = signTrodden(state, walker.token);
  if (sign !== null) {
    setOpen(state, [...(state.labyrinth.open ?? []), sign], story);
    fall(state, story);
    workTriggers(state, story);
  }
  if (!isWayOut(state, walker.token, beyond)) return;
  state.frames.pop();
  leaveMaze(state, walker, story);
  settle(state, story);
}

/** Falling rocks kill whoever walks there with all that he holds: a suicide (DT-PND-22, DT-SUICIDE-01). */
function crush(state: DuelState, mover: Token, story: DuelStory): void {
  state.frames.pop();
  eliminate(state, mover, story);
  settle(state, story);
}

/** What he held stays on the way, and the Ball and Chain slows him at once (DT-ALL-09, DT-DARK-11). */
function takeForced(
  state: DuelState,
  frame: MoveFrame,
  forced: Token,
  kept: CellId,
  story: DuelStory,
): void {
  const walker = walkerIn(frame);
  const token = nameOf(state, walker.token);
  const cell = cellOf(state, walker.token);
  const left = leftFor(state, walker, cell);
  if (left !== NOBODY) {
    story.push({ kind: 'dropped', to: 'all', token, what: nameOf(state, left), cell: kept });
  }
  setHands(frame, handsWith(state, walker, forced, cell));
  frame.steps = Math.max(0, frame.steps - slowedBy(state, forced, cell));
  story.push({ kind: 'took', to: 'all', token, what: nameOf(state, forced), cell });
}

function handle(state: DuelState, frame: MoveFrame, action: Handling, story: DuelStory): void {
  const token = nameOf(state, frame.mover as Token);
  const cell = cellOf(state, frame.mover as Token);
  const change = changing(state, walkerIn(frame), action)!;
  const { taken, left } = change;
  frame.handled.push(...[left, taken].filter(what => what !== NOBODY));
  setHands(frame, handsAfter(walkerIn(frame), change));
  if (taken === NOBODY)
    story.push({ kind: 'dropped', to: 'all', token, what: nameOf(state, left), cell });
  else if (left === NOBODY)
    story.push({ kind: 'took', to: 'all', token, what: nameOf(state, taken), cell });
  else {
    const [what, behind] = [nameOf(state, taken), nameOf(state, left)];
    story.push({ kind: 'swapped', to: 'all', token, what, for: behind, cell });
  }
}

function stop(state: DuelState, frame: MoveFrame, story: DuelStory): void {
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
