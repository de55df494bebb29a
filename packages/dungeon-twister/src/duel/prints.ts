import { fingerprint, type Game } from '@oubliette/kernel';
import { SETS } from '../content/sets.ts';
import type { Duel } from './duel.ts';

type Prints = Required<Pick<Game<Duel>, 'content' | 'contentOf' | 'earlierContent'>>;

/** What names the content of a match: the set whose pieces and rooms it has, or all sets. */
export function printsOf(sets: typeof SETS): Prints {
  const content = fingerprint([sets.prison, sets.base]);
  return {
    content,
    // Among three and four the wings come from the other sets (DT-MULTI-02).
    contentOf: ({ forces, set, players }) =>
      forces === 'set' && !players ? fingerprint(sets[set]) : content,
    // Files of November 2026 name both sets; nothing is ever added here.
    earlierContent: { '487b716807b8fa95': ['580f0b0b1a7a2f53', 'e66d75e68d9bb3de'] },
  };
}

export const PRINTS = printsOf(SETS);
