import type { Exercise, Game, OwnClaims, Shape } from '@oubliette/kernel';
import type { HostedGame } from '../games/hosted-game.ts';
import { games } from '../games/index.ts';

/** A game with the tools that read positions and judge claims. */
export interface ExercisedGame {
  readonly hosted: HostedGame;
  readonly game: Game<Shape>;
  readonly claims: OwnClaims<Shape>;
}

const caves = () =>
  Promise.all([import('@oubliette/claustrophobia'), import('@oubliette/claustrophobia/claims')]);

const labyrinths = () =>
  Promise.all([import('@oubliette/dungeon-twister'), import('@oubliette/dungeon-twister/claims')]);

type Tools = Omit<ExercisedGame, 'hosted'>;

const TOOLS: Readonly<Record<string, () => Promise<Tools>>> = {
  duel: () =>
    labyrinths().then(([{ duel }, { duelClaims }]) => ({ game: duel, claims: duelClaims })),
  solo: () =>
    labyrinths().then(([{ solo }, { soloClaims }]) => ({ game: solo, claims: soloClaims })),
  claustrophobia: () =>
    caves().then(([{ claustrophobia }, { claustrophobiaClaims }]) => ({
      game: claustrophobia,
      claims: claustrophobiaClaims,
    })),
};

export async function exercisedGame({ game, options }: Exercise): Promise<ExercisedGame> {
  const hosted = await games[game]!(options ?? {});
  return { hosted, ...(await TOOLS[game]!()) };
}
