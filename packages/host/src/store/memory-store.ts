import { added, type MatchStore, type StoredMatch } from './match-store.ts';

export interface MemoryStore extends MatchStore {
  /** Takes over a match as it is. */
  readonly adopt: (match: StoredMatch) => void;
  /** As if there had never been anything. */
  readonly lose: () => void;
}

export function memoryStore(now: () => number = () => 0): MemoryStore {
  const matches = new Map<string, StoredMatch>();
  const thrownAway = new Map<string, number>();
  return {
    adopt: match => void matches.set(match.card.key, match),
    lose() {
      matches.clear();
      thrownAway.clear();
    },
    list: async () => [...matches].map(([key, { card }]) => ({ key, card })),
    card: async key => matches.get(key)?.card ?? null,
    load: async key => matches.get(key) ?? null,
    async create(match) {
      if (matches.has(match.card.key)) return false;
      matches.set(match.card.key, match);
      return true;
    },
    async append(addition) {
      const match = matches.get(addition.key);
      if (match?.card.head !== addition.after) return false;
      matches.set(addition.key, {
        ...match,
        card: { ...match.card, ...addition.progress },
        entries: added(match.entries, addition),
        snapshot: addition.snapshot ?? match.snapshot,
      });
      return true;
    },
    async rename(key, names) {
      const match = matches.get(key);
      if (match) matches.set(key, { ...match, card: { ...match.card, ...names } });
    },
    async remove(key) {
      if (matches.delete(key)) thrownAway.set(key, now());
    },
    removed: async key => thrownAway.get(key) ?? null,
    leftover: async () => null,
    recovered: async () => 0,
    toldOfRecovery: async () => {},
  };
}
