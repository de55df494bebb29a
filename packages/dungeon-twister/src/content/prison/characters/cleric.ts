import type { Character } from '../../../pieces/piece.ts';

/** DT-CLERIC-01 to 03 */
export const cleric = {
  kind: 'character',
  id: 'cleric',
  move: 4,
  combat: 2,
  abilities: ['heals'],
} as const satisfies Character;
