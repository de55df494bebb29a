import {
  type BoardPlan,
  type CellId,
  isRevealed,
  ROOM_SQUARES,
  type RoomPosition,
  whyNoAccess,
} from '../../board/index.ts';
import { NOBODY } from '../../pieces/roster.ts';
import { mayStandOn } from '../planner/relaxed.ts';
import type { NpcScene } from '../planner/scene.ts';
import { neighboursOf } from '../planner/sight.ts';
import type { AimRules, ObjectiveTarget } from './aim.ts';

const rims = new WeakMap<BoardPlan, readonly CellId[][]>();

/** Squares that touch a room from outside. */
function around({ plan }: NpcScene, { number }: ObjectiveTarget): CellId[] {
  const known = rims.get(plan) ?? plan.positions.map(position => rimOf(plan, position));
  rims.set(plan, known);
  return known[number]!;
}

function rimOf(plan: BoardPlan, room: RoomPosition): CellId[] {
  const cells = plan.cellOf.subarray(room * ROOM_SQUARES, (room + 1) * ROOM_SQUARES);
  const rim = [...cells].flatMap(cell => neighboursOf({ plan }, cell as CellId));
  const outside = rim.filter(cell => plan.positionOf[cell] !== room);
  const lines = plan.lines.filter(({ positions }) => positions.includes(room));
  return [...new Set([...outside, ...lines.flatMap(line => line.cells)])];
}

/** Revealing the nearest room that lies face down (DS-REV-01, 02). */
export const reveal: AimRules = {
  aim: 'reveal',
  rule: 'DS-REV-01',
  price: () => 1,
  targets: ({ plan, state }) =>
    plan.positions
      .filter(position => !isRevealed(state.labyrinth, position))
      .map(position => ({
        sought: { room: position },
        token: NOBODY,
        place: plan.cellOf[position * ROOM_SQUARES] as CellId,
        rank: 1,
        number: position,
      })),
  spots: around,
  fits: (_scene, { labyrinth }, cell, { number }) =>
    whyNoAccess(labyrinth, cell, number as RoomPosition) === null,
  nearby: (scene, board, target) =>
    around(scene, target).filter(
      cell =>
        mayStandOn(scene, board, cell) &&
        whyNoAccess(scene.start.labyrinth, cell, target.number as RoomPosition) === null,
    ),
  deed: (_scene, { number }) => ({ do: 'reveal', room: number }),
};
