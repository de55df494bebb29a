/** Deeds of the vocabulary that only pieces of further sets can do. */
import { breaksWalls } from './breaks-walls.ts';
import { breathes } from './breathes.ts';
import { charms } from './charms.ts';
import { FEIGNS } from './feigns.ts';
import { forges } from './forges.ts';
import { invokes } from './invokes.ts';
import { refreshes } from './refreshes.ts';
import { searches } from './searches.ts';
import { steals } from './steals.ts';
import { strengthens } from './strengthens.ts';
import { teleports } from './teleports.ts';

export const FURTHER_DEEDS = {
  breathe: breathes,
  steal: steals,
  teleport: teleports,
  charm: charms,
  'grow-strong': strengthens,
  search: searches,
  forge: forges,
  refresh: refreshes,
  invoke: invokes,
  breach: breaksWalls,
  ...FEIGNS,
} as const;
