/**
 * Engines by rules that have changed since, each fetched when a match that was begun by them is opened.
 * `npm run freeze` writes them; docs/match-file.md says when.
 */
import type { HostedGame } from '../src/games/hosted-game.ts';

/** What the module of a frozen engine exports. */
export interface FrozenModule {
  readonly hosted: HostedGame;
}

type Versions = Readonly<Record<number, () => Promise<FrozenModule>>>;

export const FROZEN: Readonly<Record<string, Versions>> = {
  duel: { 2: () => import('./duel-rules-2.js') },
  solo: { 1: () => import('./solo-rules-1.js'), 2: () => import('./solo-rules-2.js') },
};

/** Whether there is an engine of a game by an earlier version of its rules. */
export const isFrozen = (game: string, rules: number): boolean =>
  Object.hasOwn(FROZEN, game) && Object.hasOwn(FROZEN[game]!, rules);
