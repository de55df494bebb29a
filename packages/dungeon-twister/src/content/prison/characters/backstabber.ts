import type { Character } from '../../../pieces/piece.ts';

/** DT-BACKSTABBER-01, 02 */
export const backstabber = {
  kind: 'character',
  id: 'backstabber',
  move: 4,
  combat: 2,
  abilities: ['picks-locks', 'stabs'],
} as const satisfies Character;
