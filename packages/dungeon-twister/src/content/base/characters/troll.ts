import type { Character } from '../../../pieces/piece.ts';

/** DT-TROLL-01, 02 */
export const troll = {
  kind: 'character',
  id: 'troll',
  move: 2,
  combat: 4,
  abilities: ['regenerates'],
} as const satisfies Character;
