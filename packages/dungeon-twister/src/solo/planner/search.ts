/** The least AP, then the fewest squares, to every square and state of hands (DS-TIE-01). */
import type { CellId } from '../../board/index.ts';
import { NO_ERRAND, type WalkErrand } from './hands.ts';
import type { NpcScene } from './scene.ts';
import { stridesFrom } from './stride.ts';
import { type Stride, striderOn } from './strider.ts';
import { newCosts } from './tables.ts';
import type { WalkWorld } from './world.ts';

/** Movement points left: 0 to 6. */
export const MP = 7;
const UNKNOWN = 0xffff;
/** AP and squares in one number: AP first. */
const AP = 256;

export interface WaySearch {
  readonly scene: NpcScene;
  readonly errand: WalkErrand;
  /** world → cell * MP + movement points left → cost + 1, or 0 where nothing leads */
  readonly costs: Uint16Array[];
  /** AP that may be spent. */
  readonly limit: number;
}

export interface Cost {
  readonly ap: number;
  readonly squares: number;
}

export function costAt(
  search: WaySearch,
  world: WalkWorld,
  cell: number,
  mp: number,
): number | null {
  const more = search.costs[world.id]?.[cell * MP + mp] ?? 0;
  return more === 0 ? null : more - 1;
}

/** The least of them, whatever movement points are left. */
export function leastAt({ costs }: WaySearch, world: WalkWorld, cell: number): number | null {
  const table = costs[world.id];
  if (table === undefined) return null;
  let least = 0;
  for (let at = cell * MP; at < (cell + 1) * MP; at++) {
    const more = table[at]!;
    if (more !== 0 && (least === 0 || more < least)) least = more;
  }
  return least === 0 ? null : least - 1;
}

export function costOf(cost: number): Cost {
  return { ap: cost >> 8, squares: cost & 0xff };
}

export function costAfter(cost: number, { ap, squares }: Stride): number {
  return cost + ap * AP + squares;
}

/** More AP than any way needs. */
export const UNBOUNDED = 60;

/**
 * Up to so many states of hands each is followed for itself. Where there are more, those with the same
 * load compete: where things lie is taken to make no difference.
 */
const EXACT = 40;

/**
 * Finds everything within the limit, or, where a goal is named, everything that costs no more than
 * the cheapest one.
 */
export function explore(
  scene: NpcScene,
  limit: number,
  errand: WalkErrand = NO_ERRAND,
  isGoal: ((world: WalkWorld, cell: CellId, mp: number) => boolean) | null = null,
): WaySearch {
  const search: WaySearch = { scene, errand, costs: [], limit };
  const states = scene.plan.cells * MP;
  const known: Uint16Array[] = [];
  const peers: Uint16Array[] = [];
  const kins: Uint16Array[] = [];
  const queue: number[][] = [];
  const most = Math.max(scene.left, scene.moves - 1);
  let followed = 0;
  const isOpen = (world: WalkWorld, at: number, cost: number) => {
    const isExact = errand.sheds === 'exactly' || (errand.sheds !== 'roughly' && followed <= EXACT);
    const table = isExact ? peers[world.peer] : kins[world.kin];
    return table === undefined || !isOutdone(table, at, most, cost);
  };
  const reach = (world: WalkWorld, at: number, cost: number) => {
    if (!isOpen(world, at, cost)) return;
    if (peers[world.peer] === undefined) followed++;
    const table = tableOf(known, world.id, states);
    if (table[at]! <= cost) return;
    table[at] = cost;
    for (const least of [tableOf(peers, world.peer, states), tableOf(kins, world.kin, states)]) {
      if (cost < least[at]!) least[at] = cost;
    }
    queue[cost] ??= [];
    queue[cost].push(world.id * states + at);
  };
  reach(scene.start, scene.cell * MP + scene.left, 0);
  let enough = Number.POSITIVE_INFINITY;
  let cost = 0;
  const strider = striderOn(scene, errand, stride => {
    const next = costAfter(cost, stride);
    if (next >> 8 <= limit) reach(stride.world, stride.cell * MP + stride.mp, next);
  });
  for (; cost < queue.length && cost <= enough; cost++) {
    strider.mayPay = cost >> 8 < limit;
    const due = queue[cost];
    if (due === undefined) continue;
    for (const code of due) {
      const world = scene.worlds.all[Math.floor(code / states)]!;
      const at = code % states;
      if (known[world.id]![at] !== cost || !isOpen(world, at, cost)) continue;
      search.costs[world.id] ??= newCosts(states);
      search.costs[world.id]![at] = cost + 1;
      const cell = Math.floor(at / MP) as CellId;
      if (isGoal?.(world, cell, at % MP)) enough = cost;
      stridesFrom(strider, world, cell, at % MP);
    }
  }
  for (const table of [...known, ...peers, ...kins]) if (table !== undefined) spare.push(table);
  return search;
}

/** Tables of searches that are over, for those to come. */
const spare: Uint16Array[] = [];

/** Whether the same square is reached for less with as many movement points: no best way leads here then. */
function isOutdone(least: Uint16Array, at: number, most: number, cost: number): boolean {
  const last = at - (at % MP) + most;
  for (let more = at; more <= last; more++) if (least[more]! < cost) return true;
  return false;
}

function tableOf(tables: Uint16Array[], index: number, states: number): Uint16Array {
  let table = tables[index];
  if (table === undefined) {
    table = spareOf(states).fill(UNKNOWN);
    tables[index] = table;
  }
  return table;
}

function spareOf(states: number): Uint16Array {
  const table = spare.pop();
  return table?.length === states ? table : new Uint16Array(states);
}

const searches = new WeakMap<NpcScene, WaySearch>();
type Sheds = Exclude<WalkErrand['sheds'], 'never'>;
const sheddings = new WeakMap<NpcScene, Map<Sheds, WaySearch>>();

/** One search serves all objectives that only go somewhere. */
export function walkFrom(scene: NpcScene): WaySearch {
  const known = searches.get(scene);
  if (known !== undefined) return known;
  const search = explore(scene, scene.horizon);
  searches.set(scene, search);
  return search;
}

/** The same for those that let go of the load (DS-OBJ-08). */
export function walkShedding(scene: NpcScene, sheds: Sheds): WaySearch {
  const known = sheddings.get(scene) ?? new Map<Sheds, WaySearch>();
  sheddings.set(scene, known);
  const search = known.get(sheds) ?? explore(scene, scene.horizon, { ...NO_ERRAND, sheds });
  known.set(sheds, search);
  return search;
}
