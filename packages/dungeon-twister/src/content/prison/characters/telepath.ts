import type { Character } from '../../../pieces/piece.ts';

/** DT-TELEPATH-01 to 03 */
export const telepath = {
  kind: 'character',
  id: 'telepath',
  move: 3,
  combat: 0,
  abilities: ['reads-minds'],
} as const satisfies Character;
