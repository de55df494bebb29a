import type { Character } from '../../../pieces/piece.ts';

/** DT-WIZARD-01, 02 */
export const wizard: Character = {
  kind: 'character',
  id: 'wizard',
  move: 4,
  combat: 1,
  abilities: ['levitates', 'casts'],
};
