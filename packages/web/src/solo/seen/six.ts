import {
  type DuelAction,
  planOf,
  ROOM_SIDE,
  ROOM_SQUARES,
  type SoloAction,
  type SoloView,
  type SoloWorkView,
  turnedSquare,
} from '@oubliette/dungeon-twister';
import type { SoloSnapshot } from './seen.ts';

type Teleport = Extract<SoloWorkView, { kind: 'teleport' }>;
type Answer = Extract<SoloAction, { do: 'row' | 'column' }>;
type Put = Extract<DuelAction, { do: 'put' }>;

/** An answer to a single 6, and what it comes to. */
export interface SingleSixAnswer {
  readonly action: Answer;
  readonly token: string;
  readonly cell: number;
}

const SIX = 6;

/** Whether one die shows a 6 and the other does not. */
export const isSingleSix = ({ red, white }: Teleport): boolean => (red === SIX) !== (white === SIX);

/** The token on its way and its dice, while the Player is asked for a row or a column. */
export function sixAsked({ work }: SoloView): Teleport | null {
  const frame = work.at(-1);
  return frame?.kind === 'teleport' && isSingleSix(frame) ? frame : null;
}

/** The square to which a number leads in place of the 6: the card lies as its room does (DS-DECK-06). */
export function squareFor(view: SoloView, { room, red, white }: Teleport, number: number) {
  const row = red === SIX ? number : red;
  const column = white === SIX ? number : white;
  const drawn = (row - 1) * ROOM_SIDE + (column - 1);
  const square = turnedSquare(drawn, view.rooms[room]!.quarters);
  return planOf(view.long).cellOf[room * ROOM_SQUARES + square]!;
}

export function sixesIn({ view, legal }: Pick<SoloSnapshot, 'view' | 'legal'>): SingleSixAnswer[] {
  const frame = sixAsked(view);
  const token = frame?.tokens[0];
  if (!frame || !token) return [];
  return legal.flatMap(action =>
    action.do === 'row' || action.do === 'column'
      ? [{ action, token, cell: squareFor(view, frame, action.number) }]
      : [],
  );
}

/** The same wish on the board: the token is put on the square. */
export function putFor({ token, cell }: SingleSixAnswer, { long }: SoloView): Put {
  const { columns } = planOf(long);
  return { do: 'put', token, x: cell % columns, y: Math.floor(cell / columns) };
}

/** The answer that was meant by a square of the board. */
export function sixBehind(
  action: DuelAction,
  snapshot: Pick<SoloSnapshot, 'view' | 'legal'>,
): Answer | null {
  if (action.do !== 'put') return null;
  const meant = sixesIn(snapshot).find(six => {
    const { x, y } = putFor(six, snapshot.view);
    return x === action.x && y === action.y;
  });
  return meant?.action ?? null;
}
