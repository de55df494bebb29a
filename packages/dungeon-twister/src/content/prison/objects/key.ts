import type { Thing } from '../../../pieces/piece.ts';

/** DT-KEY-01 */
export const key = {
  kind: 'object',
  id: 'key',
  abilities: ['unlocks'],
} as const satisfies Thing;
