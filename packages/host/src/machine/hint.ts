import type { Crew, ThinkingTask } from '@oubliette/bots/crew';
import { levelsFor } from '@oubliette/bots/levels';
import type { Match, Seat, Shape } from '@oubliette/kernel';
import { seenBy, thinkingSeed } from './seen.ts';
import type { ForeseenStep, Hint } from './told.ts';

/** What the machine would do in the place of a seat, from what that seat knows. */
export function hintFor(match: Match<Shape>, seat: Seat, crew: Crew): Promise<Hint> {
  const seed = thinkingSeed(match, `hint ${seat}`);
  return hintFrom({ ...match, seen: seenBy(match, seat), moment: match.log.length, seed }, crew);
}

/** A match as one seat knows it, wherever the match itself lies. */
export interface KnownMatch extends Pick<Match<Shape>, 'game' | 'options'> {
  readonly seen: ThinkingTask['seen'];
  readonly moment: number;
  readonly seed: number;
}

/** The same, for somebody who has nothing but what the seat was told. */
export async function hintFrom(
  { game, options, seen, moment, seed }: KnownMatch,
  crew: Crew,
): Promise<Hint> {
  const seats = game.seats(options);
  // Nobody is asked for advice but the strongest.
  const { budget } = levelsFor(game.id, seen).at(-1)!;
  const choice = await crew.choose({ game: game.id, seats, seen, budget, seed });
  return {
    moment,
    play: choice.play,
    chances: choice.expectation,
    reasons: choice.reasons,
    line: foreseen(game, choice.line),
  };
}

/** A line as it is written, as actions. */
function foreseen(
  game: Match<Shape>['game'],
  line: readonly { readonly seat: Seat; readonly actions: readonly string[] }[],
): ForeseenStep[] {
  const read = (written: string) => {
    const action = game.notation.parseAction(written);
    return action.ok ? [action.value] : [];
  };
  return line.map(({ seat, actions }) => ({ seat, actions: actions.flatMap(read) }));
}
