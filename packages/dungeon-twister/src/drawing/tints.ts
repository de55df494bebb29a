import type { Room } from '../board/room.ts';
import { type Paving, pavings } from './paving.ts';

/** What tells a pair from the others: floor, paving, and the colour of its arrows. */
export interface Tint {
  readonly floor: string;
  readonly arrow: string;
  readonly paving: Paving;
}

const tint = (floor: string, arrow: string, paving: Paving): Tint => ({ floor, arrow, paving });

/** Relative luminance of the floors lies between 0.04 and 0.08, so that highlights read alike. */
const tints: Readonly<Record<number, Tint>> = {
  1: tint('#484c2a', '#dbe76a', pavings.herringbone),
  2: tint('#613e25', '#86b6ff', pavings.hexagons),
  3: tint('#264c4b', '#63d4ea', pavings.scales),
  4: tint('#454345', '#ff8c7c', pavings.octagons),
  37: tint('#3f4a3a', '#ff8fa0', pavings.flagstones),
  38: tint('#51452c', '#c9a2ff', pavings.diagonals),
  39: tint('#4c382b', '#8fd0ff', pavings.planks),
  40: tint('#3c434a', '#98e08a', pavings.setts),
};

const known = Object.values(tints);

/** The tint of a room's pair; pairs of other sets borrow one by their number. */
export const tintOf = ({ number }: Pick<Room, 'number'>): Tint =>
  tints[number] ?? known[Math.abs(number) % known.length]!;
