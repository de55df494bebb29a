/** The least AP, then the fewest squares, to every square and state of hands (DS-TIE-01). */
import type { CellId } from '../../board/index.ts';
import { type Errand, NO_ERRAND } from './hands.ts';
import type { Scene, World } from './scene.ts';
import { type Stride, stridesFrom } from './stride.ts';

/** Movement points left: 0 to 6. */
export const MP = 7;
const UNKNOWN = 0xffff;
/** AP and squares in one number: AP first. */
const AP = 256;

export interface Search {
  readonly scene: Scene;
  readonly errand: Errand;
  /** world → cell * MP + movement points left → cost */
  readonly costs: Uint16Array[];
  /** AP that may be spent. */
  readonly limit: number;
}

export interface Cost {
  readonly ap: number;
  readonly squares: number;
}

export function costAt(search: Search, world: World, cell: number, mp: number): number | null {
  const cost = search.costs[world.id]?.[cell * MP + mp];
  return cost === undefined || cost === UNKNOWN ? null : cost;
}

export function costOf(cost: number): Cost {
  return { ap: cost >> 8, squares: cost & 0xff };
}

export function costAfter(cost: number, { ap, squares }: Stride): number {
  return cost + ap * AP + squares;
}

/** More AP than any way needs. */
export const UNBOUNDED = 60;
/** More states of hands than a walk beyond all budgets is worth. */
const MOST_WORLDS = 32;

/**
 * Finds everything within the limit, or, where a goal is named, everything that costs no more than
 * the cheapest one.
 */
export function explore(
  scene: Scene,
  limit: number,
  errand: Errand = NO_ERRAND,
  isGoal: ((world: World, cell: CellId, mp: number) => boolean) | null = null,
): Search {
  const search: Search = { scene, errand, costs: [], limit };
  const states = scene.plan.cells * MP;
  const leasts: Uint16Array[] = [];
  const queue: number[][] = [];
  let waiting = 0;
  const relax = (world: World, cell: number, mp: number, cost: number) => {
    const first = cell * MP;
    const least = tableOf(leasts, world.kin, states);
    if (isOutdone(least, first, mp, cost)) return;
    least[first + mp] = cost;
    const costs = tableOf(search.costs, world.id, states);
    if (costs[first + mp]! <= cost) return;
    costs[first + mp] = cost;
    queue[cost] ??= [];
    queue[cost].push(world.id * states + first + mp);
    waiting++;
  };
  relax(scene.start, scene.cell, scene.left, 0);
  let enough = Number.POSITIVE_INFINITY;
  for (let cost = 0; waiting > 0 && cost <= enough; cost++) {
    const bucket = queue[cost];
    if (bucket === undefined) continue;
    for (const code of bucket) {
      waiting--;
      const world = scene.worlds[Math.floor(code / states)]!;
      const at = code % states;
      if (search.costs[world.id]![at] !== cost) continue;
      const cell = Math.floor(at / MP) as CellId;
      if (isGoal?.(world, cell, at % MP)) enough = cost;
      if (isGoal !== null && scene.worlds.length > MOST_WORLDS) return search;
      stridesFrom(scene, world, cell, at % MP, errand, stride => {
        const next = costAfter(cost, stride);
        if (next >> 8 <= limit) relax(stride.world, stride.cell, stride.mp, next);
      });
    }
  }
  return search;
}

/**
 * Whether the same square is reached for less with the same load and as many movement points: no best
 * way leads here then. Where things were left on the way is taken to make no difference to that.
 */
function isOutdone(least: Uint16Array, first: number, mp: number, cost: number): boolean {
  for (let more = mp; more < MP; more++) if (least[first + more]! < cost) return true;
  return false;
}

function tableOf(tables: Uint16Array[], index: number, states: number): Uint16Array {
  let table = tables[index];
  if (table === undefined) {
    table = new Uint16Array(states).fill(UNKNOWN);
    tables[index] = table;
  }
  return table;
}

/** Most AP of an objective (DS-CARD-02). */
const MOST_AP = 5;
const searches = new WeakMap<Scene, Search>();
const sheddings = new WeakMap<Scene, Search>();

/** One search serves all objectives that only go somewhere. */
export function walkFrom(scene: Scene): Search {
  const known = searches.get(scene);
  if (known !== undefined) return known;
  const search = explore(scene, MOST_AP);
  searches.set(scene, search);
  return search;
}

/** The same for those that let go of the load (DS-OBJ-08). */
export function walkShedding(scene: Scene): Search {
  const known = sheddings.get(scene);
  if (known !== undefined) return known;
  const search = explore(scene, MOST_AP, { ...NO_ERRAND, mayShed: true });
  sheddings.set(scene, search);
  return search;
}
