import { CAPACITY, KIND, KIND_OF, TILES } from '../content/tiles.ts';
import { HOLE_TOKEN, SEAL, type State } from '../state.ts';
import { HUMANS, WARRIORS, type Warrior } from '../warriors/roster.ts';
import { CELL_STEP, cellName } from './cells.ts';
import { opposite } from './openings.ts';

/** A tile on the board, by the order of placing. */
export type TileIndex = number;

export const NOWHERE = -1;

/** The spot whose tile lies in that cell, or NOWHERE. */
export function spotAt(state: State, cell: number): TileIndex {
  for (let spot = 0; spot < state.count; spot++) if (state.cells[spot] === cell) return spot;
  return NOWHERE;
}

/** Lays a tile; its neighbours are looked up once. */
export function layTile(state: State, tile: number, cell: number, quarters: number): TileIndex {
  const spot = state.count++;
  state.tiles[spot] = tile;
  state.turns[spot] = quarters;
  state.cells[spot] = cell;
  state.open[spot] = TILES[tile]!.masks[quarters]!;
  for (let side = 0; side < 4; side++) {
    const other = spotAt(state, cell + CELL_STEP[side]!);
    state.beside[4 * spot + side] = other;
    if (other !== NOWHERE) state.beside[4 * other + opposite(side)] = spot;
  }
  return spot;
}

/** Takes the tile laid last away again. */
export function liftTile(state: State): void {
  const spot = --state.count;
  for (let side = 0; side < 4; side++) {
    const other = state.beside[4 * spot + side]!;
    if (other !== NOWHERE) state.beside[4 * other + opposite(side)] = NOWHERE;
    state.beside[4 * spot + side] = NOWHERE;
  }
  state.tiles[spot] = 0;
  state.turns[spot] = 0;
  state.cells[spot] = 0;
  state.open[spot] = 0;
}

export function hasOpening(state: State, spot: TileIndex, side: number): boolean {
  return (state.open[spot]! & (1 << side)) !== 0;
}

/** The linked neighbour on that side, or NOWHERE (CL-MOVE-02). */
export function linked(state: State, spot: TileIndex, side: number): TileIndex {
  const bit = 1 << side;
  if ((state.open[spot]! & bit) === 0 || (state.caved[spot]! & bit) !== 0) return NOWHERE;
  const other = state.beside[4 * spot + side]!;
  if (other === NOWHERE) return NOWHERE;
  return (state.open[other]! & (1 << opposite(side))) === 0 ? NOWHERE : other;
}

/** An opening onto an empty cell (CL-EXPL-01). */
export function isUnexplored(state: State, spot: TileIndex, side: number): boolean {
  return hasOpening(state, spot, side) && state.beside[4 * spot + side] === NOWHERE;
}

/** The same, and not closed to humans (CL-EXPL-10). */
export function isOpenToHumans(state: State, spot: TileIndex, side: number): boolean {
  return isUnexplored(state, spot, side) && (state.closed[spot]! & (1 << side)) === 0;
}

export function hasUnexplored(state: State, spot: TileIndex): boolean {
  for (let side = 0; side < 4; side++) if (isUnexplored(state, spot, side)) return true;
  return false;
}

/** Unexplored openings that humans could use, on the whole board. */
export function countOpenings(state: State): number {
  let count = 0;
  for (let spot = 0; spot < state.count; spot++) {
    for (let side = 0; side < 4; side++) if (isOpenToHumans(state, spot, side)) count++;
  }
  return count;
}

export function kindAt(state: State, spot: TileIndex): number {
  return KIND_OF[state.tiles[spot]!]!;
}

export function hasHole(state: State, spot: TileIndex): boolean {
  const tile = state.tiles[spot]!;
  return KIND_OF[tile] === KIND.hole || (state.marks[tile]! & HOLE_TOKEN) !== 0;
}

export function hasSeal(state: State, spot: TileIndex): boolean {
  return (state.marks[state.tiles[spot]!]! & SEAL) !== 0;
}

export function humansOn(state: State, spot: TileIndex): number {
  let count = 0;
  for (let warrior = 0; warrior < HUMANS; warrior++) if (state.place[warrior] === spot) count++;
  return count;
}

export function demonsOn(state: State, spot: TileIndex): number {
  let count = 0;
  for (let warrior = HUMANS; warrior < WARRIORS; warrior++) {
    if (state.place[warrior] === spot) count++;
  }
  return count;
}

/** Whether one more warrior of that side fits on the tile (CL-MOVE-03). */
export function hasRoom(state: State, spot: TileIndex, human: boolean): boolean {
  const there = human ? humansOn(state, spot) : demonsOn(state, spot);
  return there < CAPACITY[state.tiles[spot]!]!;
}

export function warriorsOn(state: State, spot: TileIndex, from: Warrior, to: Warrior): Warrior[] {
  const list: Warrior[] = [];
  for (let warrior = from; warrior < to; warrior++) {
    if (state.place[warrior] === spot) list.push(warrior);
  }
  return list;
}

/** `@x,y` of a spot. */
export function nameOfSpot(state: State, spot: TileIndex): string {
  return cellName(state.cells[spot]!);
}
