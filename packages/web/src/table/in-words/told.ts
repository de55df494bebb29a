/** A part of the position, told line by line. */
export interface Passage {
  readonly title: string;
  readonly lines: readonly string[];
}

/** One thing that can be done now. */
export interface Doing {
  readonly words: string;
  readonly perform: () => void;
}

/** What can be done at one place, with one piece, or with the hand. */
export interface Doings {
  readonly title: string;
  readonly list: readonly Doing[];
  /** The player has it in mind: it lies open, and before the rest. */
  readonly inMind?: boolean;
}
