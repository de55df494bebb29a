import type { Character } from '../../../pieces/piece.ts';

/** DT-MEKANORK-01 */
export const mekanork: Character = {
  kind: 'character',
  id: 'mekanork',
  move: 3,
  combat: 2,
  abilities: ['turns-either-way'],
};
