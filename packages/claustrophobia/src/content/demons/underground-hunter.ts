import type { DemonContent } from './demon.ts';

/** Smells blood: stronger against the wounded. */
export const undergroundHunter: DemonContent = {
  id: 'D1',
  health: 4,
  mvt: 2,
  cbt: 1,
  def: 4,
  talents: ['smells-blood'],
  hammer: 3,
};
