import type { Thing } from '../../../pieces/piece.ts';

/** DT-WAND-01, 02 */
export const fireballWand = {
  kind: 'object',
  id: 'fireball-wand',
  abilities: ['burns'],
  magic: true,
} as const satisfies Thing;
