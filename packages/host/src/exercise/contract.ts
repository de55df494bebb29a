import type { Exercise, Result } from '@oubliette/kernel';
import type { MatchHost } from '../contract.ts';
import type { BotSeats } from '../machine/contract.ts';

/** Lists of claims in the words of the vectors, by what they stand for: a goal, a mistake. */
export type Claims = Readonly<Record<string, readonly string[]>>;

/** What only the host of an exercise answers. */
export interface Judge {
  /** Names of the lists whose claims all hold now. */
  judge(key: string, claims: Claims): Promise<readonly string[]>;
}

/** What keeps an exercise: it is asked about like any match, by its key. */
export interface LaidExercise {
  readonly key: string;
  readonly host: MatchHost & BotSeats & Judge;
}

export interface Exercises {
  /** Lays a position on the table. The machine plays the others at that level, if no answers are written. */
  exercise(exercise: Exercise, level?: string): Promise<Result<string>>;
}
