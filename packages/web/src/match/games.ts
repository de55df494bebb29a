import type { Playable } from './playable.ts';

export type Games = Readonly<Record<string, () => Promise<Playable>>>;

/** The games that can be played here, fetched when somebody plays them. */
export const games: Games = {
  duel: () => import('./playable-duel.ts').then(module => module.playableDuel),
};
