import type { Notation, Shape } from '@oubliette/kernel';

async function notationOf(game: string): Promise<Notation<Shape>> {
  if (game === 'claustrophobia') {
    const { claustrophobia } = await import('@oubliette/claustrophobia');
    return claustrophobia.notation as unknown as Notation<Shape>;
  }
  const { duel, solo } = await import('@oubliette/dungeon-twister');
  return (game === 'solo' ? solo : duel).notation as unknown as Notation<Shape>;
}

/** Reads the actions of a game as they are written. */
export async function parser(game: string): Promise<(text: string) => unknown> {
  const notation = await notationOf(game);
  return text => {
    const action = notation.parseAction(text);
    if (action.ok) return action.value;
    throw new SyntaxError(`${text}: ${action.faults[0]!.text}`);
  };
}
