import type { DemonContent } from './demon.ts';

/** Loves a crowd. */
export const demonOfDestruction: DemonContent = {
  id: 'D6',
  health: 4,
  mvt: 2,
  cbt: 1,
  def: 4,
  talents: ['loves-crowds'],
  hammer: 3,
};
