import {
  type BoardPlan,
  type CellId,
  changedEdges,
  type EdgeId,
  type EdgeState,
  followTurn,
  isRevealed,
  type Labyrinth,
  planUnder,
  type RoomPosition,
  stateOf,
} from '@oubliette/dungeon-twister';
import { type ExplorerName, explorerNames } from './explorers.ts';
import type { LabyrinthTable } from './table.ts';

/** What the eye must be shown between one table and the next. */
export type LabyrinthChange =
  | { readonly kind: 'turned'; readonly position: RoomPosition; readonly quarters: 1 | -1 | 2 }
  | { readonly kind: 'revealed' | 'hidden'; readonly position: RoomPosition }
  | {
      readonly kind: 'worked';
      readonly edge: EdgeId;
      readonly from: EdgeState;
      readonly to: EdgeState;
    }
  | {
      readonly kind: 'moved';
      readonly explorer: ExplorerName;
      readonly from: CellId;
      readonly to: CellId;
    };

/** The differences, so that undo and redo are seen to happen like any deed. */
export function changesBetween(before: LabyrinthTable, after: LabyrinthTable): LabyrinthChange[] {
  const rooms = roomChanges(before.labyrinth, after.labyrinth);
  const edges = edgeChanges(before.labyrinth, after.labyrinth);
  return [...rooms, ...edges, ...moves(before, after, rooms)];
}

function turnBetween(before: Labyrinth, after: Labyrinth, position: RoomPosition): 0 | 1 | -1 | 2 {
  const quarters = (after.quarters[position]! - before.quarters[position]!) & 3;
  return quarters === 3 ? -1 : (quarters as 0 | 1 | 2);
}

function roomChanges(before: Labyrinth, after: Labyrinth): LabyrinthChange[] {
  return planUnder(after).positions.flatMap((position): LabyrinthChange[] => {
    const [was, is] = [isRevealed(before, position), isRevealed(after, position)];
    if (was !== is) return [{ kind: is ? 'revealed' : 'hidden', position }];
    const quarters = turnBetween(before, after, position);
    return is && quarters ? [{ kind: 'turned', position, quarters }] : [];
  });
}

function edgeChanges(before: Labyrinth, after: Labyrinth): LabyrinthChange[] {
  return changedEdges(before, after).map(edge => ({
    kind: 'worked',
    edge,
    from: stateOf(before, edge),
    to: stateOf(after, edge),
  }));
}

/** Explorers whose new square no turning room accounts for. */
function moves(
  before: LabyrinthTable,
  after: LabyrinthTable,
  rooms: readonly LabyrinthChange[],
): LabyrinthChange[] {
  const plan = planUnder(after.labyrinth);
  return explorerNames
    .filter(name => carriedAlong(plan, rooms, before.standing[name]) !== after.standing[name])
    .map(explorer => ({
      kind: 'moved',
      explorer,
      from: before.standing[explorer],
      to: after.standing[explorer],
    }));
}

/** Where a square of the board comes to lie by those changes: it turns with its room. */
export function carriedAlong(
  plan: BoardPlan,
  changes: readonly LabyrinthChange[],
  cell: CellId,
): CellId {
  let at = cell;
  for (const change of changes) {
    if (change.kind !== 'turned') continue;
    const arrow = change.quarters < 0 ? 'counter-clockwise' : 'clockwise';
    for (let turn = 0; turn < Math.abs(change.quarters); turn++) {
      at = followTurn(plan, change.position, arrow, at);
    }
  }
  return at;
}
