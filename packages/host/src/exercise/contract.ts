import type { Exercise, Result } from '@oubliette/kernel';
import type { Appraisal, PuzzleTask } from '@oubliette/kernel/puzzles';
import type { MatchHost } from '../contract.ts';
import type { BotSeats } from '../machine/contract.ts';

/** Lists of claims in the words of the vectors, by what they stand for: a goal, a mistake. */
export type Claims = Readonly<Record<string, readonly string[]>>;

/** What only the host of an exercise answers. */
export interface Judge {
  /** Names of the lists whose claims all hold now. */
  judge(key: string, claims: Claims): Promise<readonly string[]>;
}

/** What somebody is to find, in which game. */
export type AskedPuzzle = PuzzleTask & { readonly game: string };

/** What only the host of a puzzle answers. */
export interface Appraiser {
  /** How a try stands; nothing if that would take too long to find out. */
  appraise(key: string): Promise<Appraisal | null>;
}

/** What keeps an exercise: it is asked about like any match, by its key. */
export interface LaidExercise {
  readonly key: string;
  readonly host: MatchHost & BotSeats & Judge;
}

export interface Exercises {
  /**
   * Lays a position on the table. The machine plays the others at that level, if no answers are written.
   * Wishes that were `played` before, in notation, are carried out first.
   */
  exercise(exercise: Exercise, level?: string, played?: readonly string[]): Promise<Result<string>>;
  /** Lays a puzzle on the table: the others answer what hurts most. */
  puzzle(puzzle: AskedPuzzle): Promise<Result<string>>;
}
