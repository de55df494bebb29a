import type { MatchHead, MatchSnapshot, Seat, StoredEntry } from '@oubliette/kernel';
import type { Score } from '../games/hosted-game.ts';
import type { TableNames, TableSettings } from '../hosted-match.ts';

/** How far a match has come: what changes with every entry of its log. */
export interface CardProgress {
  /** Entries of its log: a wish is about one of them, so that two tabs never write over each other. */
  readonly head: number;
  readonly updated: number;
  /** Whom the match waits for; nobody when it is over. */
  readonly asked: readonly Seat[];
  /** Nothing while it goes on. */
  readonly winners: readonly Seat[] | null;
  readonly score: Score;
  readonly actions: number;
}

/** A kept match as lists show it. Its size does not depend on the length of the match. */
export interface MatchCard extends TableSettings, CardProgress {
  readonly key: string;
  readonly game: string;
  readonly begun: number;
  readonly seats: readonly Seat[];
}

/** A match as it lies in a store. */
export interface StoredMatch {
  readonly card: MatchCard;
  readonly head: MatchHead;
  readonly entries: readonly StoredEntry[];
  /** The newest one. */
  readonly snapshot: MatchSnapshot | null;
}

/** What one wish adds to a match. */
export interface Addition {
  readonly key: string;
  /** So many entries must lie there already. */
  readonly after: number;
  /** The number of the first of these entries; before `after` where they tell more than was stored. */
  readonly from: number;
  readonly entries: readonly StoredEntry[];
  readonly progress: CardProgress;
  readonly snapshot: MatchSnapshot | null;
}

/** A row of the catalogue; nobody has looked yet whether the card is one. */
export interface CatalogueRow {
  readonly key: string;
  readonly card: unknown;
}

/** Where matches lie. Every promise that is kept is on the disk. */
export interface MatchStore {
  list(): Promise<readonly CatalogueRow[]>;
  card(key: string): Promise<MatchCard | null>;
  load(key: string): Promise<StoredMatch | null>;
  /** False: a match lies there already. */
  create(match: StoredMatch): Promise<boolean>;
  /** Only adds to the log; false: somebody else has written, or thrown the match away. */
  append(addition: Addition): Promise<boolean>;
  /** Names have nothing to do with the log: a wish at the same time is not lost. */
  rename(key: string, names: TableNames): Promise<void>;
  remove(key: string): Promise<void>;
  /** When somebody threw the match away here; nothing if nobody did. */
  removed(key: string): Promise<number | null>;
  /** What could not be taken over from an earlier version, as it was found. */
  leftover(key: string): Promise<string | null>;
  /** How many matches came back from a second copy, until somebody was told of it. */
  recovered(): Promise<number>;
  toldOfRecovery(): Promise<void>;
}

/** The entries of a match after an addition. */
export function added(entries: readonly StoredEntry[], addition: Addition): StoredEntry[] {
  return [...entries.slice(0, addition.from), ...addition.entries];
}

/** A browser that has no place for matches: there are none, and none can be put there. */
export function nowhere(): MatchStore {
  const refused = () => Promise.reject(new Error('This browser keeps nothing.'));
  return {
    list: async () => [],
    card: async () => null,
    load: async () => null,
    create: refused,
    append: refused,
    rename: refused,
    remove: async () => {},
    removed: async () => null,
    leftover: async () => null,
    recovered: async () => 0,
    toldOfRecovery: async () => {},
  };
}
