import type { DemonContent } from './demon.ts';

/** Does not strike, but drives the pack mad. */
export const demonOfCruelty: DemonContent = {
  id: 'D4',
  health: 3,
  mvt: 1,
  cbt: 0,
  def: 4,
  talents: ['drives-pack'],
  hammer: 3,
};
