import type { CellId } from '@oubliette/dungeon-twister';
import { markAt, wayMarks } from '../../board/marks.ts';
import type { DeedPreview } from '../deeds/deed.ts';
import { aimOf, deedAt } from '../deeds/index.ts';
import type { BoardOffer } from './offers.ts';

/** What the offer under the pointer would bring about. */
export function previewMarks(preview: DeedPreview, { action, move }: BoardOffer): string {
  const { plane, wishes } = preview;
  if (move !== null) {
    const goal = markAt(plane, 'goal', move.to as CellId);
    return goal + wayMarks(plane, move.way as CellId[], move.stops as CellId[]);
  }
  const special = deedAt(action.do).preview;
  if (special !== undefined) return special(preview, action);
  const { cells } = aimOf(wishes, action);
  return cells.length === 1 ? markAt(plane, 'goal', cells[0]!) : '';
}
