import type { Thing } from '../../../pieces/piece.ts';

/** DT-SWORD-01 */
export const sword = {
  kind: 'object',
  id: 'sword',
  abilities: [],
  attack: 1,
} as const satisfies Thing;
