import { newMix, settled, stir } from './mixing.ts';
import { type Pieces, piecesOf } from './pieces.ts';
import { surroundings } from './reaching.ts';
import { signatureOf } from './stamp.ts';
import type { ImaginedDuel } from './tables.ts';

/** Surroundings remembered at most; then all are forgotten. */
const MOST = 20_000;

/**
 * How a character can move depends on who and what is near, so what was found out in one position holds
 * in many others.
 */
export function perSurroundings<T>(): (
  state: ImaginedDuel,
  mover: number,
  how: string,
  findOut: () => T,
) => T {
  /** For each cast by itself. */
  const known = new WeakMap<Pieces, Map<number, T>>();
  return (state, mover, how, findOut) => {
    const pieces = piecesOf(state);
    const memory = known.get(pieces) ?? new Map<number, T>();
    known.set(pieces, memory);
    const about = surroundingsKey(state, pieces, mover, how);
    let found = memory.get(about);
    if (found === undefined) {
      found = findOut();
      if (memory.size >= MOST) memory.clear();
      memory.set(about, found);
    }
    return found;
  };
}

/** All that a move can depend on, as one number. */
function surroundingsKey(
  { places, marks, labyrinth }: ImaginedDuel,
  { moves }: Pieces,
  mover: number,
  how: string,
): number {
  const near = surroundings(labyrinth, places[mover]!, moves[mover]!);
  const signature = signatureOf(labyrinth);
  const mix = newMix();
  stir(mix, signature | 0);
  stir(mix, Math.floor(signature / 0x100000000));
  stir(mix, mover);
  for (let at = 0; at < how.length; at++) stir(mix, how.charCodeAt(at));
  for (let token = 0; token < places.length; token++) {
    const cell = places[token]!;
    if (cell < 0 || cell >= near.length * 32) continue;
    if ((near[cell >> 5]! & (1 << (cell & 31))) === 0) continue;
    stir(mix, (token << 10) | cell);
    stir(mix, marks[token]!);
  }
  return settled(mix);
}
