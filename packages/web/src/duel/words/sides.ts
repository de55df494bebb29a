import {
  COLOURS,
  type DuelSeat,
  type DuelView,
  type Plan,
  planOf,
  seatsFor,
} from '@oubliette/dungeon-twister';

/** The number of a seat in tables by side. */
export const sideNumber = (seat: DuelSeat): number => COLOURS.indexOf(seat);

/** Everybody who plays, in the order of the turns. */
export const seatsOf = ({ points }: Pick<DuelView, 'points'>): readonly DuelSeat[] =>
  seatsFor(points.length);

/** The plan of the board that a view shows. */
export const planIn = ({ long, wide, rooms }: Pick<DuelView, 'long' | 'wide' | 'rooms'>): Plan =>
  planOf(long, wide, rooms.length);
