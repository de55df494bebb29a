import type { Exercise } from '../notation/exercise.ts';

/** What is said, in the languages of the table. */
export interface LessonText {
  readonly en: string;
  readonly ru: string;
}

/** Something that one may do instead: claims that hold then, and what is answered. */
export interface LessonMistake {
  readonly when: readonly string[];
  readonly say: LessonText;
}

/** One thing to try. */
export interface LessonStep {
  /** Little: what is new, and what to do with it. */
  readonly say: LessonText;
  /** Claims that hold when it is done; none where there is only something to look at. */
  readonly goal: readonly string[];
  readonly hint: LessonText;
  /** Where on the table the hint points: `B:naga`, `@3,4`, `door @0,0 N`, `button end`. */
  readonly point: string;
  /** One way to do it: wishes of the player, several actions of one wish parted by `;`. */
  readonly solution: readonly string[];
  /** A word of the lesson beside the sentence of the rule that refuses a wish, by that rule. */
  readonly refusals?: Readonly<Record<string, LessonText>>;
  /** Ways that do not lead there. The lesson says so, and offers to go back. */
  readonly mistakes?: readonly LessonMistake[];
}

/** A short lesson on the real table: a position, things to try one after the other, what to keep. */
export interface Lesson extends Exercise {
  readonly id: string;
  readonly title: LessonText;
  readonly steps: readonly LessonStep[];
  /** What one can do now. */
  readonly done: LessonText;
  /** Where the rulebook says it. */
  readonly rules: readonly string[];
  /** What is true of the position at the beginning, in claims: the words of the lesson rely on it. */
  readonly facts: readonly string[];
}

/** Lessons that follow each other. */
export interface Course {
  readonly id: string;
  readonly lessons: readonly Lesson[];
}
