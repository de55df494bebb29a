import type { RuleId } from '../../rules/ids.ts';
import { DIRECTIONS, type Direction, neighbour } from '../board/index.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import type { ActionOf, DuelAction } from './action.ts';
import { type Crowd, crowdOf, loadIn, NO_COMPANY, supposing } from './crowd.ts';
import type { DuelPoint, FrameOf } from './duel.ts';
import { refused } from './duel.ts';
import { leaveMaze } from './exit.ts';
import {
  afterHandling,
  canComplete,
  type Handling,
  handlings,
  type Stage,
  stepped,
  whyNoEnd,
  whyNotHandle,
} from './stage.ts';
import { ASKED, cellOf, type DuelState, loadOf, planIn, rosterIn } from './state.ts';
import { nameOf, nameOrNull, type Story, settle } from './story.ts';
import { hasFreeSquareBeside, isWayOut, type Walker, whyNoStepTo, whyNoStop } from './way.ts';

type MoveFrame = FrameOf<'move'>;

const STEPS: readonly ActionOf<'step'>[] = DIRECTIONS.map(to => ({ do: 'step', to }));
const STOP: DuelAction = { do: 'stop' };

/** Begins a move; it costs its AP at once (DT-MOVE-01). */
export function beginMove(state: DuelState, mover: Token): MoveFrame {
  const steps = rosterIn(state).moves[mover]!;
  return { kind: 'move', mover, steps, moved: false, load: loadOf(state, mover), handled: [] };
}

/** Why a move cannot even begin: no step leads to a square where it could end. */
export function whyNoMove(state: DuelState, crowd: Crowd, mover: Token): RuleId | null {
  const cell = cellOf(state, mover);
  const steps = rosterIn(state).moves[mover]!;
  if (steps === 0) return 'DT-PND-07';
  if (hasFreeSquareBeside(state, crowd, cell)) return null;
  // Nearly everybody has gone by now; the others are asked as if they stood beside the board.
  const load = loadIn(crowd, cell);
  const stage: Stage = { token: mover, load, cell, steps, moved: false, handled: [] };
  const possible = supposing(crowd, cell, NO_COMPANY, () => canComplete(state, crowd, stage));
  return possible ? null : 'DT-MOVE-03';
}

function stageOf(state: DuelState, frame: MoveFrame): Stage {
  const { mover, load, steps, moved, handled } = frame;
  const token = mover as Token;
  return { token, load: load as Token, cell: cellOf(state, token), steps, moved, handled };
}

/** Everybody but the walker and what he holds. */
function crowdAround(state: DuelState, { token, load }: Walker): Crowd {
  return crowdOf(state, token, load);
}

/** The rule against a step, a stop or a handling; none may lead where the move cannot end. */
function whyNot(state: DuelState, crowd: Crowd, stage: Stage, action: DuelAction): RuleId | null {
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

function whyNotStop(state: DuelState, crowd: Crowd, stage: Stage): RuleId | null {
  return stage.moved ? whyNoStop(state, crowd, stage, stage.cell) : 'DT-MOVE-01';
}

function whyNotStep(state: DuelState, crowd: Crowd, stage: Stage, to: Direction): RuleId | null {
  const rule = whyNoStepTo(state, crowd, stage, stage.cell, to);
  if (rule !== null) return rule;
  if (stage.steps === 0) return 'DT-MOVE-01';
  const beyond = neighbour(planIn(state), stage.cell, to)!;
  if (isWayOut(state, stage.token, beyond)) return null;
  return whyNoEnd(state, crowd, stepped(stage, beyond));
}

/** A move under way: steps, hands, and its end (DT-MOVE-01 to 05, DT-CARRY-03 to 06). */
export const move: DuelPoint<'move'> = {
  seats: state => ASKED[state.active]!,
  legal(state, _seat, frame) {
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
  refusal(state, _seat, action, frame) {
    const stage = stageOf(state, frame);
    return refused(whyNot(state, crowdAround(state, stage), stage, action));
  },
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
  const walker: Walker = { token: frame.mover as Token, load: frame.load as Token };
  const from = cellOf(state, walker.token);
  const beyond = neighbour(planIn(state), from, to)!;
  state.places[walker.token] = beyond;
  if (walker.load !== NOBODY) state.places[walker.load] = beyond;
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
  if (!isWayOut(state, walker.token, beyond)) return;
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
