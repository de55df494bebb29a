import type { Game, Shape } from '../game.ts';
import type { OwnClaims } from '../notation/subject.ts';

/** How long a puzzle gives: the solver’s own turn, or until they are to move again. */
export const SPANS = ['turn', 'answer'] as const;
export type PuzzleSpan = (typeof SPANS)[number];

/** What a game adds to its contract so that puzzles of it can be proved. */
export interface PuzzleSubject<G extends Shape = Shape> {
  readonly game: Game<G>;
  readonly claims: OwnClaims<G>;
  /** Everything that decides what can still happen: states with one key have one future. */
  keyOf(state: G['State']): string;
  /** Whether the time that a puzzle gives is over. */
  isLate(start: G['State'], state: G['State'], span: PuzzleSpan): boolean;
  /** Whether goals can be judged: nothing is half done. */
  isQuiet(state: G['State']): boolean;
  /**
   * In the middle of a deed that only its own seat goes on with, without chance: what is left of its
   * steps, and the key of the rest. More steps left are never worse.
   */
  underWay?(state: G['State']): { readonly steps: number; readonly key: string } | null;
  /** Whether nobody in that seat can know what comes of it, because something lies face down. */
  isGamble?(state: G['State'], action: G['Action']): boolean;
  /** The same as the claim, only quicker; nothing where there is no quicker way. */
  quickly?(claim: string): ((state: G['State']) => boolean) | null;
  /** Streams whose results can change places within one action: dice of one throw. */
  readonly throws?: ReadonlySet<string>;
}
