import type { Character } from '../../../pieces/piece.ts';

/** DT-COLOSSUS-01, 02 */
export const colossus = {
  kind: 'character',
  id: 'colossus',
  move: 2,
  combat: 5,
  abilities: ['breaks-portcullises', 'giant'],
} as const satisfies Character;
