import type { Thing } from '../../../pieces/piece.ts';

/** DT-SHIELD-01 */
export const largeShield: Thing = {
  kind: 'object',
  id: 'large-shield',
  abilities: ['shields'],
};
