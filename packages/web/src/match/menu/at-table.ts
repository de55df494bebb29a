import { type Shape, TABLE } from '@oubliette/kernel';
import type { Snapshot } from '../contract.ts';
import { playerName } from '../names.ts';

/** The one who sits at the screen and his opponent, by name; null when nobody can speak. */
export function atTable(snapshot: Snapshot<Shape>): { own: string; other: string } | null {
  const { viewer, seats, players, outcome, moment, last } = snapshot;
  const other = seats.find(seat => seat !== viewer);
  if (viewer === TABLE || other === undefined || outcome !== null || moment < last) return null;
  return { own: playerName(players, viewer), other: playerName(players, other) };
}
