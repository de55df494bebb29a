import type { Game, Shape } from '../game.ts';
import type { Result } from '../result.ts';
import type { NotationWords } from './reading.ts';
import type { Vector } from './vector.ts';

/** Whether a claim holds, and what is found in the position either way. */
export interface Finding {
  readonly holds: boolean;
  /** A sentence: `B:naga sees @3,1 to @5,1.` */
  readonly found: string;
}

/** A claim that only the game itself can judge: sight, reach, figures. */
interface OwnClaim<G extends Shape> {
  /** Reads the words behind its name. */
  judge(state: G['State'], words: NotationWords): Finding;
}

/** By their first words; each may be claimed not to hold as well (`not sight …`). */
export type OwnClaims<G extends Shape> = Readonly<Record<string, OwnClaim<G>>>;

/** What vectors are checked against. */
export interface VectorSubject<G extends Shape = Shape> {
  readonly game: Game<G>;
  readonly claims?: OwnClaims<G>;
  /** The options of a match that is played with the document which the vector names. */
  readonly documentOptions?: (vector: Vector, options: object) => Result<object>;
}
