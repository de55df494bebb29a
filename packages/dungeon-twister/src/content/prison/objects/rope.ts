import type { Thing } from '../../../pieces/piece.ts';

/** DT-ROPE-01 to 08 */
export const rope: Thing = {
  kind: 'object',
  id: 'rope',
  abilities: ['ropes'],
};
