import type { Character } from '../../../pieces/piece.ts';

/** DT-WARRIOR-01 */
export const warrior = {
  kind: 'character',
  id: 'warrior',
  move: 3,
  combat: 3,
  abilities: ['breaks-portcullises'],
} as const satisfies Character;
