import type { Character } from '../../../pieces/piece.ts';

/** DT-NAGA-01, 02 */
export const naga = {
  kind: 'character',
  id: 'naga',
  move: 6,
  combat: 2,
  abilities: ['passes-slits'],
} as const satisfies Character;
