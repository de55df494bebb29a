import type { Gear } from '@oubliette/art';
import type { Room } from '../board/room.ts';
import { tintOf } from './tints.ts';

/** The gear of a room as it is drawn. */
export const gearOf = (room: Room): Gear => ({
  arrow: room.arrow,
  number: room.number,
  colour: tintOf(room).arrow,
});
