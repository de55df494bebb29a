import type { Thing } from '../../../pieces/piece.ts';

/** DT-BOW-01 */
export const bow = {
  kind: 'object',
  id: 'bow',
  abilities: ['shoots'],
  shot: 1,
} as const satisfies Thing;
