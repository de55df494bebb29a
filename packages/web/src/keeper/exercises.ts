import type { HostEnvironment } from '@oubliette/host';
import {
  type Exercises,
  type LaidExercise,
  type LaidPuzzle,
  layExercise,
  layPuzzle,
} from '@oubliette/host/exercise';
import type { InTurn } from '@oubliette/host/machine';
import { crew } from './hired.ts';

/** The exercise that lies on the table: one at a time. */
let laid: LaidExercise | LaidPuzzle | null = null;

export const hostOf = (key: string): LaidExercise['host'] | null =>
  laid?.key === key ? laid.host : null;

/** The worker's side of exercises. */
export const createExercises = (environment: HostEnvironment, inTurn: InTurn): Exercises => ({
  async exercise(exercise, level, played) {
    const found = await layExercise(exercise, { environment, inTurn, crew }, level, played);
    if (!found.ok) return found;
    laid = found.value;
    return { ok: true, value: laid.key };
  },
  async puzzle(puzzle) {
    const found = await layPuzzle(puzzle, { environment, inTurn, crew });
    if (!found.ok) return found;
    laid = found.value;
    return { ok: true, value: laid.key };
  },
});
