import type { DemonContent } from './demon.ts';

/** Bars the way to the nest. */
export const guardianDemon: DemonContent = {
  id: 'D7',
  health: 3,
  mvt: 1,
  cbt: 3,
  def: 5,
  talents: ['impressive'],
  hammer: 3,
};
