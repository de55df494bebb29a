import type { Thing } from '../../../pieces/piece.ts';

/** DT-ARMOR-01 */
export const armor = {
  kind: 'object',
  id: 'armor',
  abilities: [],
  defence: 1,
} as const satisfies Thing;
