/**
 * The games of the page, in a folder each. Its `index.ts` is what pages want to know at once; the other
 * files are fetched by name when somebody needs them, and a game may do without any but its table:
 * `table` (the table of a match), `form` (the page that begins one), `standing` (how a match stands, in
 * lists), `guess` (a world that looks like a view, for matches on a server), `notation` (positions and
 * actions that are typed), `picture` (a position in the rulebook), `courses` (lessons), `guide` (what is
 * said in a first match).
 */
import type { Seat } from '@oubliette/kernel';

/** What a game is called. */
export interface GameNames {
  /** The page where it is begun. */
  readonly title: string;
  /** In a list of matches. */
  readonly short: string;
  /** Where somebody chooses among games. */
  readonly whole: string;
}

/** A whole match for a beginner: the easiest opponent, everything can be taken back. */
export interface FirstMatch {
  readonly options: object;
  readonly machine?: Seat;
  /** Somebody says what can be done (`guide`). */
  readonly isGuided?: true;
}

export interface PageGame {
  /** As in the engine, in the address, and its folder. */
  readonly id: string;
  readonly names: () => GameNames;
  /** From where its positions can be played. */
  readonly seats: readonly Seat[];
  /** What is played over a link where nobody has chosen more. */
  readonly byLink?: object;
  /** By the courses that they follow; the game's own course comes first. */
  readonly firstMatches?: Readonly<Record<string, FirstMatch>>;
}
