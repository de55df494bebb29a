import type { Thing } from '../../../pieces/piece.ts';

/** DT-ROPE-01 to 08 */
export const rope = {
  kind: 'object',
  id: 'rope',
  abilities: ['ropes'],
  common: true,
} as const satisfies Thing;
