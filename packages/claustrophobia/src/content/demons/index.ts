import type { DemonContent, DemonTalent } from './demon.ts';
import { demonOfCombat } from './demon-of-combat.ts';
import { demonOfCruelty } from './demon-of-cruelty.ts';
import { demonOfDestruction } from './demon-of-destruction.ts';
import { guardianDemon } from './guardian-demon.ts';
import { masterOfSouls } from './master-of-souls.ts';
import { possessedOne } from './possessed-one.ts';
import { undergroundHunter } from './underground-hunter.ts';

export type { DemonContent, DemonTalent } from './demon.ts';

/** D1 to D7. */
export const DEMONS: readonly DemonContent[] = [
  undergroundHunter,
  demonOfCombat,
  masterOfSouls,
  demonOfCruelty,
  possessedOne,
  demonOfDestruction,
  guardianDemon,
];

export function hasTalent(demon: DemonContent | undefined, talent: DemonTalent): boolean {
  return demon?.talents.includes(talent) ?? false;
}
