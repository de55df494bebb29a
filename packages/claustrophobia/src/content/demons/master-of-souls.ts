import type { DemonContent } from './demon.ts';

/** The heart of the horde: hard to kill, never walks. */
export const masterOfSouls: DemonContent = {
  id: 'D3',
  health: 10,
  mvt: 0,
  cbt: 2,
  def: 4,
  talents: ['rooted', 'out-of-shot'],
  hammer: 2,
};
