import {
  type BoardPlan,
  type CellId,
  COLOURS,
  cellNamed,
  type DuelSeat,
  type DuelView,
  planOf,
} from '@oubliette/dungeon-twister';

/** The number of a seat in tables by side. */
export const sideNumber = (seat: DuelSeat): number => COLOURS.indexOf(seat);

type Board = Pick<DuelView, 'long' | 'wide'> & { readonly rooms: readonly unknown[] };

/** The plan of the board that a view shows. */
export const planIn = ({ long, wide, rooms }: Board): BoardPlan => planOf(long, wide, rooms.length);

/** The square of a token, or nothing off the board. */
export const cellOf = (view: Board, { place }: { readonly place: string }): CellId | null =>
  cellNamed(planIn(view), place) ?? null;

/** The square of a token by its name. */
export function cellIn(
  view: Board & { readonly tokens: readonly { readonly name: string; readonly place: string }[] },
  name: string,
): CellId | null {
  const token = view.tokens.find(each => each.name === name);
  return token === undefined ? null : cellOf(view, token);
}
