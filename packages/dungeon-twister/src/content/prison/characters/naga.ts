import type { Character } from '../../../pieces/piece.ts';

/** DT-NAGA-01, 02 */
export const naga: Character = {
  kind: 'character',
  id: 'naga',
  move: 6,
  combat: 2,
  abilities: ['passes-slits'],
};
