import type { Character } from '../../../pieces/piece.ts';

/** DT-WALLWALKER-01 to 03 */
export const wallWalker = {
  kind: 'character',
  id: 'wall-walker',
  move: 4,
  combat: 1,
  abilities: ['walks-walls'],
} as const satisfies Character;
