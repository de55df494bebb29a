import type { Game, Seat, Shape } from '@oubliette/kernel';
import type { ClockFace } from '../snapshot.ts';

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

type Tools = 'purposes' | 'events' | 'modes' | 'guess';

/** What the keeper of matches asks of a game. */
type PlayableRules = Omit<Game<Shape>, Tools | 'rules' | 'notation'> & {
  readonly rules: Omit<Game<Shape>['rules'], 'ids'>;
  readonly notation: Pick<Game<Shape>['notation'], 'printAction' | 'parseAction'>;
};

const unasked = (): never => {
  throw new Error('A match asks no game for that.');
};

/** A game without the tools that build and describe positions: a page that plays fetches none. */
export const toPlay = (game: PlayableRules): Game<Shape> => ({
  ...game,
  rules: { ...game.rules, ids: new Set() },
  notation: {
    ...game.notation,
    printPosition: unasked,
    parsePosition: unasked,
    draw: unasked,
  },
  purposes: {},
  events: [],
  modes: {},
  guess: unasked,
});

/** A game as the keeper of matches needs it. */
export interface HostedGame {
  readonly game: Game<Shape>;
  /** Whether it plays by rules that have changed since, for matches that were begun by them. */
  readonly byEarlierRules?: true;
  /** What a seat that is asked can do, told as the screen wants it. */
  readonly outlook: (state: object, seat: Seat) => unknown;
  readonly score: (state: object) => Score;
  /** The clock that runs now, if the players agreed on one. */
  readonly clock: (state: object, options: object) => ClockFace | null;
  /** Whether a question is asked and answered before all eyes: no curtain falls for it. */
  readonly isOpen?: (question: string) => boolean;
  /** What the clock makes its seat do; nothing while an action in progress must first be finished. */
  readonly timeUp: (state: object) => unknown;
}
