/**
 * Line of sight (DT-LOS-01 to 03). `characters` has a non-zero entry for every square on which a
 * character stands or lies; the looker's own square never counts.
 */
import { type BarRule, PORTCULLIS, ruleOfBars, SLIT, WALL } from './bars.ts';
import { type Direction, EAST, NORTH, SOUTH, WEST } from './direction.ts';
import { isSolidAt } from './ground.ts';
import { type Labyrinth, planUnder } from './labyrinth.ts';
import { HIDES, SIGHT_OF_CODE } from './nature.ts';
import { type BoardPlan, type CellId, NONE, rowOf } from './plan.ts';

/** Whether a looker on one square sees the other. Nobody looks at their own square. */
export function sees(
  labyrinth: Labyrinth,
  from: CellId,
  to: CellId,
  characters: Uint8Array,
): boolean {
  const direction = bearing(planUnder(labyrinth), from, to);
  return direction !== null && endOfSight(labyrinth, from, direction, characters, to) === to;
}

/** The first character seen in a direction, or null. */
export function firstSeen(
  labyrinth: Labyrinth,
  from: CellId,
  direction: Direction,
  characters: Uint8Array,
): CellId | null {
  const end = endOfSight(labyrinth, from, direction, characters, NONE);
  return end !== from && characters[end] !== 0 ? end : null;
}

export interface SquaresInSight {
  /** The squares seen, nearest first. */
  readonly seen: readonly CellId[];
  /** Why sight ends after the last of them. */
  readonly stop:
    | Exclude<BarRule, 'DT-SLIT-01'>
    | 'DT-LOS-02'
    | 'DT-SLIT-02'
    | 'DT-SLIT-03'
    | 'DT-EXT-02'
    | 'DT-PND-20';
}

/** Everything seen in a direction and what ends it. */
export function lookAlong(
  labyrinth: Labyrinth,
  from: CellId,
  direction: Direction,
  characters: Uint8Array,
): SquaresInSight {
  const { neighbours } = planUnder(labyrinth);
  const end = endOfSight(labyrinth, from, direction, characters, NONE);
  const seen: CellId[] = [];
  for (let cell = from; cell !== end; ) {
    cell = neighbours[cell * 4 + direction] as CellId;
    seen.push(cell);
  }
  const character = end !== from && characters[end] !== 0;
  return { seen, stop: character ? 'DT-LOS-02' : whySightEnds(labyrinth, from, direction, end) };
}

/**
 * The last square seen in a direction, or the looker's own. Only the edge beside the looker may be a
 * slit (DT-SLIT-02); the parts of a border are one edge, so slits back to back count as one (DT-SLIT-03).
 */
function endOfSight(
  labyrinth: Labyrinth,
  from: CellId,
  direction: Direction,
  characters: Uint8Array,
  target: number,
): CellId {
  const { table } = labyrinth;
  const { neighbours, groundAt } = planUnder(labyrinth);
  let cell: number = from;
  let transparent = SLIT;
  while ((table[cell * 4 + direction]! & ~transparent) === 0) {
    const next = neighbours[cell * 4 + direction]!;
    const sight = SIGHT_OF_CODE[table[groundAt + next]!]!;
    if (sight === HIDES) break;
    cell = next;
    if (cell === target || characters[cell] !== 0 || sight !== 0) break;
    transparent = 0;
  }
  return cell as CellId;
}

function whySightEnds(
  labyrinth: Labyrinth,
  from: CellId,
  direction: Direction,
  end: CellId,
): SquaresInSight['stop'] {
  if (end !== from && isSolidAt(labyrinth, end)) return 'DT-EXT-02';
  const bars = labyrinth.table[end * 4 + direction]!;
  if ((end === from ? bars & ~SLIT : bars) === 0) return 'DT-PND-20';
  if (end === from) {
    const backedSlit = (bars & SLIT) !== 0 && (bars & (WALL | PORTCULLIS)) !== 0;
    return backedSlit ? 'DT-SLIT-03' : sightRule(bars & ~SLIT);
  }
  const throughSlit = (labyrinth.table[from * 4 + direction]! & SLIT) !== 0;
  return sightRule(bars, throughSlit ? 'DT-SLIT-03' : 'DT-SLIT-02');
}

function sightRule(
  bars: number,
  slit: 'DT-SLIT-02' | 'DT-SLIT-03' = 'DT-SLIT-02',
): SquaresInSight['stop'] {
  const rule = ruleOfBars(bars)!;
  return rule === 'DT-SLIT-01' ? slit : rule;
}

/** The direction in which a square lies straight ahead, over any distance. */
export function bearing(plan: BoardPlan, from: CellId, to: CellId): Direction | null {
  if (from === to) return null;
  if (rowOf(plan, from) === rowOf(plan, to)) return to > from ? EAST : WEST;
  if ((to - from) % plan.columns === 0) return to > from ? SOUTH : NORTH;
  return null;
}
