import type { Notation, Shape } from '@oubliette/kernel';

/** One small module per game: whoever fetches a whole package gets everything in it. */
const NOTATIONS: Readonly<Record<string, () => Promise<{ readonly notation: unknown }>>> = {
  duel: () => import('./notations/duel.ts'),
  solo: () => import('./notations/solo.ts'),
  claustrophobia: () => import('./notations/claustrophobia.ts'),
};

/** Reads the actions of a game as they are written. */
export async function parser(game: string): Promise<(text: string) => unknown> {
  const notation = (await NOTATIONS[game]!()).notation as Notation<Shape>;
  return text => {
    const action = notation.parseAction(text);
    if (action.ok) return action.value;
    throw new SyntaxError(`${text}: ${action.faults[0]!.text}`);
  };
}
