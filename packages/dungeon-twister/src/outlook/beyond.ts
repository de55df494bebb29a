import type { RuleId } from '../../rules/ids.ts';
import {
  type CellId,
  DIRECTIONS,
  isRevealed,
  neighbour,
  PORTCULLIS,
  positionAt,
} from '../board/index.ts';
import { type Crowd, crowdOf, type Walker } from '../duel/crowd.ts';
import { asSeenBy } from '../duel/illusion.ts';
import { isCrushedAt, isPit, obstacleRule } from '../duel/pit.ts';
import { type DuelState, planIn } from '../duel/state.ts';
import { isWayOut, whyNoStepTo } from '../duel/way.ts';

/**
 * The squares that no walk reaches now, however many moves it has: behind portcullises that could be
 * opened, or with no way at all (DT-CONV-08).
 */
export function beyondReach(
  now: DuelState,
  walker: Walker,
  start: CellId,
): ReadonlyMap<CellId, RuleId> {
  const state = asSeenBy(now, walker.token);
  const crowd = crowdOf(state, walker.token, walker.load, walker.second);
  const near = walked(state, crowd, walker, start);
  const behind = walked(withoutPortcullises(state), crowd, walker, start);
  const { positionOf, lineOf } = planIn(state);
  const beyond = new Map<CellId, RuleId>();
  for (const number of positionOf.keys()) {
    const cell = number as CellId;
    if (near.has(cell) || positionOf[cell] === lineOf[cell]) continue;
    beyond.set(cell, behind.has(cell) ? 'DT-PORT-01' : whyNoWay(state, cell));
  }
  return beyond;
}

/** Every square that a walk of any length comes to; whoever leaves the maze comes to no other. */
function walked(state: DuelState, crowd: Crowd, walker: Walker, start: CellId): Set<CellId> {
  const plan = planIn(state);
  const reached = new Set([start]);
  // A set that grows while it is walked along yields the new squares too.
  for (const cell of reached) {
    if (isWayOut(state, walker.token, cell) || isCrushedAt(state, crowd, walker, cell)) continue;
    for (const direction of DIRECTIONS) {
      if (whyNoStepTo(state, crowd, walker, cell, direction) !== null) continue;
      reached.add(neighbour(plan, cell, direction)!);
    }
  }
  return reached;
}

/** The same maze with every portcullis out of the way. */
function withoutPortcullises(state: DuelState): DuelState {
  const { groundAt: sides } = planIn(state);
  const table = state.labyrinth.table.map((bars, at) => (at < sides ? bars & ~PORTCULLIS : bars));
  return { ...state, labyrinth: { ...state.labyrinth, table } };
}

/** What keeps everybody off the square itself, or else the rule of all that stops a walker. */
function whyNoWay(state: DuelState, cell: CellId): RuleId {
  const position = positionAt(planIn(state), cell);
  if (position !== null && !isRevealed(state.labyrinth, position)) return 'DT-BOARD-07';
  return isPit(state, cell) ? obstacleRule(state, cell) : 'DT-MOVE-03';
}
