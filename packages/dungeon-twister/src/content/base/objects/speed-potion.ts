import type { Thing } from '../../../pieces/piece.ts';

/** DT-POTION-01 */
export const speedPotion = {
  kind: 'object',
  id: 'speed-potion',
  abilities: ['quickens'],
} as const satisfies Thing;
