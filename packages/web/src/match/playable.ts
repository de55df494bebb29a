import type { Game, Seat, Shape } from '@oubliette/kernel';
import type { ClockFace } from './contract.ts';

/** What a list of kept matches says of one of them. */
export interface Score {
  readonly turn: number;
  readonly target: number;
  /** In the order of the seats. */
  readonly points: readonly number[];
  /** Which of several stories is played, where a game has them; `turn` are its rounds. */
  readonly scenario?: number;
  /** How hard the prison plays, in the solo game. */
  readonly level?: string;
}

/** A game as the keeper of matches needs it. */
export interface Playable {
  readonly game: Game<Shape>;
  /** What a seat that is asked can do, told as the screen wants it. */
  readonly outlook: (state: object, seat: Seat) => unknown;
  readonly score: (state: object) => Score;
  /** The clock that runs now, if the players agreed on one. */
  readonly clock: (state: object, options: object) => ClockFace | null;
  /** What the clock makes its seat do; nothing while an action in progress must first be finished. */
  readonly timeUp: (state: object) => unknown;
}
