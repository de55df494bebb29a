import {
  type CellId,
  createReach,
  findReach,
  groundAt,
  ON_FOOT,
  planUnder,
  type Reach,
  wayTo,
} from '@oubliette/dungeon-twister';
import { charactersOf, type ExplorerName, explorers, isForeignLine } from './explorers.ts';
import type { LabyrinthTable } from './table.ts';

/** A way that one or two moves take; each of them ends where somebody may stand (DT-MOVE-04). */
export interface LabyrinthTrip {
  readonly way: readonly CellId[];
  /** Where the first of two moves ends. */
  readonly stop: CellId | null;
}

/** Whether a move may end there; nobody passes on from the enemy line, so that is never asked. */
function restsOf({ labyrinth, standing }: LabyrinthTable, mover: ExplorerName | null) {
  const taken = charactersOf(standing, planUnder(labyrinth), mover);
  return (cell: CellId): boolean => !taken[cell] && groundAt(labyrinth, cell) !== 'pit';
}

/** Squares that no move enters without leaving the maze (DT-LINE-02). */
const enemyLine = ({ labyrinth }: LabyrinthTable): Uint8Array => {
  const plan = planUnder(labyrinth);
  return Uint8Array.from({ length: plan.cells }, (_, cell) =>
    Number(isForeignLine(plan, cell as CellId)),
  );
};

const cellsOf = ({ found, count }: Reach): CellId[] =>
  Array.from(found.subarray(1, count), cell => cell as CellId);

/** Everywhere an explorer comes with one move, and with a second. */
export function tripsOf(
  table: LabyrinthTable,
  explorer: ExplorerName,
): ReadonlyMap<CellId, LabyrinthTrip> {
  const { movement, gait } = explorers[explorer];
  const { labyrinth, standing } = table;
  const reach = createReach(planUnder(labyrinth));
  const mayRest = restsOf(table, explorer);
  const line = enemyLine(table);
  const endsFrom = (start: CellId): CellId[] =>
    cellsOf(findReach(reach, labyrinth, start, movement, gait, line)).filter(mayRest);

  const home = standing[explorer];
  const trips = new Map<CellId, LabyrinthTrip>();
  for (const cell of endsFrom(home)) trips.set(cell, { way: wayTo(reach, cell)!, stop: null });
  for (const [stop, { way }] of [...trips]) {
    for (const cell of endsFrom(stop)) {
      if (cell === home) continue;
      const known = trips.get(cell);
      const longer = [...way, ...wayTo(reach, cell)!];
      if (known && (known.stop === null || known.way.length <= longer.length)) continue;
      trips.set(cell, { way: longer, stop });
    }
  }
  return trips;
}

/** Where somebody without any ability may end a move of so many steps. */
export function endsOnFoot(table: LabyrinthTable, start: CellId, steps: number): readonly CellId[] {
  const reach = createReach(planUnder(table.labyrinth));
  findReach(reach, table.labyrinth, start, steps, ON_FOOT, enemyLine(table));
  return cellsOf(reach).filter(restsOf(table, null));
}
