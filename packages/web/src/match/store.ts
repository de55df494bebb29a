import type { Seat } from '@oubliette/kernel';
import type { House } from './kept.ts';
import type { Score } from './playable.ts';

/** A kept match as lists show it. */
export interface KeptMatch extends House {
  readonly key: string;
  readonly game: string;
  /** Grows with every change, so that two tabs never write over each other. */
  readonly revision: number;
  readonly begun: number;
  readonly updated: number;
  readonly seats: readonly Seat[];
  /** Whom the match waits for; nobody when it is over. */
  readonly asked: readonly Seat[];
  /** Nothing while it goes on. */
  readonly winners: readonly Seat[] | null;
  readonly score: Score;
  readonly actions: number;
  readonly wishes: readonly number[];
  /** Moments of the actions that the clock carried out; older cards do not say. */
  readonly timeUps?: readonly number[];
}

/** Where matches lie. Every promise that is kept is on the disk. */
export interface Store {
  list(): Promise<readonly KeptMatch[]>;
  /** The card of a match, and its document. */
  card(key: string): Promise<KeptMatch | null>;
  document(key: string): Promise<string | null>;
  /** Writes only over the revision before; false: somebody else has written, or thrown it away. */
  write(match: KeptMatch, document: string): Promise<boolean>;
  remove(key: string): Promise<void>;
}

/** A new match has revision 1: nothing may lie there. Any other one follows its predecessor. */
export function mayFollow(before: KeptMatch | null | undefined, match: KeptMatch): boolean {
  return (before?.revision ?? 0) === match.revision - 1;
}

/** A browser that has no place for matches: there are none, and none can be put there. */
export function nowhere(): Store {
  return {
    list: async () => [],
    card: async () => null,
    document: async () => null,
    write: () => Promise.reject(new Error('This browser keeps nothing.')),
    remove: async () => {},
  };
}

interface MemoryStore extends Store {
  readonly has: (key: string) => boolean;
  /** Takes over a match that another store could not write. */
  readonly adopt: (match: KeptMatch, document: string) => true;
}

export function memoryStore(): MemoryStore {
  const cards = new Map<string, KeptMatch>();
  const documents = new Map<string, string>();
  function adopt(match: KeptMatch, document: string): true {
    cards.set(match.key, match);
    documents.set(match.key, document);
    return true;
  }
  return {
    has: key => cards.has(key),
    adopt,
    list: async () => [...cards.values()],
    card: async key => cards.get(key) ?? null,
    document: async key => documents.get(key) ?? null,
    write: async (match, document) =>
      mayFollow(cards.get(match.key), match) && adopt(match, document),
    async remove(key) {
      cards.delete(key);
      documents.delete(key);
    },
  };
}
