import { claustrophobia } from './claustrophobia/index.ts';
import { duel } from './duel/index.ts';
import type { PageGame } from './game.ts';
import { solo } from './solo/index.ts';

/** Every game that can be played here, in the order in which they are offered. */
export const GAMES: readonly PageGame[] = [duel, solo, claustrophobia];

export const gameCalled = (id: string): PageGame | undefined => GAMES.find(game => game.id === id);
