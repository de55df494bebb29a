import type { Character } from '../../../pieces/piece.ts';

/** DT-THIEF-01, 02 */
export const thief = {
  kind: 'character',
  id: 'thief',
  move: 5,
  combat: 2,
  abilities: ['picks-locks', 'treads-pits'],
} as const satisfies Character;
