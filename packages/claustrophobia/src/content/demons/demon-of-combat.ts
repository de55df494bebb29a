import type { DemonContent } from './demon.ts';

/** Nobody walks away from it; it shields its pack. */
export const demonOfCombat: DemonContent = {
  id: 'D2',
  health: 3,
  mvt: 1,
  cbt: 4,
  def: 4,
  talents: ['impressive', 'shields-pack'],
  hammer: 3,
};
