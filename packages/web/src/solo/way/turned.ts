import { type Arrow, type CellId, planOf, type SoloEvent } from '@oubliette/dungeon-twister';
import type { ShownWay } from './way.ts';

/** A quarter that a room was turned. */
export interface RoomTurn {
  readonly room: number;
  readonly arrow: Arrow;
}

export const turnsIn = (events: readonly SoloEvent[]): readonly RoomTurn[] =>
  events.flatMap(event => (event.kind === 'turned' ? [event] : []));

/** Where a square lies after its room was turned. */
export function afterTurns(cell: CellId, turns: readonly RoomTurn[], long: number): CellId {
  const plan = planOf(long);
  return turns.reduce(
    (at, { room, arrow }) =>
      plan.positionOf[at] === room ? (plan.afterTurn[arrow][at] as CellId) : at,
    cell,
  );
}

/** A way on the squares over which it led, wherever they lie by now. */
export function wayAfterTurns(way: ShownWay, turns: readonly RoomTurn[], long: number): ShownWay {
  const moved = (cell: CellId) => afterTurns(cell, turns, long);
  return {
    start: moved(way.start),
    strides: way.strides.map(({ to, over }) => ({
      to: moved(to),
      over: over === null ? null : moved(over),
    })),
    stops: way.stops.map(moved),
  };
}
