/** The least AP, then the fewest squares, to every square and state of hands (DS-TIE-01). */
import type { CellId } from '../../board/index.ts';
import { type Errand, NO_ERRAND } from './hands.ts';
import type { Scene } from './scene.ts';
import { stridesFrom } from './stride.ts';
import { type Stride, striderOn } from './strider.ts';
import { newCosts } from './tables.ts';
import type { World } from './world.ts';

/** Movement points left: 0 to 6. */
export const MP = 7;
const UNKNOWN = 0xffff;
/** AP and squares in one number: AP first. */
const AP = 256;

export interface Search {
  readonly scene: Scene;
  readonly errand: Errand;
  /** world → cell * MP + movement points left → cost + 1, or 0 where nothing leads */
  readonly costs: Uint16Array[];
  /** AP that may be spent. */
  readonly limit: number;
}

export interface Cost {
  readonly ap: number;
  readonly squares: number;
}

export function costAt(search: Search, world: World, cell: number, mp: number): number | null {
  const more = search.costs[world.id]?.[cell * MP + mp] ?? 0;
  return more === 0 ? null : more - 1;
}

/** The least of them, whatever movement points are left. */
export function leastAt({ costs }: Search, world: World, cell: number): number | null {
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
 * Up to so many states of hands each is followed for itself. Where there are more, or the load may be
 * left anywhere, those with the same load compete: where things lie is taken to make no difference.
 */
const EXACT = 40;

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
  const grades: Uint32Array[] = [];
  const leasts: Uint32Array[] = [];
  const queue: number[][] = [];
  const most = Math.max(scene.left, scene.moves - 1);
  let followed = 0;
  const isOpen = (world: World, at: number, grade: number) => {
    const isExact = !errand.mayShed && followed <= EXACT;
    const table = isExact ? grades[world.id] : leasts[world.kin];
    return table === undefined || !isOutdone(table, at, most, grade);
  };
  const reach = (world: World, at: number, grade: number) => {
    if (!isOpen(world, at, grade)) return;
    if (grades[world.id] === undefined) followed++;
    const known = tableOf(grades, world.id, states);
    if (known[at]! <= grade) return;
    const least = tableOf(leasts, world.kin, states);
    if (grade < least[at]!) least[at] = grade;
    const isNew = known[at]! >> LATE !== grade >> LATE;
    known[at] = grade;
    if (!isNew) return;
    const cost = grade >> LATE;
    queue[cost] ??= [];
    queue[cost].push(world.id * states + at);
  };
  reach(scene.start, scene.cell * MP + scene.left, EARLIEST);
  let enough = Number.POSITIVE_INFINITY;
  let [world, cost, delay] = [scene.start, 0, EARLIEST];
  const follow = (stride: Stride) => {
    const next = costAfter(cost, stride);
    if (next >> 8 > limit) return;
    const sheds = stride.world.shed && !world.shed;
    const rest = sheds ? EARLIEST - (cost & 0xff) : delay;
    reach(stride.world, stride.cell * MP + stride.mp, (next << LATE) | rest);
  };
  const strider = striderOn(scene, errand, follow);
  for (; cost < queue.length && cost <= enough; cost++) {
    strider.mayPay = cost >> 8 < limit;
    const due = queue[cost];
    if (due === undefined) continue;
    for (const code of due) {
      world = scene.worlds.all[Math.floor(code / states)]!;
      const at = code % states;
      const grade = grades[world.id]![at]!;
      if (grade >> LATE !== cost || !isOpen(world, at, grade)) continue;
      delay = grade & EARLIEST;
      search.costs[world.id] ??= newCosts(states);
      search.costs[world.id]![at] = cost + 1;
      const cell = Math.floor(at / MP) as CellId;
      if (isGoal?.(world, cell, at % MP)) enough = cost;
      stridesFrom(strider, world, cell, at % MP);
    }
  }
  for (const table of [...grades, ...leasts]) if (table !== undefined) spare.push(table);
  return search;
}

/** Tables of searches that are over, for those to come. */
const spare: Uint32Array[] = [];

/**
 * A grade is a cost and, behind it, how early the load was left for the objective: of equal ways those
 * that leave it later go on (DS-OBJ-08).
 */
const LATE = 8;
const EARLIEST = 0xff;

/** Whether the same square is reached for less with as many movement points: no best way leads here then. */
function isOutdone(least: Uint32Array, at: number, most: number, grade: number): boolean {
  const last = at - (at % MP) + most;
  for (let more = at; more <= last; more++) {
    const other = least[more]!;
    if (other < grade && (other >> LATE < grade >> LATE || more === at)) return true;
  }
  return false;
}

function tableOf(tables: Uint32Array[], index: number, states: number): Uint32Array {
  let table = tables[index];
  if (table === undefined) {
    table = spareOf(states).fill(UNKNOWN << LATE);
    tables[index] = table;
  }
  return table;
}

function spareOf(states: number): Uint32Array {
  const table = spare.pop();
  return table?.length === states ? table : new Uint32Array(states);
}

const searches = new WeakMap<Scene, Search>();
const sheddings = new WeakMap<Scene, Search>();

/** One search serves all objectives that only go somewhere. */
export function walkFrom(scene: Scene): Search {
  const known = searches.get(scene);
  if (known !== undefined) return known;
  const search = explore(scene, scene.horizon);
  searches.set(scene, search);
  return search;
}

/** The same for those that let go of the load (DS-OBJ-08). */
export function walkShedding(scene: Scene): Search {
  const known = sheddings.get(scene);
  if (known !== undefined) return known;
  const search = explore(scene, scene.horizon, { ...NO_ERRAND, mayShed: true });
  sheddings.set(scene, search);
  return search;
}
