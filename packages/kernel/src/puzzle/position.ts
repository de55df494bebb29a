import type { Game, Shape } from '../game.ts';
import { cut, fail, fault, type Result } from '../result.ts';
import type { Puzzle } from './puzzle.ts';

type Given = Pick<Puzzle, 'options' | 'given'>;

/** The options of a puzzle: those of the plain mode, and its own. */
export function optionsFor<G extends Shape>(
  { options }: Pick<Puzzle, 'options'>,
  game: Game<G>,
): Result<G['Options']> {
  const [plain] = Object.values(game.modes);
  return game.parseOptions({ ...(plain as object), ...options });
}

/** The state that a puzzle begins in. */
export function positionOf<G extends Shape>(given: Given, game: Game<G>): Result<G['State']> {
  const options = optionsFor(given, game);
  if (!options.ok) return options;
  const read = game.notation.parsePosition(given.given.join('\n'), options.value);
  if (!read.ok) return read;
  try {
    // A question without the work that it belongs to can be written, but not answered.
    game.decision(read.value);
    for (const seat of game.seats(options.value)) {
      game.legal(read.value, seat);
      game.view(read.value, seat);
    }
    return read;
  } catch (error) {
    const why = cut(error instanceof Error ? error.message : String(error), 200);
    return fail(fault('puzzle.position', 'given', `Nobody could answer here: ${why}.`));
  }
}
