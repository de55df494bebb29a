import type { Crew } from '@oubliette/bots/crew';
import { levelsFor } from '@oubliette/bots/levels';
import type { Match, Seat, Shape } from '@oubliette/kernel';
import { seenBy, thinkingSeed } from './seen.ts';
import type { ForeseenStep, Hint } from './told.ts';

/** What the machine would do in the place of a seat, from what that seat knows. */
export async function hintFor(match: Match<Shape>, seat: Seat, crew: Crew): Promise<Hint> {
  const { game, options, log } = match;
  const seats = game.seats(options);
  const seen = seenBy(match, seat);
  const seed = thinkingSeed(match, `hint ${seat}`);
  // Nobody is asked for advice but the strongest.
  const { budget } = levelsFor(game.id, seen).at(-1)!;
  const choice = await crew.choose({ game: game.id, seats, seen, budget, seed });
  return {
    moment: log.length,
    play: choice.play,
    chances: choice.expectation,
    reasons: choice.reasons,
    line: foreseen(match, choice.line),
  };
}

/** A line as it is written, as actions. */
function foreseen(
  { game }: Match<Shape>,
  line: readonly { readonly seat: Seat; readonly actions: readonly string[] }[],
): ForeseenStep[] {
  const read = (written: string) => {
    const action = game.notation.parseAction(written);
    return action.ok ? [action.value] : [];
  };
  return line.map(({ seat, actions }) => ({ seat, actions: actions.flatMap(read) }));
}
