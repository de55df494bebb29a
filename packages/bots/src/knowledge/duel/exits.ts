import {
  barsAt,
  type CellId,
  DIRECTIONS,
  isPitAt,
  type Labyrinth,
  neighbour,
  OUTSIDE,
  PORTCULLIS,
  planUnder,
  SLIT,
  UNREVEALED,
  WALL,
} from '@oubliette/dungeon-twister';
import { GAITS } from './pieces.ts';
import { signatureOf } from './stamp.ts';

/** A character of the team walks this far for an AP, on average. */
export const SQUARES_PER_AP = 4;

/**
 * What stands in the way costs what it takes to remove it: two AP for a portcullis or a pit, four for a
 * wall or a slit, which somebody must go and turn away; with less, walkers wait before walls that
 * nobody turns. To enter a room that lies face down costs three: one to reveal it, the others for what
 * may stand in there. So the way from line to line is 77 squares through rooms that lie face down, 49
 * on average when all are revealed (300 mazes).
 */
const PRICE: readonly (readonly [number, number])[] = [
  [UNREVEALED, 3 * SQUARES_PER_AP],
  [PORTCULLIS, 2 * SQUARES_PER_AP],
  [SLIT, 4 * SQUARES_PER_AP],
  [WALL, 4 * SQUARES_PER_AP],
];
const PIT_PRICE = 2 * SQUARES_PER_AP;
const PRICE_OF_BARS = Array.from({ length: 2 * UNREVEALED }, (_, bars) =>
  PRICE.reduce((sum, [bar, price]) => Math.max(sum, (bars & bar) === 0 ? 0 : price), 0),
);

const FAR = 0x7fff;

/** square → squares to walk to the exit, detours included */
type Ways = Int16Array;

const fields = new Map<number, (Ways | null)[]>();
/** Labyrinths remembered at most; then all are forgotten. */
const MOST_FIELDS = 4000;

/** The labyrinth asked about last: nearly always the one asked about next. */
let latest: { readonly labyrinth: Labyrinth; readonly ways: (Ways | null)[] } | null = null;

/** How far it is for a side from each square to the enemy line, by the gait of the walker. */
export function waysOut(labyrinth: Labyrinth, side: number, gait: number): Ways {
  const ways = latest?.labyrinth === labyrinth ? latest.ways : fieldsOf(labyrinth);
  const at = side * GAITS.length + gait;
  ways[at] ??= measure(labyrinth, side, gait);
  return ways[at];
}

function fieldsOf(labyrinth: Labyrinth): (Ways | null)[] {
  const signature = signatureOf(labyrinth);
  let ways = fields.get(signature);
  if (ways === undefined) {
    if (fields.size >= MOST_FIELDS) fields.clear();
    ways = new Array<null>(2 * GAITS.length).fill(null);
    fields.set(signature, ways);
  }
  latest = { labyrinth, ways };
  return ways;
}

/** Dijkstra from the line inwards, with a bucket for each distance. */
function measure(labyrinth: Labyrinth, side: number, gait: number): Ways {
  const plan = planUnder(labyrinth);
  const ways = new Int16Array(plan.cells).fill(FAR);
  const buckets: CellId[][] = [[...plan.lines[1 - side]!.cells]];
  for (const cell of buckets[0]!) ways[cell] = 0;
  for (let far = 0; far < buckets.length; far++) {
    for (const cell of buckets[far] ?? []) {
      if (ways[cell] !== far) continue;
      for (const direction of DIRECTIONS) {
        const before = neighbour(plan, cell, direction);
        if (before === null) continue;
        const price = priceOf(labyrinth, before, cell, barsAt(labyrinth, cell, direction), gait);
        if (price === null || far + price >= ways[before]!) continue;
        ways[before] = far + price;
        buckets[far + price] ??= [];
        buckets[far + price]!.push(before);
      }
    }
  }
  return ways;
}

/** The price of a step; what nobody has turned up yet looks like floor. */
function priceOf(
  labyrinth: Labyrinth,
  from: CellId,
  to: CellId,
  bars: number,
  gait: number,
): number | null {
  if ((bars & OUTSIDE) !== 0) return null;
  if ((bars & UNREVEALED) !== 0) {
    const { positionOf } = planUnder(labyrinth);
    if (positionOf[from] === positionOf[to]) return 1;
  }
  const stopping = gait === 1 ? bars & ~SLIT : bars;
  const pit = gait !== 2 && isPitAt(labyrinth, to) ? PIT_PRICE : 0;
  return 1 + pit + PRICE_OF_BARS[stopping]!;
}
