/**
 * Engines by rules that have changed since, each fetched when a match that was begun by them is opened.
 * `npm run freeze` writes them as GAME-rules-N.js; docs/match-file.md says when. GAME-N.ts beside one opens
 * it to the table of today.
 */
import type { HostedGame } from '../src/games/hosted-game.ts';

/** What GAME-N.ts exports. */
export interface FrozenModule {
  readonly hosted: HostedGame;
}

type Versions = Readonly<Record<number, () => Promise<FrozenModule>>>;

export const FROZEN: Readonly<Record<string, Versions>> = {
  duel: { 2: () => import('./duel-2.ts'), 3: () => import('./duel-3.ts') },
  solo: { 1: () => import('./solo-1.ts'), 2: () => import('./solo-2.ts') },
};

/** Whether there is an engine of a game by an earlier version of its rules. */
export const isFrozen = (game: string, rules: number): boolean =>
  Object.hasOwn(FROZEN, game) && Object.hasOwn(FROZEN[game]!, rules);
