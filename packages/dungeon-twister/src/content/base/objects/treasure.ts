import type { Thing } from '../../../pieces/piece.ts';

/** DT-TREASURE-01 */
export const treasure = {
  kind: 'object',
  id: 'treasure',
  abilities: [],
  worth: 1,
} as const satisfies Thing;
