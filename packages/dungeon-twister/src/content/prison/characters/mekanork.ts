import type { Character } from '../../../pieces/piece.ts';

/** DT-MEKANORK-01 */
export const mekanork = {
  kind: 'character',
  id: 'mekanork',
  move: 3,
  combat: 2,
  abilities: ['turns-either-way'],
} as const satisfies Character;
