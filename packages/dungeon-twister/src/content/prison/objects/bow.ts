import type { Thing } from '../../../pieces/piece.ts';

/** DT-BOW-01 */
export const bow: Thing = {
  kind: 'object',
  id: 'bow',
  abilities: ['shoots'],
  shot: 1,
};
