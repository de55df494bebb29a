import type { MatchStore } from '@oubliette/host';
import type { MirroredStore } from '@oubliette/host/second-copy';

/** A match that nobody plays on can wait: first the table shall be on the screen. */
const SOON = 3000;

/** A store whose second copy is fetched when somebody plays; where it cannot be, the store goes on alone. */
export function copiedStore(disk: MatchStore): MatchStore {
  let mirror: Promise<MirroredStore | null> | null = null;
  const fetched = () =>
    (mirror ??= import('./copying.ts').then(({ copying }) => copying(disk)).catch(() => null));
  const soon = (deed: (mirror: MirroredStore) => void) =>
    setTimeout(async () => {
      const there = await fetched();
      if (there) deed(there);
    }, SOON);
  return {
    ...disk,
    async create(match) {
      const isNew = await disk.create(match);
      if (isNew) soon(({ copyAnew }) => copyAnew(match.card.key));
      return isNew;
    },
    async load(key) {
      const match = await disk.load(key);
      if (match) soon(({ copyBegun }) => copyBegun(key));
      return match;
    },
    append: async addition => ((await fetched()) ?? disk).append(addition),
    rename: async (key, names) => ((await fetched()) ?? disk).rename(key, names),
    remove: async key => ((await fetched()) ?? disk).remove(key),
  };
}
