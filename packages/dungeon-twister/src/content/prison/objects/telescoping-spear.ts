import type { Thing } from '../../../pieces/piece.ts';

/** DT-SPEAR-01 to 06 */
export const telescopingSpear = {
  kind: 'object',
  id: 'telescoping-spear',
  abilities: ['reaches'],
} as const satisfies Thing;
