import { LEVELS, type SoloLevel } from './state.ts';

/** A game that one side won by so many points was no contest. */
const CLEAR = 3;

/** The level for the next game: lower after a rout, higher after an easy win (DS-END-01). */
export function advisedLevel(
  level: SoloLevel,
  points: { readonly np: number; readonly yellow: number },
): SoloLevel {
  const lead = points.yellow - points.np;
  const step = lead >= CLEAR ? 1 : lead <= -CLEAR ? -1 : 0;
  return LEVELS[LEVELS.indexOf(level) + step] ?? level;
}
