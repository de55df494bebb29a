/** Distances on boards that are not there: how “as near as possible” is measured (DS-PRIM-04). */
import {
  type CellId,
  columnOf,
  DIRECTIONS,
  PORTCULLIS,
  rowOf,
  UNREVEALED,
} from '../../board/index.ts';
import { ABILITY } from '../../pieces/roster.ts';
import { hasAbility, isPit, isWayOut, type NpcScene } from './scene.ts';

/** L1: no portcullises, nobody in the way; L2: unrevealed rooms are floor too; L3: no walls at all. */
export const BOARDS = [1, 2, 3] as const;
/** The board as it is, but for whoever stands in the way. */
export const REAL = 0;
export type RelaxedBoard = typeof REAL | (typeof BOARDS)[number];

const IGNORED: Readonly<Record<RelaxedBoard, number>> = {
  0: 0,
  1: PORTCULLIS,
  2: PORTCULLIS | UNREVEALED,
  3: 0,
};

const FAR = 0x7fff;

/** Whether nothing stands between two neighbours on that board. */
export function isOpen(scene: NpcScene, board: RelaxedBoard, cell: number, way: number): boolean {
  if (scene.plan.neighbours[cell * 4 + way]! < 0) return false;
  if (board === 3) return true;
  const bars = scene.start.labyrinth.table[cell * 4 + way]!;
  return (bars & ~(scene.passes | IGNORED[board])) === 0;
}

/** The squares beside a square on that board, where one could stand. */
export function besideOn(scene: NpcScene, board: RelaxedBoard, cell: CellId): CellId[] {
  return DIRECTIONS.filter(way => isOpen(scene, board, cell, way))
    .map(way => scene.plan.neighbours[cell * 4 + way] as CellId)
    .filter(next => mayStandOn(scene, board, next));
}

/** A square to approach: no pit, and none of a line, where nobody does anything but leave (DS-EDGE-09). */
export function mayStandOn(scene: NpcScene, board: RelaxedBoard, cell: CellId): boolean {
  return !isPit(scene.start, cell) && mayLieOn(scene, board, cell);
}

/** cell → squares to the nearest goal, or null where none can be reached. */
export interface Distances {
  at(cell: CellId): number | null;
}

/** `jumps`: whether it could jump over pits. */
export function distancesTo(
  scene: NpcScene,
  board: RelaxedBoard,
  goals: readonly CellId[],
  jumps = true,
): Distances {
  if (board === 3) return { at: cell => straight(scene, cell, goals) };
  const distances = spread(scene, board, goals, jumps);
  return { at: cell => (distances[cell] === FAR ? null : distances[cell]!) };
}

const grounds = new WeakMap<NpcScene, Distances>();

/** Whether a way leads from here to a square, long as it may be, with nobody in it. */
export function leadsTo(scene: NpcScene, cell: CellId): boolean {
  let ground = grounds.get(scene);
  if (ground === undefined) {
    ground = distancesTo(scene, REAL, [scene.cell]);
    grounds.set(scene, ground);
  }
  if (!isWayOut(scene, cell)) return ground.at(cell) !== null;
  return besideOn(scene, REAL, cell).some(beside => ground.at(beside) !== null);
}

function straight({ plan }: NpcScene, cell: CellId, goals: readonly CellId[]): number | null {
  let least: number | null = null;
  for (const goal of goals) {
    const rows = Math.abs(rowOf(plan, cell) - rowOf(plan, goal));
    const squares = rows + Math.abs(columnOf(plan, cell) - columnOf(plan, goal));
    if (least === null || squares < least) least = squares;
  }
  return least;
}

/** Breadth first from the goals; a jump over a pit counts as two squares (DS-TIE-05). */
function spread(
  scene: NpcScene,
  board: RelaxedBoard,
  goals: readonly CellId[],
  jumps: boolean,
): Int16Array {
  const { plan, start } = scene;
  const { neighbours } = plan;
  const distances = new Int16Array(plan.cells).fill(FAR);
  for (const goal of goals) distances[goal] = 0;
  const overPits =
    hasAbility(scene, scene.npc, ABILITY.levitates) || hasAbility(scene, start.load, ABILITY.ropes);
  const isGround = (cell: CellId) =>
    overPits || !isPit(start, cell) || hasAbility(scene, start.thing[cell]!, ABILITY.ropes);
  // Squares at the present distance, at the next one, and at that after it.
  let [here, next, beyond]: [CellId[], CellId[], CellId[]] = [[...goals], [], []];
  const reach = (cell: CellId, squares: number, layer: CellId[]) => {
    if (distances[cell]! <= squares || !mayLieOn(scene, board, cell)) return;
    distances[cell] = squares;
    layer.push(cell);
  };
  for (let squares = 0; here.length + next.length > 0; squares++) {
    for (const cell of here) {
      if (distances[cell] !== squares) continue;
      for (const way of DIRECTIONS) {
        if (!isOpen(scene, board, cell, way)) continue;
        const to = neighbours[cell * 4 + way] as CellId;
        if (isGround(to)) {
          reach(to, squares + 1, next);
          continue;
        }
        if (!jumps) continue;
        for (const land of DIRECTIONS) {
          if (!isOpen(scene, board, to, land)) continue;
          const over = neighbours[to * 4 + land] as CellId;
          if (isGround(over)) reach(over, squares + 2, beyond);
        }
      }
    }
    [here, next, beyond] = [next, beyond, []];
  }
  return distances;
}

/** Ways never run along the Player's line; relaxed ones do not enter the other one either (DS-EDGE-09). */
function mayLieOn(scene: NpcScene, board: RelaxedBoard, cell: CellId): boolean {
  if (isWayOut(scene, cell)) return false;
  if (board === REAL) return true;
  return columnOf(scene.plan, cell) !== 0 || cell === scene.cell;
}
