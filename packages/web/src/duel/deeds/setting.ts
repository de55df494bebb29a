import { cellAt, type Direction, type DuelSeat, type DuelView } from '@oubliette/dungeon-twister';
import { isObject, isOfPrison, type PieceId, pieceOf, seatOf } from '../words/mention.ts';
import type { DuelTexts } from '../words/messages.en.ts';
import { planIn } from '../words/sides.ts';
import { cornersOf, squareName } from '../words/square-name.ts';

/** How the board lies on the screen: turned by so many clockwise quarters. */
export type BoardTurned = 0 | 1;

/** Where a deed is put into words. */
export interface DeedSetting {
  readonly texts: DuelTexts;
  readonly view: DuelView;
  readonly turned: BoardTurned;
}

/** Where a neighbour lies on the screen, and where one goes to get there. */
export const side = ({ texts, turned }: DeedSetting, direction: Direction): string =>
  texts.asked.sides[(direction + turned) & 3]!;
export const way = ({ texts, turned }: DeedSetting, direction: Direction): string =>
  texts.asked.ways[(direction + turned) & 3]!;

export function squareAt({ view }: DeedSetting, x: number, y: number): string {
  const plan = planIn(view);
  return squareName(plan, cellAt(plan, x, y)!);
}

export const cornersAt = ({ view }: DeedSetting, room: number): string =>
  cornersOf(planIn(view), room);

/** A room by the name on it, or by its corners as long as nobody has seen it. */
export const roomNamed = (s: DeedSetting, room: number): string =>
  s.view.rooms[room]?.name ?? cornersAt(s, room);

/** Both sides have characters of the same name; an object is whoever's takes it. */
export function ownedOf(token: string): [PieceId, DuelSeat | null] {
  const piece = pieceOf(token);
  return [piece, isObject(piece) || isOfPrison(token) ? null : seatOf(token)];
}
