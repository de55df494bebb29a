import { type CellId, duel, outlook } from '@oubliette/dungeon-twister';
import { geometry } from '@oubliette/dungeon-twister/drawing';
import type { Plane } from '../../board/plane.ts';
import { type ShownBoard, shownOf } from '../seen/shown.ts';
import type { BoardIntent } from './wishes.ts';

/** What the active side of a position in notation can wish for. */
export function wishesIn(
  lines: readonly string[],
  mind: Partial<Pick<BoardIntent, 'selected' | 'deed'>> = {},
): BoardIntent {
  const read = duel.notation.parsePosition(lines.join('\n'));
  if (!read.ok) throw new Error(read.faults[0]!.text);
  const [seat] = duel.decision(read.value)!.seats;
  const view = duel.view(read.value, seat!);
  return {
    view,
    legal: duel.legal(read.value, seat!),
    outlook: outlook(read.value, seat!),
    // A hall is no room of the set, so the view alone cannot lay it.
    labyrinth: read.value.labyrinth,
    selected: null,
    deed: null,
    ...mind,
  };
}

export const planeOf = ({ labyrinth }: BoardIntent, portrait = false): Plane => ({
  labyrinth,
  geometry: geometry(60, { portrait }),
});

export const shownIn = ({ view, labyrinth }: BoardIntent): ShownBoard => shownOf(view, labyrinth);

/** The square in column x and row y of the great labyrinth. */
export const cell = (x: number, y: number): CellId => (y * 22 + x) as CellId;
