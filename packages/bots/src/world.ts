import type { Decision, Game, Outcome, Random, Shape } from '@oubliette/kernel';

declare const GUESSED: unique symbol;

/**
 * A state that somebody imagines. Only `guess` makes one, from a view, so the state of a real match
 * can never be handed to a bot: the compiler refuses it.
 */
export type Guessed<G extends Shape> = G['State'] & { readonly [GUESSED]: true };

/** The part of a game that works in the head of a player: everything starts from a view. */
export interface ImaginedWorld<G extends Shape> {
  readonly game: string;
  readonly seats: readonly G['Seat'][];
  guess(view: G['View'], random: Random): Guessed<G>;
  clone(guessed: Guessed<G>): Guessed<G>;
  decision(guessed: Guessed<G>): Decision<G['Seat']> | null;
  outcome(guessed: Guessed<G>): Outcome<G['Seat']> | null;
  legal(guessed: Guessed<G>, seat: G['Seat']): G['Action'][];
  apply(guessed: Guessed<G>, seat: G['Seat'], action: G['Action'], random: Random): G['Event'][];
  view(guessed: Guessed<G>, seat: G['Seat']): G['View'];
  print(action: G['Action']): string;
}

export function worldOf<G extends Shape>(
  game: Game<G>,
  seats: readonly G['Seat'][],
): ImaginedWorld<G> {
  return {
    game: game.id,
    seats,
    guess: (view, random) => game.guess(view, random) as Guessed<G>,
    clone: guessed => game.clone(guessed) as Guessed<G>,
    decision: guessed => game.decision(guessed),
    outcome: guessed => game.outcome(guessed),
    legal: (guessed, seat) => game.legal(guessed, seat),
    apply: (guessed, seat, action, random) => game.apply(guessed, seat, action, random),
    view: (guessed, seat) => game.view(guessed, seat),
    print: action => game.notation.printAction(action),
  };
}

/** Who has won, as numbers: 1 for a winner, 0 for a loser, a half each for a draw between several. */
export function sharesOf<S extends string>(
  outcome: Outcome<S>,
  seats: readonly S[],
): readonly number[] {
  if (outcome.winners.length === 0) return seats.map(() => (seats.length === 1 ? 0 : 0.5));
  return seats.map(seat => (outcome.winners.includes(seat) ? 1 : 0));
}
