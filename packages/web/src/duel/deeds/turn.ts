import { num, palette, placed } from '@oubliette/art';
import type { DuelActionOf } from '@oubliette/dungeon-twister';
import {
  type Arrow,
  altered,
  followTurn,
  isRevealed,
  planUnder,
  positionAt,
  type RoomPosition,
  turnRoom,
} from '@oubliette/dungeon-twister';
import { roomCorner, viewQuarters } from '@oubliette/dungeon-twister/drawing';
import { faces } from '../../board/faces.ts';
import { middleOf } from '../../board/plane.ts';
import { changed } from '../seen/shown.ts';
import { drawnTokens, tokenPicture } from '../seen/tokens.ts';
import type { DeedPreview, TableDeeds, TableHappenings } from './deed.ts';
import { roomNamed } from './setting.ts';
import { atRoom } from './wishes.ts';

const QUARTERS: Readonly<Record<Arrow, number>> = { clockwise: 1, 'counter-clockwise': -1 };

/** A room as it would lie after a quarter turn, with everybody in it; only revealed rooms turn. */
function turned(
  { plane, shown, language }: DeedPreview,
  { room, arrow }: DuelActionOf<'turn'>,
): string {
  const { labyrinth, geometry } = plane;
  const { square } = geometry;
  const plan = planUnder(labyrinth);
  const position = plan.positions[room]!;
  if (!isRevealed(labyrinth, position)) return '';
  const quarters = labyrinth.quarters[position]! + QUARTERS[arrow] + viewQuarters(geometry) + 4;
  const [x, y] = roomCorner(geometry, position);
  const lying = { room: labyrinth.rooms[position]!, quarters: quarters & 3 };
  const drawing = faces()?.roomDrawing(lying, square) ?? '';
  const tokens = drawnTokens(shown)
    .filter(({ cell }) => plan.positionOf[cell] === position)
    .map(drawn => {
      const cell = followTurn(plan, position, arrow, drawn.cell);
      return placed(...middleOf(plane, cell), tokenPicture(shown, drawn, { square, language }));
    });
  const side = 5 * square;
  const frame = `<rect x="2" y="2" width="${num(side - 4)}" height="${num(side - 4)}" fill="none" stroke="${palette.legal}" stroke-width="3"/>`;
  return placed(x, y, drawing + frame) + tokens.join('');
}

export const turn: TableDeeds<'turn'> = {
  turn: {
    words: (s, { room, arrow }) => s.texts.asked.actions.turn(roomNamed(s, room), arrow),
    aim: atRoom,
    room: 'plain',
    atHome: true,
    preview: turned,
    isAbove: true,
    wish({ labyrinth }, token, cell) {
      const room = positionAt(planUnder(labyrinth), cell);
      if (room === null) return null;
      return { do: 'turn', token, room, arrow: labyrinth.rooms[room]!.arrow };
    },
  },
};

export const roomTurned: TableHappenings<'turned'> = {
  turned: {
    after(shown, { room, arrow }) {
      const position = room as RoomPosition;
      const labyrinth = altered(shown.labyrinth, copy => turnRoom(copy, position, arrow));
      const plan = planUnder(labyrinth);
      return changed({ ...shown, labyrinth }, pieces => {
        for (const [name, piece] of pieces) {
          pieces.set(name, { ...piece, cell: followTurn(plan, position, arrow, piece.cell) });
        }
      });
    },
    sound: 'gear',
    isLong: true,
  },
};
