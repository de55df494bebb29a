import type { Notation, Shape } from '@oubliette/kernel';

/** One small module per game: whoever fetches a whole package gets everything in it. */
const NOTATIONS = import.meta.glob<{ readonly notation: unknown }>('../../games/*/notation.ts');

/** Reads the actions of a game as they are written. */
export async function parser(game: string): Promise<(text: string) => unknown> {
  const notation = (await NOTATIONS[`../../games/${game}/notation.ts`]!())
    .notation as Notation<Shape>;
  return text => {
    const action = notation.parseAction(text);
    if (action.ok) return action.value;
    throw new SyntaxError(`${text}: ${action.faults[0]!.text}`);
  };
}
