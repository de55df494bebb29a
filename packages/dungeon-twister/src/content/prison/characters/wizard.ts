import type { Character } from '../../../pieces/piece.ts';

/** DT-WIZARD-01, 02 */
export const wizard = {
  kind: 'character',
  id: 'wizard',
  move: 4,
  combat: 1,
  abilities: ['levitates', 'casts'],
} as const satisfies Character;
