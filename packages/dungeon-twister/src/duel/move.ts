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
  supposing,
  type Walker,
} from './crowd.ts';
import { burdenOf, forcedAt } from './curse.ts';
import type { DuelPoint, FrameOf } from './duel.ts';
import { refused } from './duel.ts';
import { leaveMaze } from './exit.ts';
import { whyNotDrop, without } from './handling.ts';
import { asSeenBy } from './illusion.ts';
import { isCrushedAt } from './pit.ts';
import {
  afterHandling,
  canComplete,
  type Handling,
  handlings,
  type MoveStage,
  stepped,
  whyNoEnd,
  whyNotHandle,
  withLoad,
} from './stage.ts';
import { ASKED, cellOf, type DuelState, loadOf, planIn, rosterIn } from './state.ts';
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
  const steps = stepsOf(state, mover, load);
  return { kind: 'move', mover, steps, moved: false, load, handled: [] };
}

/** Squares of a move: M, less what a Ball and Chain takes (DT-MOVE-01, DT-DARK-11). */
function stepsOf(state: DuelState, mover: Token, load: Token): number {
  return rosterIn(state).moves[mover]! - burdenOf(state, load, cellOf(state, mover));
}

/** Why a move cannot even begin: no step leads to a square where it could end. */
export function whyNoMove(now: DuelState, crowd: Crowd, mover: Token): RuleId | null {
  const cell = cellOf(now, mover);
  const { moves, areWordless } = rosterIn(now);
  if (moves[mover] === 0) return 'DT-PND-07';
  // Without words of further sets nothing slows anybody, and a pit that shuts makes no square less free.
  if (areWordless && hasFreeSquareBeside(now, crowd, cell)) return null;
  const state = asSeenBy(withoutHold(now, mover), mover);
  const steps = stepsOf(state, mover, heldIn(state, crowd, mover));
  if (steps === 0) return 'DT-DARK-11';
  if (hasFreeSquareBeside(state, crowd, cell)) return null;
  // Nearly everybody has gone by now; the others are asked as if they stood beside the board.
  const load = heldIn(state, crowd, mover);
  const stage: MoveStage = { token: mover, load, cell, steps, moved: false, handled: [] };
  const possible = supposing(crowd, cell, NO_COMPANY, () => canComplete(state, crowd, stage));
  return possible ? null : 'DT-MOVE-03';
}

function stageOf(state: DuelState, frame: MoveFrame): MoveStage {
  const { mover, load, steps, moved, handled } = frame;
  const token = mover as Token;
  return { token, load: load as Token, cell: cellOf(state, token), steps, moved, handled };
}

/** Everybody but the walker and what he holds. */
function crowdAround(state: DuelState, { token, load }: Walker): Crowd {
  return crowdOf(state, token, load);
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
  const { load, cell } = stage;
  const here = companyAt(crowd, cell);
  if (load !== NOBODY && whyNotDrop(state, crowd, stage, here) !== null) return 'DT-ALL-09';
  const next = stepped({ ...stage, load: forced }, beyond);
  const steps = Math.max(0, next.steps - burdenOf(state, forced, beyond));
  const left = withLoad(state, here, load);
  const taken = without(companyAt(crowd, beyond), forced);
  return supposing(crowd, cell, left, () =>
    supposing(crowd, beyond, taken, () =>
      canComplete(state, crowd, { ...next, steps }) ? null : 'DT-ALL-09',
    ),
  );
}

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
  const walker: Walker = { token: frame.mover as Token, load: frame.load as Token };
  const from = cellOf(state, walker.token);
  const beyond = neighbour(planIn(state), from, to)!;
  const crowd = crowdAround(state, walker);
  const forced = forcedAt(state, crowd, walker, beyond);
  const isCrushed = isCrushedAt(state, crowd, walker, beyond);
  state.places[walker.token] = beyond;
  if (walker.load !== NOBODY && forced === NOBODY) state.places[walker.load] = beyond;
  frame.steps--;
  frame.moved = true;
  frame.handled.length = 0;
  story.push({
    kind: 'stepped',
    to: 'all',
    token: nameOf(state, walker.token),
    from,
    cell: beyond,
    load: nameOrNull(state, forced === NOBODY ? walker.load : NOBODY),
  });
  if (isCrushed) {
    crush(state, walker.token, story);
    return;
  }
  if (forced !== NOBODY) takeForced(state, frame, forced, from, story);
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

/** What he held stays where he came from, and the Ball and Chain slows him at once (DT-ALL-09, DT-DARK-11). */
function takeForced(
  state: DuelState,
  frame: MoveFrame,
  forced: Token,
  from: CellId,
  story: DuelStory,
): void {
  const [mover, load] = [frame.mover as Token, frame.load as Token];
  const token = nameOf(state, mover);
  if (load !== NOBODY) {
    story.push({ kind: 'dropped', to: 'all', token, what: nameOf(state, load), cell: from });
  }
  const cell = cellOf(state, mover);
  frame.load = forced;
  frame.steps = Math.max(0, frame.steps - burdenOf(state, forced, cell));
  story.push({ kind: 'took', to: 'all', token, what: nameOf(state, forced), cell });
}

function handle(state: DuelState, frame: MoveFrame, action: Handling, story: DuelStory): void {
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
