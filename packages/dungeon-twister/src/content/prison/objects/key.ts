import type { Thing } from '../../../pieces/piece.ts';

/** DT-KEY-01 */
export const key: Thing = {
  kind: 'object',
  id: 'key',
  abilities: ['unlocks'],
};
