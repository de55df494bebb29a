import type { Character } from '../../../pieces/piece.ts';

/** DT-BANSHEE-01 to 06 */
export const banshee = {
  kind: 'character',
  id: 'banshee',
  move: 4,
  combat: 1,
  abilities: ['screams'],
  undead: true,
} as const satisfies Character;
