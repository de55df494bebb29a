import { type Shape, TABLE } from '@oubliette/kernel';
import type { Snapshot } from '../../match/contract.ts';
import { playerName } from '../../match/names.ts';

/** The one who sits at the screen and their opponents, by name; null when nobody can speak. */
export function atTable(snapshot: Snapshot<Shape>): { own: string; other: string } | null {
  const { viewer, seats, players, outcome, moment, last } = snapshot;
  const others = seats.filter(seat => seat !== viewer);
  if (viewer === TABLE || others.length === 0 || outcome !== null || moment < last) return null;
  return {
    own: playerName(players, viewer),
    other: others.map(seat => playerName(players, seat)).join(', '),
  };
}
