import type { Character } from '../../../pieces/piece.ts';

/** DT-GOBLIN-01 */
export const goblin = {
  kind: 'character',
  id: 'goblin',
  move: 4,
  combat: 1,
  abilities: [],
  worth: 2,
} as const satisfies Character;
