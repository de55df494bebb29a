import { LEDGER as claustrophobia } from '@oubliette/claustrophobia/rules/books.ts';
import {
  IDS_BY_BOOK as claustrophobiaIds,
  UNPLAYED as claustrophobiaUnplayed,
} from '@oubliette/claustrophobia/rules/ids.ts';
import { LEDGER as dungeonTwister } from '@oubliette/dungeon-twister/rules/books.ts';
import {
  IDS_BY_BOOK as dungeonTwisterIds,
  UNPLAYED as dungeonTwisterUnplayed,
} from '@oubliette/dungeon-twister/rules/ids.ts';
import type { BookPlan, LedgerChapter, LedgerPlan, Words } from '@oubliette/kernel/ledger';

export type GameName = 'dungeon-twister' | 'claustrophobia';

export interface GameBooks {
  readonly name: GameName;
  readonly title: Words;
  readonly ledger: LedgerPlan;
  readonly idsByBook: Readonly<Record<string, readonly string[]>>;
}

/** Where a book stands. */
export interface Shelf {
  readonly game: GameBooks;
  readonly plan: BookPlan;
}

export const games: readonly GameBooks[] = [
  {
    name: 'dungeon-twister',
    title: { en: 'Dungeon Twister: Prison', ru: 'Лабиринты подземелий 2: Темница' },
    ledger: dungeonTwister,
    idsByBook: dungeonTwisterIds,
  },
  {
    name: 'claustrophobia',
    title: { en: 'Claustrophobia', ru: 'Клаустрофобия' },
    ledger: claustrophobia,
    idsByBook: claustrophobiaIds,
  },
];

export const shelves: readonly Shelf[] = games.flatMap(game =>
  game.ledger.books.map(plan => ({ game, plan })),
);

const shelfById = new Map(shelves.flatMap(shelf => idsOn(shelf).map(id => [id, shelf] as const)));

export function idsOn({ game, plan }: Shelf): readonly string[] {
  return game.idsByBook[plan.name] ?? [];
}

export const shelfOf = (id: string): Shelf | undefined => shelfById.get(id);

const unplayed: ReadonlySet<string> = new Set([
  ...dungeonTwisterUnplayed,
  ...claustrophobiaUnplayed,
]);

/** Whether a match at our table can meet everything that a chapter tells; chapters without rules only teach. */
export const isPlayed = ({ entries }: LedgerChapter): boolean =>
  !entries.some(({ ids }) => ids.some(id => unplayed.has(id)));

/** Ids are mentioned only inside their own game. */
export const knownIn =
  (game: GameBooks) =>
  (id: string): boolean =>
    shelfById.get(id)?.game === game;

const topicOf = (id: string): string => id.replace(/-?\d*$/, '');

/** Ids of the same topic, for a reader who mistyped the number or left it out. */
export const akinTo = (id: string): readonly string[] =>
  id.includes('-') ? [...shelfById.keys()].filter(known => topicOf(known) === topicOf(id)) : [];
