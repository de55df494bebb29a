import type { Exercise, Game, OwnClaims, Shape } from '@oubliette/kernel';
import type { HostedGame } from '../games/hosted-game.ts';
import { games } from '../games/index.ts';

/** A game with the tools that read positions and judge claims. */
export interface ExercisedGame {
  readonly hosted: HostedGame;
  readonly game: Game<Shape>;
  readonly claims: OwnClaims<Shape>;
}

type Tools = Omit<ExercisedGame, 'hosted'>;

/** Each in a module that names what it needs: a package that is fetched as a whole comes as a whole. */
const TOOLS: Readonly<Record<string, () => Promise<{ readonly tools: Tools }>>> = {
  duel: () => import('./tools/duel.ts'),
  solo: () => import('./tools/solo.ts'),
  claustrophobia: () => import('./tools/claustrophobia.ts'),
};

export async function exercisedGame({ game, options }: Exercise): Promise<ExercisedGame> {
  const hosted = await games[game]!(options ?? {});
  const { tools } = await TOOLS[game]!();
  return { hosted, ...tools };
}
