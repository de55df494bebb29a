import {
  type Arrow,
  altered,
  type CellId,
  type EdgeId,
  type EdgeState,
  followTurn,
  groundAt,
  isRevealed,
  type Labyrinth,
  planUnder,
  type RoomPosition,
  revealRoom,
  setEdge,
  stateOf,
  turnRoom,
} from '@oubliette/dungeon-twister';
import {
  type ExplorerName,
  type ExplorerSquares,
  explorerNames,
  explorerOn,
  firstStanding,
  isForeignLine,
} from './explorers.ts';

/** Everything that can be changed on this page. A table is never altered: deeds make new ones. */
export interface LabyrinthTable {
  readonly labyrinth: Labyrinth;
  readonly standing: ExplorerSquares;
}

export type LabyrinthDeed =
  | { readonly kind: 'reveal'; readonly position: RoomPosition }
  | { readonly kind: 'reveal-all' }
  | { readonly kind: 'turn'; readonly position: RoomPosition; readonly arrow: Arrow }
  | { readonly kind: 'work'; readonly edge: EdgeId; readonly state: EdgeState }
  | { readonly kind: 'put'; readonly explorer: ExplorerName; readonly cell: CellId };

/** The ledger's entry that speaks against a deed. */
export type RefusalRule =
  | 'DT-BOARD-07'
  | 'DT-LINE-02'
  | 'DT-MOVE-05'
  | 'DT-PIT-01'
  | 'DT-PORT-03'
  | 'DT-ROT-02';

/** The rooms at the starting lines lie open at first: there is something to see and to reveal. */
export function firstTable(dealt: Labyrinth): LabyrinthTable {
  const labyrinth = altered(dealt, copy => {
    for (const { positions } of planUnder(copy).lines) {
      for (const position of positions) revealRoom(copy, position);
    }
  });
  return { labyrinth, standing: firstStanding(planUnder(labyrinth)) };
}

export function refusalOf(
  { labyrinth, standing }: LabyrinthTable,
  deed: LabyrinthDeed,
): RefusalRule | null {
  switch (deed.kind) {
    case 'turn':
      return isRevealed(labyrinth, deed.position) ? null : 'DT-ROT-02';
    case 'work':
      return stateOf(labyrinth, deed.edge) === 'broken' ? 'DT-PORT-03' : null;
    case 'put': {
      const ground = groundAt(labyrinth, deed.cell);
      if (ground === 'unrevealed') return 'DT-BOARD-07';
      if (ground === 'pit') return 'DT-PIT-01';
      if (isForeignLine(planUnder(labyrinth), deed.cell)) return 'DT-LINE-02';
      const there = explorerOn(standing, deed.cell);
      return there && there !== deed.explorer ? 'DT-MOVE-05' : null;
    }
    default:
      return null;
  }
}

export function afterDeed(table: LabyrinthTable, deed: LabyrinthDeed): LabyrinthTable {
  const { labyrinth, standing } = table;
  const after = (change: (copy: Labyrinth) => void) => altered(labyrinth, change);
  switch (deed.kind) {
    case 'reveal':
      return { labyrinth: after(copy => revealRoom(copy, deed.position)), standing };
    case 'reveal-all':
      return { labyrinth: after(revealAll), standing };
    case 'turn':
      return {
        labyrinth: after(copy => turnRoom(copy, deed.position, deed.arrow)),
        standing: turnedAlong(table, deed.position, deed.arrow),
      };
    case 'work':
      return { labyrinth: after(copy => setEdge(copy, deed.edge, deed.state)), standing };
    case 'put':
      return { labyrinth, standing: { ...standing, [deed.explorer]: deed.cell } };
  }
}

function revealAll(labyrinth: Labyrinth): void {
  for (const position of planUnder(labyrinth).positions) revealRoom(labyrinth, position);
}

/** Where everybody stands after a room has turned with all that is in it (DT-ROT-03). */
function turnedAlong(
  { labyrinth, standing }: LabyrinthTable,
  position: RoomPosition,
  arrow: Arrow,
): ExplorerSquares {
  const places = explorerNames.map(
    name => [name, followTurn(planUnder(labyrinth), position, arrow, standing[name])] as const,
  );
  return Object.fromEntries(places) as ExplorerSquares;
}
