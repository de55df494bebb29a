import type { Playable } from './playable.ts';

export type Games = Readonly<Record<string, () => Promise<Playable>>>;

/** The games that can be played here, fetched when somebody plays them. */
export const games: Games = {
  solo: () => import('./playable-solo.ts').then(module => module.playableSolo),
  duel: () => import('./playable-duel.ts').then(module => module.playableDuel),
  claustrophobia: () =>
    import('./playable-claustrophobia.ts').then(module => module.playableClaustrophobia),
};
