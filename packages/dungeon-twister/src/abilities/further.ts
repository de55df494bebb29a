/** Deeds of the vocabulary that only pieces of further sets can do. */
import { breathes } from './breathes.ts';
import { steals } from './steals.ts';
import { teleports } from './teleports.ts';

export const FURTHER_DEEDS = { breathe: breathes, steal: steals, teleport: teleports } as const;
