/** Deeds of the vocabulary that only pieces of further sets can do. */
import { breathes } from './breathes.ts';
import { forges } from './forges.ts';
import { searches } from './searches.ts';
import { steals } from './steals.ts';
import { strengthens } from './strengthens.ts';
import { teleports } from './teleports.ts';

export const FURTHER_DEEDS = {
  breathe: breathes,
  steal: steals,
  teleport: teleports,
  'grow-strong': strengthens,
  search: searches,
  forge: forges,
} as const;
