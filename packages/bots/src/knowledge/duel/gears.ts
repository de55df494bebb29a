import { GEAR, OBSTACLE, type WalkerGround } from './ground.ts';
import { PASSES_PORTCULLISES, type Pieces } from './pieces.ts';
import { PIT_PRICE, PRICE_OF_BARS, SQUARES_PER_AP } from './prices.ts';
import { type ImaginedDuel, isPlaced, isWounded } from './tables.ts';
import type { Delays } from './ways.ts';

/** Number of a room, counted from 1 → square → squares to walk to the nearest of its gears. */
export type GearWays = readonly Uint8Array[];

const FAR = 0xff;

export function gearWaysOf(ground: WalkerGround): GearWays {
  return Array.from({ length: ground.count + 1 }, (_, number) => waysToGears(ground, number));
}

function waysToGears({ plan, bars, marks, numbers }: WalkerGround, number: number): Uint8Array {
  const { cells, neighbours, positionOf } = plan;
  const ways = new Uint8Array(cells).fill(FAR);
  const buckets: number[][] = [[]];
  for (let cell = 0; cell < cells && number > 0; cell++) {
    if (marks[cell] !== GEAR || numbers[cell] !== number) continue;
    ways[cell] = 0;
    buckets[0]!.push(cell);
  }
  for (let far = 0; far < buckets.length; far++) {
    for (const cell of buckets[far] ?? []) {
      if (ways[cell] !== far) continue;
      const step = 1 + (marks[cell] === OBSTACLE ? PIT_PRICE : 0);
      for (let direction = 0; direction < 4; direction++) {
        const before = neighbours[cell * 4 + direction]!;
        if (before < 0) continue;
        const beyond =
          positionOf[before] === positionOf[cell] ? 0 : bars[before * 4 + (direction ^ 2)]!;
        const length = far + step + PRICE_OF_BARS[1]![bars[cell * 4 + direction]! | beyond]!;
        if (length >= ways[before]!) continue;
        ways[before] = length;
        buckets[length] ??= [];
        buckets[length]!.push(before);
      }
    }
  }
  return ways;
}

/** Delays are told in whole AP up to this many: the ways of one position are those of many others then. */
const LONGEST_DELAY = 3;
const DELAYS = LONGEST_DELAY + 1;

/**
 * How many AP each number of rooms must wait for somebody of a side at a gear, as digits of one number;
 * the last digit says whether nobody of the side can open a portcullis.
 */
export function delaysOf(
  state: ImaginedDuel,
  pieces: Pieces,
  gearWays: GearWays,
  side: number,
): number {
  const { moves, teams } = pieces;
  const team = teams[side]!;
  let delays = 0;
  for (let number = gearWays.length - 1; number > 0; number--) {
    const ways = gearWays[number]!;
    let least = LONGEST_DELAY;
    for (let member = 0; member < team.length; member++) {
      const token = team[member]!;
      if (!isPlaced(state, token) || isWounded(state, token)) continue;
      const squares = ways[state.places[token]!]!;
      // Who has no moves turns the gear that it stands on.
      least = Math.min(least, squares === 0 ? 0 : Math.ceil(squares / moves[token]!));
    }
    delays = delays * DELAYS + least;
  }
  return delays * DELAYS + (hasOpener(state, pieces, side) ? 0 : 1);
}

function hasOpener(
  state: ImaginedDuel,
  { moves, sides, gaits, keys }: Pieces,
  side: number,
): boolean {
  for (let token = 0; token < moves.length; token++) {
    if (sides[token] !== side || !isPlaced(state, token)) continue;
    if (keys[token] === 1) return true;
    if ((gaits[token]! & PASSES_PORTCULLISES) !== 0 && !isWounded(state, token)) return true;
  }
  return false;
}

/** The digits as squares; the last one comes first, as it is. */
export function readDelays(delays: number, count: number): Delays {
  const read = [delays % DELAYS];
  for (
    let left = Math.floor(delays / DELAYS);
    read.length <= count;
    left = Math.floor(left / DELAYS)
  ) {
    read.push((left % DELAYS) * SQUARES_PER_AP);
  }
  return read;
}

/** Two AP for every number, and somebody who opens a portcullis. */
export function usualDelays(count: number): number {
  let delays = 0;
  for (let number = 0; number < count; number++) delays = delays * DELAYS + 2;
  return delays * DELAYS;
}
