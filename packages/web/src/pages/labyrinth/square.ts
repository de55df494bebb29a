import {
  type CellId,
  DIRECTIONS,
  type Direction,
  type EdgeId,
  type EdgeSign,
  type EdgeState,
  farEdge,
  type Ground,
  groundAt,
  isRevealed,
  type Labyrinth,
  lineAt,
  lookAlong,
  nearEdge,
  neighbour,
  planUnder,
  positionAt,
  positionOfEdge,
  type RoomId,
  type RoomPosition,
  type SquaresInSight,
  signOf,
  stateOf,
  whatBars,
} from '@oubliette/dungeon-twister';
import { charactersOf, type ExplorerName, explorerOn } from './explorers.ts';
import type { LabyrinthTable } from './table.ts';

/** One room's part of an edge. */
interface Part {
  readonly edge: EdgeId;
  readonly room: RoomId;
  readonly sign: EdgeSign;
  readonly state: EdgeState;
}

/** One of the four sides of a square. */
export interface SideView {
  readonly direction: Direction;
  readonly next: CellId | null;
  /** Within a room one part, on a border between rooms two, at a line its room's only. */
  readonly parts: readonly Part[];
  /** The rule that parts this square from the next, or null: they are adjacent. */
  readonly parted: ReturnType<typeof whatBars>;
  readonly gaze: SquaresInSight;
}

/** What a square is, without its sides. */
export interface SquareFacts {
  readonly cell: CellId;
  readonly ground: Ground;
  readonly position: RoomPosition | null;
  /** Of a revealed room; a face-down one keeps its name secret. */
  readonly room: RoomId | null;
  /** 0 the blue line, 1 the yellow one. */
  readonly line: 0 | 1 | null;
  readonly explorer: ExplorerName | null;
}

export interface SquareView extends SquareFacts {
  /** Empty in an unrevealed room. */
  readonly sides: readonly SideView[];
}

export function squareFacts({ labyrinth, standing }: LabyrinthTable, cell: CellId): SquareFacts {
  const plan = planUnder(labyrinth);
  const position = positionAt(plan, cell);
  const revealed = position !== null && isRevealed(labyrinth, position);
  const line = lineAt(plan, cell);
  return {
    cell,
    ground: groundAt(labyrinth, cell),
    position,
    room: revealed ? labyrinth.rooms[position]!.id : null,
    line: line && (line === plan.lines[0] ? 0 : 1),
    explorer: explorerOn(standing, cell),
  };
}

export function squareView(table: LabyrinthTable, cell: CellId): SquareView {
  const { labyrinth, standing } = table;
  const facts = squareFacts(table, cell);
  if (facts.ground === 'unrevealed') return { ...facts, sides: [] };
  const characters = charactersOf(standing, planUnder(labyrinth));
  return {
    ...facts,
    sides: DIRECTIONS.map(direction => sideView(labyrinth, cell, direction, characters)),
  };
}

function sideView(
  labyrinth: Labyrinth,
  cell: CellId,
  direction: Direction,
  characters: Uint8Array,
): SideView {
  const near = nearEdge(labyrinth, cell, direction);
  const far = farEdge(labyrinth, cell, direction);
  const edges = [...new Set([near, far])].filter(edge => edge !== null);
  return {
    direction,
    next: neighbour(planUnder(labyrinth), cell, direction),
    parts: edges
      .filter(edge => isRevealed(labyrinth, positionOfEdge(edge)))
      .map(edge => partOf(labyrinth, edge)),
    parted: whatBars(labyrinth, cell, direction),
    gaze: lookAlong(labyrinth, cell, direction, characters),
  };
}

function partOf(labyrinth: Labyrinth, edge: EdgeId): Part {
  return {
    edge,
    room: labyrinth.rooms[positionOfEdge(edge)]!.id,
    sign: signOf(labyrinth, edge),
    state: stateOf(labyrinth, edge),
  };
}
