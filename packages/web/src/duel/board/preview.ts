import type { CellId } from '@oubliette/dungeon-twister';
import { jumpArc } from '@oubliette/dungeon-twister/drawing';
import { markAt, wayMarks } from '../../board/marks.ts';
import { middleOf } from '../../board/plane.ts';
import type { DeedPreview } from '../deeds/deed.ts';
import { aimOf, deedAt } from '../deeds/index.ts';
import { cellIn } from '../seen/reading.ts';
import type { BoardOffer } from './offers.ts';

/** What the offer under the pointer would bring about. */
export function previewMarks(preview: DeedPreview, { action, move }: BoardOffer): string {
  const { plane, wishes } = preview;
  if (move !== null) {
    const goal = markAt(plane, 'goal', move.to as CellId);
    return goal + wayMarks(plane, move.way as CellId[], move.stops as CellId[]);
  }
  const { preview: special, isArc } = deedAt(action.do);
  if (special !== undefined) return special(preview, action);
  const { cells } = aimOf(wishes, action);
  if (cells.length !== 1) return '';
  const goal = markAt(plane, 'goal', cells[0]!);
  return isArc ? goal + arcTo(preview, action, cells[0]!) : goal;
}

/** From where somebody stands to where it would land. */
function arcTo({ plane, wishes }: DeedPreview, action: BoardOffer['action'], to: CellId): string {
  const from = 'token' in action && action.token ? cellIn(wishes.view, action.token) : null;
  if (from === null) return '';
  return jumpArc(middleOf(plane, from), middleOf(plane, to), plane.geometry.square);
}
