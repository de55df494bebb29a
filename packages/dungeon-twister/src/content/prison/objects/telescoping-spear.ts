import type { Thing } from '../../../pieces/piece.ts';

/** DT-SPEAR-01 to 06 */
export const telescopingSpear: Thing = {
  kind: 'object',
  id: 'telescoping-spear',
  abilities: ['reaches'],
};
