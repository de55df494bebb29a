import type { Game, Shape } from '../game.ts';

interface Left<G extends Shape> {
  readonly game: Game<G>;
  readonly state: G['State'];
}

/** The state after a seat has given up and the others play on; nothing where its word ends the match. */
export function forsaken<G extends Shape>(
  { game, state }: Left<G>,
  seat: G['Seat'],
): G['State'] | null {
  if (game.leave === undefined) return null;
  const after = game.clone(state);
  return game.leave(after, seat) ? after : null;
}
