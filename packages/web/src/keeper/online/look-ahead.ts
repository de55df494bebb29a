import type { HostedGame, Snapshot } from '@oubliette/host';
import { fastRandom, type Game, type Seat, type Shape } from '@oubliette/kernel';

/** What a seat that is asked can do, told as the screen wants it. */
type Ahead = (
  snapshot: Pick<Snapshot<Shape>, 'view' | 'legal'>,
  seat: Seat | null,
  hosted: HostedGame,
) => unknown;

/** Imagines a world from a view; one small module per game, for a match kept here needs none. */
const GUESSING = import.meta.glob<{ readonly guess: unknown }>('../../games/*/guess.ts');

/**
 * The game's look-ahead from a view alone: a world that looks the same to a seat has the same legal
 * actions and the same outlook, so the server need not send it.
 */
export async function lookAhead(name: string): Promise<Ahead> {
  const guess = (await GUESSING[`../../games/${name}/guess.ts`]!()).guess as Game<Shape>['guess'];
  return ({ view, legal }, seat, hosted) =>
    seat === null || legal.length === 0
      ? null
      : hosted.outlook(guess(view, fastRandom(1)) as object, seat);
}
