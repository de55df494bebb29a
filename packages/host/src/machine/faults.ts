import { isLevel } from '@oubliette/bots/levels';
import { type Fault, fault, type Seat } from '@oubliette/kernel';
import type { Machine } from './machine.ts';

/** What is wrong with those whom the program shall play in a match that was saved. */
export function machineFaults({ levels }: Machine, seats: readonly Seat[]): readonly Fault[] {
  const named = Object.entries(levels);
  const strangers = named.filter(([seat]) => !seats.includes(seat));
  const unknown = named.filter(([, level]) => !isLevel(level));
  const isNobody = seats.every(seat => Object.hasOwn(levels, seat));
  return [
    ...strangers.map(([seat]) =>
      fault('match.machine-seat', `machine.levels.${seat}`, `Nobody sits at “${seat}” here.`),
    ),
    ...unknown.map(([seat, level]) =>
      fault('match.machine-level', `machine.levels.${seat}`, `There is no level “${level}”.`),
    ),
    ...(isNobody ? [fault('match.machine-alone', 'machine.levels', 'No seat is left.')] : []),
  ];
}
