import type { Random, Shape } from '@oubliette/kernel';
import type { Guessed, ImaginedWorld } from '../world.ts';

/** A whole move of one seat: one action, or several that belong together and use no chance. */
export interface Play<G extends Shape> {
  readonly key: string;
  readonly actions: readonly G['Action'][];
  /** How promising it looks before any thought, compared with the others; above 0. */
  readonly weight: number;
  /** What sort of play it is; the weights of sorts are fitted to self-play. */
  readonly sort?: string;
  /** The same seat goes on at once, and what it does then belongs to the same move. */
  readonly opens?: boolean;
}

/** What adds to the chances of a seat, by name: `points`, `way`. */
export type ChanceTerms = Readonly<Record<string, number>>;

/** What everybody does who chooses unseen, and what comes of it on average. */
export interface Mixed<G extends Shape> {
  /** By the order of the world's seats; nothing for a seat that is not asked. */
  readonly mixes: readonly (readonly { readonly action: G['Action']; readonly share: number }[])[];
  readonly chances: readonly number[];
}

/** Where a line of a tree search ends, and how it is judged there. */
export interface Milestone<G extends Shape> extends Pick<Knowledge<G>, 'isQuiet' | 'chances'> {
  /** Plays on the way to it at most. */
  readonly patience: number;
  /** What a line to it counts, in positions that are judged at once. */
  readonly nodes: number;
  /** The round: a moment is judged when the next one has come. */
  round(guessed: Guessed<G>): number;
}

/** What a player knows of a game besides its rules. All of it is about guessed worlds. */
export interface Knowledge<G extends Shape> {
  /** Everything that an asked seat can do, as whole moves. */
  plays(world: ImaginedWorld<G>, guessed: Guessed<G>, seat: G['Seat']): readonly Play<G>[];
  /** The same with every move from its first action to its last, so that none opens another. */
  wholePlays?(world: ImaginedWorld<G>, guessed: Guessed<G>, seat: G['Seat']): readonly Play<G>[];
  /** Whether the asked seat is at the beginning or in the middle of a turn that can be planned to its end. */
  isTurn?(guessed: Guessed<G>): boolean;
  /**
   * Whether it is still being chosen what the match will be played with, before all eyes or in secret: what
   * promises most is done, or what the others cannot foresee.
   */
  preparing?(guessed: Guessed<G>): 'openly' | 'secretly' | null;
  /** One play to go on with where a line is only played on; without it, any by its weight. */
  follow?(
    world: ImaginedWorld<G>,
    guessed: Guessed<G>,
    seat: G['Seat'],
    random: Random,
  ): readonly G['Action'][];
  /** The balance of a secret choice, where it can be worked out at once. */
  mixed?(world: ImaginedWorld<G>, guessed: Guessed<G>): Mixed<G> | null;
  /** Worlds with the same stamp offer the same plays. Without it the list is made anew each time. */
  stamp?(guessed: Guessed<G>): number;
  /** Whether the chances can be judged here: no fight under way, nobody in mid-move. */
  isQuiet(guessed: Guessed<G>): boolean;
  /** The chance of each seat to win, in the order of the world's seats. */
  chances(world: ImaginedWorld<G>, guessed: Guessed<G>): readonly number[];
  /** Where lines of a tree search end, if not wherever it is quiet. */
  readonly milestone?: Milestone<G>;
  /** What adds to the chances of one seat, in parts that can be told. */
  terms(world: ImaginedWorld<G>, guessed: Guessed<G>, seat: G['Seat']): ChanceTerms;
  /**
   * What anybody can see to have changed from one world to the next, by the names of the terms: above 0 it
   * became better for the seat. A reason is told only where this bears it out; where a name is missing, the
   * term itself must have changed.
   */
  plainly?(
    world: ImaginedWorld<G>,
    before: Guessed<G>,
    after: Guessed<G>,
    seat: G['Seat'],
  ): ChanceTerms;
  /** What is told when it plainly gets worse, though no position is judged by it. */
  readonly warnings?: readonly string[];
  /** Whether a play only leaves things as they are: whatever comes of it is not its doing. */
  declines?(play: readonly G['Action'][]): boolean;
  /** Puts into a guess what the seat remembers though it is no longer in sight. */
  remember?(
    guessed: Guessed<G>,
    seat: G['Seat'],
    story: readonly G['Event'][],
    random: Random,
  ): void;
}

/** Each legal action by itself, all alike. */
export function singlePlays<G extends Shape>(
  world: ImaginedWorld<G>,
  guessed: Guessed<G>,
  seat: G['Seat'],
): Play<G>[] {
  return world
    .legal(guessed, seat)
    .map(action => ({ key: world.print(action), actions: [action], weight: 1 }));
}
