import type { Duel } from '@oubliette/dungeon-twister';
import type { Playable } from './playable.ts';

/** What the players agreed on says whether a game needs more than its plain self. */
export type Games = Readonly<Record<string, (options: unknown) => Promise<Playable>>>;

/** A duel with the forces of one set. */
function isPlain({ forces = 'set', scenario, content }: Partial<Duel['Options']>): boolean {
  return forces === 'set' && !scenario && !content;
}

/** The games that can be played here, fetched when somebody plays them. */
export const games: Games = {
  solo: () => import('./playable-solo.ts').then(module => module.playableSolo),
  async duel(options) {
    const { playableDuel } = await import('./playable-duel.ts');
    if (!isPlain(options ?? {})) (await import('./forces.ts')).bringForces();
    return playableDuel;
  },
  claustrophobia: () =>
    import('./playable-claustrophobia.ts').then(module => module.playableClaustrophobia),
};
