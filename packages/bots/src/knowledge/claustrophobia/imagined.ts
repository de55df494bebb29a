import {
  type Claustrophobia,
  ESCAPED,
  F,
  HUMANS,
  isOpenToHumans,
  linked,
  NOWHERE,
  type Work,
} from '@oubliette/claustrophobia';
import type { Guessed } from '../../world.ts';

/** A match as a player imagines it. */
export type ImaginedCave = Guessed<Claustrophobia>;

/** As far as steps are counted. */
export const FAR = 12;

export type Steps = Uint8Array;

const SPOTS = 40;
const queue = new Uint8Array(SPOTS);

export function newSteps(): Steps {
  return new Uint8Array(SPOTS);
}

/** Steps from the nearest of these tiles to every other one, into a table that is used again. */
export function stepsFrom(state: ImaginedCave, tiles: Iterable<number>, steps: Steps): Steps {
  steps.fill(FAR, 0, state.count);
  let last = 0;
  for (const tile of tiles) {
    if (steps[tile] === 0) continue;
    steps[tile] = 0;
    queue[last++] = tile;
  }
  for (let first = 0; first < last; first++) {
    const spot = queue[first]!;
    const far = steps[spot]! + 1;
    if (far >= FAR) break;
    for (let side = 0; side < 4; side++) {
      const next = linked(state, spot, side);
      if (next === NOWHERE || steps[next]! < FAR) continue;
      steps[next] = far;
      queue[last++] = next;
    }
  }
  return steps;
}

/** Tiles of the board from which humans could explore. */
export function frontier(state: ImaginedCave): number[] {
  const spots: number[] = [];
  for (let spot = 0; spot < state.count; spot++) {
    for (let side = 0; side < 4; side++) {
      if (!isOpenToHumans(state, spot, side)) continue;
      spots.push(spot);
      break;
    }
  }
  return spots;
}

/** Where the tile of that number lies, or NOWHERE. */
export function spotOf({ tiles, count }: ImaginedCave, tile: number): number {
  for (let spot = 0; spot < count; spot++) if (tiles[spot] === tile) return spot;
  return NOWHERE;
}

export function spotsMarked({ tiles, marks, count }: ImaginedCave, mark: number): number[] {
  const spots: number[] = [];
  for (let spot = 0; spot < count; spot++) {
    if ((marks[tiles[spot]!]! & mark) !== 0) spots.push(spot);
  }
  return spots;
}

/** Where humans stand, each tile as often as there are humans on it. */
export function humanSpots({ place }: ImaginedCave): number[] {
  const spots: number[] = [];
  for (let who = 0; who < HUMANS; who++) if (place[who]! >= 0) spots.push(place[who]!);
  return spots;
}

export function awayIn({ place }: ImaginedCave): number {
  let away = 0;
  for (let who = 0; who < HUMANS; who++) if (place[who] === ESCAPED) away++;
  return away;
}

const LINES_OF_CARD = 6;

export function linesLeft({ lines }: ImaginedCave, human: number): number {
  let left = LINES_OF_CARD;
  for (let rest = lines[human]!; rest !== 0; rest &= rest - 1) left--;
  return left;
}

/** The work that asks, if it is of that kind. */
export function workOnTop<K extends Work['kind']>(state: ImaginedCave, kind: K) {
  const work = state.work[state.work.length - 1];
  return work?.kind === kind ? (work as Extract<Work, { kind: K }>) : undefined;
}

export function factOf({ facts }: ImaginedCave, name: keyof typeof F): number {
  return facts[F[name]]!;
}
