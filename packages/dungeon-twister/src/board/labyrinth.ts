/**
 * The state of a labyrinth: which room lies where, how it is turned, whether it is revealed, and what
 * was done to its edges. From these follow the tables that every query reads. Only the functions of
 * this folder write here; everybody else asks and calls.
 */

import { planOf } from './make-plan.ts';
import type { Ground, Sign } from './nature.ts';
import type { BoardPlan } from './plan.ts';
import type { Room } from './room.ts';

export interface Labyrinth {
  /** Rooms from line to line, and rooms side by side; with the number of rooms they name the board. */
  readonly long: number;
  readonly wide: number;
  /** position → room; content, frozen, common to all clones. */
  rooms: readonly Room[];
  /** position → clockwise quarter turns from the room's drawing */
  readonly quarters: Uint8Array;
  /** position → 1 once revealed */
  readonly revealed: Uint8Array;
  /**
   * Three tables in one, because a copy costs by the array more than by the byte:
   * cell * 4 + direction → everything that bars that side (bars.ts), derived;
   * plan.groundAt + cell → what the square is (ground.ts), derived;
   * plan.edgesAt + position * 60 + edge as drawn → what bars it now, or EDGE_MARK where marked.
   */
  readonly table: Uint8Array;
  /** position * 25 + square as drawn → what a square marker makes of it (DT-EXT-05); a value */
  markers?: Readonly<Record<number, Ground>>;
  /** Signs whose remote pits are open now, in the order of `SIGNS`; nothing where all are shut (DT-MERC-22). */
  open?: readonly Sign[];
}

/** Everything that follows from the size of the labyrinth alone. */
export function planUnder({ long, wide, rooms }: Labyrinth): BoardPlan {
  return planOf(long, wide, rooms.length);
}

/**
 * A changed copy. The labyrinth itself stays as it was, so positions in which nobody turned, revealed
 * or opened anything can share one.
 */
export function altered(labyrinth: Labyrinth, change: (copy: Labyrinth) => void): Labyrinth {
  const copy = cloneLabyrinth(labyrinth);
  change(copy);
  return Object.freeze(copy);
}

export function cloneLabyrinth(labyrinth: Labyrinth): Labyrinth {
  const copy: Labyrinth = {
    long: labyrinth.long,
    wide: labyrinth.wide,
    rooms: labyrinth.rooms,
    quarters: labyrinth.quarters.slice(),
    revealed: labyrinth.revealed.slice(),
    table: labyrinth.table.slice(),
  };
  if (labyrinth.markers !== undefined) copy.markers = labyrinth.markers;
  if (labyrinth.open !== undefined) copy.open = labyrinth.open;
  return copy;
}
