import type { Point } from '@oubliette/art';
import type { CellId } from '@oubliette/dungeon-twister';
import { eye, sightLine, viewQuarters } from '@oubliette/dungeon-twister/drawing';
import { coveredGears, gearSigns, markAt, wayMarks } from '../../board/marks.ts';
import { middleOf, type Plane } from '../../board/plane.ts';
import type { ExplorerName } from './explorers.ts';
import { endsOnFoot, type LabyrinthTrip, tripsOf } from './moves.ts';
import type { SquareView } from './square.ts';
import type { LabyrinthTable } from './table.ts';

/** What is laid over the board: the squares in reach, a way, lines of sight. */
export interface LabyrinthOverlay extends Plane {
  readonly table: LabyrinthTable;
}

const screenSteps = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Reach is told by diamonds alone: here pieces may be put anywhere, so nothing is framed as allowed. */
const reachMark = (overlay: LabyrinthOverlay, cell: CellId, moves: 1 | 2): string =>
  markAt(overlay, moves === 1 ? 'near' : 'far', cell);

const tripMarks = (overlay: LabyrinthOverlay, trips: ReadonlyMap<CellId, LabyrinthTrip>): string =>
  [...trips].map(([cell, { stop }]) => reachMark(overlay, cell, stop === null ? 1 : 2)).join('');

/** The way of one or two moves, with the square between them. */
const tripWay = (overlay: LabyrinthOverlay, { way, stop }: LabyrinthTrip, from: CellId): string =>
  wayMarks(overlay, [from, ...way], stop === null ? [] : [stop]);

/** Four dotted lines from an eye, each with a red bar where it ends. */
function sightMarks(overlay: LabyrinthOverlay, square: SquareView): string {
  const { geometry } = overlay;
  const from = middleOf(overlay, square.cell);
  const lines = square.sides.map(({ direction, gaze }) => {
    const [dx, dy] = screenSteps[(direction + viewQuarters(geometry)) & 3]!;
    const [x, y] = middleOf(overlay, gaze.seen.at(-1) ?? square.cell);
    const end = geometry.square * 0.43;
    const to: Point = [x + dx * end, y + dy * end];
    return sightLine({ from, to, stopped: true }, geometry.square);
  });
  const gears = gearSigns(overlay, [square.cell, ...square.sides.flatMap(({ gaze }) => gaze.seen)]);
  const covers = square.explorer !== null || square.ground === 'gear';
  return lines.join('') + gears + (covers ? '' : eye(from, geometry.square));
}

export const focusMarks = (overlay: LabyrinthOverlay, cell: CellId): string =>
  markAt(overlay, 'focus', cell);

/** What the reader has chosen to see. */
interface Wishes {
  readonly held: () => ExplorerName | null;
  readonly shown: () => SquareView;
  readonly sight: () => boolean;
  /** Steps on foot, 0 for none; an explorer has steps of its own. */
  readonly reach: () => number;
}

/** With somebody in hand their reach and way; otherwise what is seen and reached from a square. */
export function boardMarks(overlay: LabyrinthOverlay, wishes: Wishes): string {
  const held = wishes.held();
  const shown = wishes.shown();
  if (held) {
    const trips = tripsOf(overlay.table, held);
    const trip = trips.get(shown.cell);
    const way = trip ? tripWay(overlay, trip, overlay.table.standing[held]) : '';
    return tripMarks(overlay, trips) + way;
  }
  if (shown.sides.length === 0) return '';
  const reach = wishes.reach() ? reachMarks(overlay, shown, wishes.reach()) : '';
  return reach + (wishes.sight() ? sightMarks(overlay, shown) : '');
}

/** From an explorer's square by its own gait, from any other on foot. */
function reachMarks(
  overlay: LabyrinthOverlay,
  { cell, explorer }: SquareView,
  steps: number,
): string {
  if (explorer) return tripMarks(overlay, tripsOf(overlay.table, explorer));
  return endsOnFoot(overlay.table, cell, steps)
    .map(end => reachMark(overlay, end, 1))
    .join('');
}

/** The numbers of gears that explorers stand on. */
export const explorersOnGears = (overlay: LabyrinthOverlay): string =>
  coveredGears(overlay, Object.values(overlay.table.standing));
