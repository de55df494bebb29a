import type { DemonContent } from './demon.ts';

/** A stolen body: beat it to free the man. */
export const possessedOne: DemonContent = {
  id: 'D5',
  health: 4,
  mvt: 2,
  cbt: 2,
  def: 4,
  talents: ['shielded-by-pack'],
  hammer: 2,
};
