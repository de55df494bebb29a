import type { Thing } from '../../../pieces/piece.ts';

/** DT-KEY-01 */
export const key = {
  kind: 'object',
  id: 'key',
  abilities: ['unlocks'],
  common: true,
} as const satisfies Thing;
