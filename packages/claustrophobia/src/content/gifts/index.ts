import { auraOfBlessing } from './aura-of-blessing.ts';
import { auraOfCourage } from './aura-of-courage.ts';
import { auraOfForesight } from './aura-of-foresight.ts';
import { auraOfHealing } from './aura-of-healing.ts';
import { gatherRound } from './gather-round.ts';
import type { Gift } from './gift.ts';
import { smite } from './smite.ts';

export type { Gift } from './gift.ts';

/** G1 to G6. */
export const GIFTS: readonly Gift[] = [
  auraOfBlessing,
  auraOfHealing,
  gatherRound,
  auraOfCourage,
  auraOfForesight,
  smite,
];

export const GIFT_IDS: readonly string[] = GIFTS.map(({ id }) => id);
