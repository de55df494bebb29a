import { planUnder } from '@oubliette/dungeon-twister';
import type { Pieces } from './pieces.ts';
import { type ImaginedDuel, isPlaced, isWounded } from './tables.ts';

let crowd = new Uint16Array(0);

/** square → the healthy character there + 1, or 0; in a table that is used again */
export function standingOn(state: ImaginedDuel, { characters }: Pieces): Uint16Array {
  const { cells } = planUnder(state.labyrinth);
  if (crowd.length === cells) crowd.fill(0);
  else crowd = new Uint16Array(cells);
  for (let at = 0; at < characters.length; at++) {
    const token = characters[at]!;
    if (!isPlaced(state, token) || isWounded(state, token)) continue;
    crowd[state.places[token]!] = token + 1;
  }
  return crowd;
}
