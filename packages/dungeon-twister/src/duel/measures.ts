import type { BoardPlan, RoomPosition } from '../board/index.ts';

/** How large a duel is: every number that the players agree on or that a set-up needs, once. */

/** VP that a match can be played to (DT-VP-02). */
export const TARGETS = [5, 6, 7, 8] as const;

/** What is recommended: more where the sets are mixed or more than two play (DT-VP-02, DT-MULTI-24). */
export function recommendedTarget(mixed: boolean, players = 2): number {
  return mixed || players > 2 ? 6 : TARGETS[0];
}

/** Squares of a line with a dot: one for each starter (DT-SET-02). */
export const DOTS = [1, 3, 6, 8] as const;
export const STARTERS = DOTS.length;

/** Rooms from line to line. */
export const MAZE_LENGTH = 4;
/** That of the beginner game for two (DT-OPT-05). */
export const SMALL_MAZE_LENGTH = 3;
/** Objects of a team (DT-MIX-01). */
export const TEAM_OBJECTS = 6;

const FULL_TEAM = 8;
const BEGINNER_TEAM = 6;

/** Characters of a side that gives up none (DT-COMP-06, DT-OPT-05). */
export function wholeTeam(beginner: boolean): number {
  return beginner ? BEGINNER_TEAM : FULL_TEAM;
}

/**
 * The rooms beside a line take 2 tokens, the others 3; two each in the small maze, one more on the
 * board of four (DT-SET-04, DT-OPT-05, DT-MULTI-22).
 */
export function capacityOf({ lines, long, shape }: BoardPlan, position: RoomPosition): number {
  const besideLine = lines.some(line => line.positions.includes(position));
  return (besideLine || long < 4 ? 2 : 3) + (shape === 'block' ? 1 : 0);
}
