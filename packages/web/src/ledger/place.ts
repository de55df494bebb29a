import { type Shelf, shelfOf, shelves } from './library.ts';

/** What an address below `#/rules` shows. */
export type RulesPlace =
  | { readonly kind: 'cover' }
  | { readonly kind: 'rule'; readonly shelf: Shelf; readonly id: string }
  /** The number counts from one, as in the address. */
  | { readonly kind: 'chapter'; readonly shelf: Shelf; readonly number: number }
  | { readonly kind: 'unknown'; readonly words: string };

/** `[]`, `['DT-ROT-04']`, `['dungeon-twister', 'duel']` or `['dungeon-twister', 'duel', '3']`. */
export function placeOf(rest: readonly string[]): RulesPlace {
  const [first, book, number = '1', ...more] = rest;
  if (first === undefined) return { kind: 'cover' };
  const unknown: RulesPlace = { kind: 'unknown', words: rest.join('/') };
  if (book === undefined) {
    const id = first.toUpperCase();
    const shelf = shelfOf(id);
    return shelf ? { kind: 'rule', shelf, id } : unknown;
  }
  const shelf = shelves.find(({ game, plan }) => game.name === first && plan.name === book);
  if (!shelf || more.length > 0 || !/^[1-9]\d*$/.test(number)) return unknown;
  return { kind: 'chapter', shelf, number: Number(number) };
}

export const hrefOfRule = (id: string): string => `#/rules/${id}`;

export const hrefOfChapter = ({ game, plan }: Shelf, number: number): string =>
  `#/rules/${game.name}/${plan.name}/${number}`;

export const hrefOfBook = ({ game, plan }: Shelf): string => `#/rules/${game.name}/${plan.name}`;

/** Where a position of the book can be played. */
export const hrefOfPosition = (block: {
  readonly game: string;
  readonly seat: string;
  readonly text: string;
}): string => {
  const { game, seat, text: given } = block;
  return `#/puzzles/position?${new URLSearchParams({ game, seat, given })}`;
};
