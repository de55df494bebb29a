import { type SoloView, WOUNDED } from '@oubliette/dungeon-twister';
import { isCharacter } from '../duel/reading.ts';

type Token = SoloView['tokens'][number];

/** From the top: the healthy, the wounded, things. */
const height = ({ name, marks }: Token): number =>
  isCharacter(name) ? ((marks & WOUNDED) === 0 ? 2 : 1) : 0;

/** Everything on a square, the uppermost first. */
const tokensOn = ({ tokens }: SoloView, cell: number): Token[] =>
  tokens.filter(({ place }) => place === cell).sort((a, b) => height(b) - height(a));

export const uppermostAt = (view: SoloView, cell: number): string | null =>
  tokensOn(view, cell)[0]?.name ?? null;

/** A click on a square where the chosen one lies leads to the next one below it, then to nobody. */
export function nextChosen(view: SoloView, cell: number, chosen: string | null): string | null {
  const here = tokensOn(view, cell).map(({ name }) => name);
  return here[here.indexOf(chosen ?? '') + 1] ?? null;
}
