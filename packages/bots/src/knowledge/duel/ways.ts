import { type CellId, SLIT, UNREVEALED } from '@oubliette/dungeon-twister';
import { GEAR, OBSTACLE, type WalkerGround } from './ground.ts';
import { PASSES_PITS, PASSES_PORTCULLISES, PASSES_SLITS } from './pieces.ts';
import { EDGE_BARS, PIT_PRICE, PRICE_OF_BARS, SQUARES_PER_AP } from './prices.ts';

const FAR = 0x7fff;

/** The ways to an exit. */
export interface Ways {
  /** square → squares to walk to the exit, detours and turns included */
  readonly lengths: Int16Array;
  /** turns * cells + square → where the way goes on, in the same numbers, or −1 */
  readonly onward: Int16Array;
  /** turns * cells + square → where it has come to lie */
  readonly places: Int16Array;
}

/**
 * Number of a room, counted from 1 → squares until somebody stands on one of its gears to turn it; at 0
 * stands 1 if nobody can open a portcullis.
 */
export type Delays = readonly number[];

/** turns * cells + square → squares to walk from there */
let lengths = new Int16Array(0);
const buckets: number[][] = [];

/**
 * Dijkstra from a line inwards, over squares and the quarters that their rooms have been turned by
 * when the walker stands there.
 */
export function measureWays(
  ground: WalkerGround,
  goal: readonly CellId[],
  gait: number,
  delays: Delays,
): Ways {
  const { plan, bars, marks, places, squares, senses, numbers } = ground;
  const { cells, neighbours, positionOf } = plan;
  if (lengths.length !== 4 * cells) lengths = new Int16Array(4 * cells);
  lengths.fill(FAR);
  const stopping = (gait & PASSES_SLITS) !== 0 ? EDGE_BARS & ~SLIT : EDGE_BARS;
  const opens = (gait & PASSES_PORTCULLISES) !== 0;
  const prices = PRICE_OF_BARS[opens ? 0 : 1 + delays[0]!]!;
  let last = 0;
  const onward = new Int16Array(4 * cells).fill(-1);
  const reach = (state: number, far: number, from: number) => {
    if (far >= lengths[state]!) return;
    lengths[state] = far;
    onward[state] = from;
    while (buckets.length <= far) buckets.push([]);
    buckets[far]!.push(state);
    if (far > last) last = far;
  };
  for (const cell of goal) reach(cell, 0, -1);
  for (let far = 0; far <= last; far++) {
    const bucket = buckets[far];
    if (bucket === undefined) continue;
    for (let at = 0; at < bucket.length; at++) {
      const state: number = bucket[at]!;
      if (lengths[state] !== far) continue;
      const quarters = Math.floor(state / cells);
      const cell = state - quarters * cells;
      const room = positionOf[cell]!;
      const step = 1 + (marks[cell] === OBSTACLE && (gait & PASSES_PITS) === 0 ? PIT_PRICE : 0);
      const byOthers = quarters === 0 ? 0 : delays[numbers[cell]!]! + quarters * SQUARES_PER_AP;
      const entering = step + byOthers;
      const place = places[state]!;
      const turned = quarters * senses[cell]!;
      for (let direction = 0; direction < 4; direction++) {
        const beyond = neighbours[place * 4 + direction]!;
        if (beyond < 0) continue;
        const own = bars[cell * 4 + ((direction - turned) & 3)]!;
        const there = positionOf[beyond]!;
        if (there === room) {
          const before = squares[quarters * cells + beyond]!;
          const price = step + prices[own & (stopping | UNREVEALED)]!;
          reach(quarters * cells + before, far + price, state);
          continue;
        }
        const back = direction + 2;
        const ways = numbers[beyond] === 0 ? 1 : 4;
        for (let other = 0; other < ways; other++) {
          const before = squares[other * cells + beyond]!;
          const outer = bars[before * 4 + ((back - other * senses[before]!) & 3)]!;
          // Whoever comes out of a room that lies face down has revealed it before.
          const both = (own | (outer & EDGE_BARS)) & (stopping | UNREVEALED);
          reach(other * cells + before, far + entering + prices[both]!, state);
        }
      }
      if (quarters === 0) continue;
      if (marks[cell] === GEAR) reach(state - cells, far + SQUARES_PER_AP, state);
      else reach(cell, far + byOthers, state);
    }
    bucket.length = 0;
  }
  return { lengths: lengths.slice(0, cells), onward, places };
}

/** Squares of the way ahead that are looked at: a move and a little more. */
const AHEAD = 7;

/** How many of those who stand in a crowd stand in a side's way from a square and are not of it. */
export function foesAhead(
  { onward, places }: Ways,
  cell: number,
  crowd: Uint16Array,
  sides: Uint8Array,
  side: number,
): number {
  let foes = 0;
  let state = onward[cell]!;
  for (let step = 0; step < AHEAD && state >= 0; step++) {
    const standing = crowd[places[state]!]!;
    if (standing !== 0 && sides[standing - 1] !== side) foes++;
    state = onward[state]!;
  }
  return foes;
}
