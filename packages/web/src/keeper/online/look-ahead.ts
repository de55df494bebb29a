import type { HostedGame, Snapshot } from '@oubliette/host';
import { fastRandom, type Game, type Seat, type Shape } from '@oubliette/kernel';

/** What a seat that is asked can do, told as the screen wants it. */
type Ahead = (
  snapshot: Pick<Snapshot<Shape>, 'view' | 'legal'>,
  seat: Seat | null,
  hosted: HostedGame,
) => unknown;

/** Games with the tool that imagines a world from a view; a match that is kept here needs none. */
const GUESSING: Readonly<Record<string, () => Promise<Pick<Game<Shape>, 'guess'>>>> = {
  duel: () => import('@oubliette/dungeon-twister').then(({ duel }) => duel),
  claustrophobia: () =>
    import('@oubliette/claustrophobia').then(({ claustrophobia }) => claustrophobia),
};

/**
 * The game's look-ahead from a view alone: a world that looks the same to a seat has the same legal
 * actions and the same outlook, so the server need not send it.
 */
export async function lookAhead(name: string): Promise<Ahead> {
  const { guess } = await GUESSING[name]!();
  return ({ view, legal }, seat, hosted) =>
    seat === null || legal.length === 0
      ? null
      : hosted.outlook(guess(view, fastRandom(1)) as object, seat);
}
