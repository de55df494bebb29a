import type { Thing } from '../../../pieces/piece.ts';

/** DT-SHIELD-01 */
export const largeShield = {
  kind: 'object',
  id: 'large-shield',
  abilities: ['shields'],
} as const satisfies Thing;
