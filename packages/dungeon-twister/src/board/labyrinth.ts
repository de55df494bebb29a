/**
 * The state of a labyrinth: which room lies where, how it is turned, whether it is revealed, and what
 * was done to its edges. From these follow two tables that every query reads. Only the functions of
 * this folder write to the arrays; everybody else asks and calls.
 */
import type { Plan } from './plan.ts';
import type { Room } from './room.ts';

export interface Labyrinth {
  readonly plan: Plan;
  /** position → room */
  rooms: readonly Room[];
  /** position → clockwise quarter turns from the room's drawing */
  quarters: Uint8Array;
  /** position → 1 once revealed */
  revealed: Uint8Array;
  /** position * 60 + edge as drawn → what bars it now, or its EDGE_MARK (edge.ts) */
  edges: Uint8Array;
  /** Derived. cell * 4 + direction → everything that bars that side (bars.ts) */
  bars: Uint8Array;
  /** Derived. cell → what the square is (ground.ts) */
  ground: Uint8Array;
  /** The arrays belong to a clone too: copy them before writing. */
  shared: boolean;
}

/** Cheap: the arrays stay shared until the original or the clone changes. */
export function cloneLabyrinth(labyrinth: Labyrinth): Labyrinth {
  labyrinth.shared = true;
  return { ...labyrinth };
}

/** Every function that changes a labyrinth calls this first. */
export function unshare(labyrinth: Labyrinth): void {
  if (!labyrinth.shared) return;
  labyrinth.quarters = labyrinth.quarters.slice();
  labyrinth.revealed = labyrinth.revealed.slice();
  labyrinth.edges = labyrinth.edges.slice();
  labyrinth.bars = labyrinth.bars.slice();
  labyrinth.ground = labyrinth.ground.slice();
  labyrinth.shared = false;
}
