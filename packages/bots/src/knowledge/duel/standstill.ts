import { QUIET_TURNS } from '@oubliette/dungeon-twister';
import type { ImaginedDuel } from './tables.ts';

/**
 * The chance of the first side, reckoned with a match that stands still and ends as it stands: hardly likely
 * after a few quiet turns, certain after the last one (DT-END-03).
 */
export function orStandstill({ points, quiet }: ImaginedDuel, chance: number): number {
  const lead = points[0]! - points[1]!;
  const asItStands = (1 + Math.sign(lead)) / 2;
  return chance + (quiet / QUIET_TURNS) ** 2 * (asItStands - chance);
}
