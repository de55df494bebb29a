import type { SoloView } from '@oubliette/dungeon-twister';
import { cellIn, cellOf, isCharacter } from '../../duel/seen/reading.ts';

type Token = SoloView['tokens'][number];

/** From the top: the healthy, the wounded, things. */
const height = ({ name, wounded }: Token): number => (isCharacter(name) ? (wounded ? 1 : 2) : 0);

/** Everything on a square, the uppermost first. */
const tokensOn = (view: SoloView, cell: number): Token[] =>
  view.tokens.filter(token => cellOf(view, token) === cell).sort((a, b) => height(b) - height(a));

export const uppermostAt = (view: SoloView, cell: number): string | null =>
  tokensOn(view, cell)[0]?.name ?? null;

/** What a tap on a square means. */
export type TapMeaning =
  | { readonly do: 'choose'; readonly token: string | null }
  | { readonly do: 'put'; readonly token: string };

/**
 * A token that is about to be put goes to the square, whoever is there. Otherwise a tap chooses what lies
 * there, again and again from the top to the bottom; on an empty square it calls the chosen one.
 */
export function tapOn(
  view: SoloView,
  cell: number,
  chosen: string | null,
  isToBePut: boolean,
): TapMeaning {
  if (chosen !== null && isToBePut) return { do: 'put', token: chosen };
  const here = tokensOn(view, cell).map(({ name }) => name);
  if (here.length === 0 && chosen !== null && cellIn(view, chosen) !== null) {
    return { do: 'put', token: chosen };
  }
  return { do: 'choose', token: here[here.indexOf(chosen ?? '') + 1] ?? null };
}
