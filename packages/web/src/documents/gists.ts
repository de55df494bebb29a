import type { AbilityWord } from '@oubliette/dungeon-twister/documents';
import type { Gist } from '../duel/words/gist.ts';
import type { AbilityFigure, PieceTag, PieceWords } from './abilities.en.ts';

const FIGURES = ['shot', 'attack', 'defence', 'worth'] as const satisfies readonly AbilityFigure[];
const TAGS = [
  'dragon',
  'undead',
  'oncePerTurn',
  'magic',
  'common',
] as const satisfies readonly PieceTag[];

type Described = { readonly abilities: readonly AbilityWord[] } & {
  readonly [F in AbilityFigure]?: number;
} & { readonly [T in PieceTag]?: true };

/** All that is special about a piece of a set, in words. */
export function gistsOf(piece: Described, words: PieceWords): Gist[] {
  return [
    ...piece.abilities.map(ability => words.abilities[ability]),
    ...FIGURES.flatMap(figure => {
      const value = piece[figure];
      return value === undefined ? [] : [words.figures[figure](value)];
    }),
    ...TAGS.filter(tag => piece[tag]).map(tag => words.tags[tag]),
  ];
}
