import { num, palette, placed } from '@oubliette/art';
import {
  type Arrow,
  type CellId,
  type DuelAction,
  followTurn,
  isRevealed,
  planUnder,
} from '@oubliette/dungeon-twister';
import { jumpArc, roomCorner, roomDrawing, viewQuarters } from '@oubliette/dungeon-twister/drawing';
import { markAt, wayMarks } from '../../board/marks.ts';
import { middleOf, type Plane } from '../../board/plane.ts';
import type { Language } from '../../i18n/choose.ts';
import { cellIn } from '../seen/reading.ts';
import { aimOf, type BoardIntent, type BoardOffer } from './offers.ts';
import type { ShownBoard } from './shown.ts';
import { drawnTokens, tokenPicture } from './tokens.ts';

/** What the offer under the pointer would bring about. */
export function previewMarks(
  plane: Plane,
  wishes: BoardIntent,
  shown: ShownBoard,
  offer: BoardOffer,
  language: Language,
): string {
  const { action, move } = offer;
  if (move !== null) {
    const goal = markAt(plane, 'goal', move.to as CellId);
    return goal + wayMarks(plane, move.way as CellId[], move.stops as CellId[]);
  }
  if (action.do === 'turn') return turnPreview(plane, shown, action, language);
  if (action.do === 'jump') return jumpPreview(plane, wishes, action);
  const { cells } = aimOf(wishes, action);
  return cells.length === 1 ? markAt(plane, 'goal', cells[0]!) : '';
}

type ActionOf<K extends DuelAction['do']> = Extract<DuelAction, { do: K }>;

function jumpPreview(plane: Plane, wishes: BoardIntent, action: ActionOf<'jump'>): string {
  const from = cellIn(wishes.view, action.token);
  const [to] = aimOf(wishes, action).cells;
  if (from === null || to === undefined) return '';
  const arc = jumpArc(middleOf(plane, from), middleOf(plane, to), plane.geometry.square);
  return markAt(plane, 'goal', to) + arc;
}

/** A room as it would lie after a quarter turn, with everybody in it; only revealed rooms turn. */
function turnPreview(
  plane: Plane,
  shown: ShownBoard,
  { room, arrow }: ActionOf<'turn'>,
  language: Language,
): string {
  const { labyrinth, geometry } = plane;
  const { square } = geometry;
  const position = planUnder(labyrinth).positions[room]!;
  if (!isRevealed(labyrinth, position)) return '';
  const quarters = labyrinth.quarters[position]! + QUARTERS[arrow] + viewQuarters(geometry) + 4;
  const [x, y] = roomCorner(geometry, position);
  const drawing = roomDrawing({ room: labyrinth.rooms[position]!, quarters: quarters & 3 }, square);
  const plan = planUnder(labyrinth);
  const tokens = drawnTokens(shown)
    .filter(({ cell }) => plan.positionOf[cell] === position)
    .map(drawn => {
      const cell = followTurn(plan, position, arrow, drawn.cell);
      const picture = tokenPicture(shown, drawn, { square, language });
      return placed(...middleOf(plane, cell), picture);
    });
  const side = 5 * square;
  const frame = `<rect x="2" y="2" width="${num(side - 4)}" height="${num(side - 4)}" fill="none" stroke="${palette.legal}" stroke-width="3"/>`;
  return placed(x, y, drawing + frame) + tokens.join('');
}

const QUARTERS: Readonly<Record<Arrow, number>> = { clockwise: 1, 'counter-clockwise': -1 };
