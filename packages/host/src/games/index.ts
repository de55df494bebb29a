import type { Duel } from '@oubliette/dungeon-twister';
import type { HostedGame } from './hosted-game.ts';

/** What the players agreed on says whether a game needs more than its plain self. */
export type HostedGames = Readonly<Record<string, (options: unknown) => Promise<HostedGame>>>;

/** A duel with the forces of one set. */
function isPlain({ forces = 'set', scenario, content }: Partial<Duel['Options']>): boolean {
  return forces === 'set' && !scenario && !content;
}

/** The games that can be played here, fetched when somebody plays them. */
export const games: HostedGames = {
  solo: () => import('./solo.ts').then(module => module.hostedSolo),
  async duel(options) {
    const { hostedDuel } = await import('./duel.ts');
    if (!isPlain(options ?? {})) (await import('./forces.ts')).bringForces();
    return hostedDuel;
  },
  claustrophobia: () => import('./claustrophobia.ts').then(module => module.hostedClaustrophobia),
};
