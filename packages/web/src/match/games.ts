import type { Playable } from './playable.ts';

/** What the players agreed on says whether a game needs more than its plain self. */
export type Games = Readonly<Record<string, (options: unknown) => Promise<Playable>>>;

/** The games that can be played here, fetched when somebody plays them. */
export const games: Games = {
  solo: () => import('./playable-solo.ts').then(module => module.playableSolo),
  async duel(options) {
    const { playableDuel } = await import('./playable-duel.ts');
    const { scenario = null } = (options ?? {}) as { scenario?: unknown };
    if (scenario !== null) (await import('./scenarios.ts')).bringScenarios();
    return playableDuel;
  },
  claustrophobia: () =>
    import('./playable-claustrophobia.ts').then(module => module.playableClaustrophobia),
};
