import { lettering, num, palette, placed } from '@oubliette/art';
import { capacityOf, planOf, type SoloView } from '@oubliette/dungeon-twister';
import { roomCorner } from '@oubliette/dungeon-twister/drawing';
import type { Plane } from '../board/plane.ts';
import { text } from './words/messages.ts';

/** How many tokens each unrevealed room brings, as it is printed in the box (DS-SET-06). */
export function tokensToCome({
  rooms,
  long,
}: Pick<SoloView, 'rooms' | 'long'>): [number, number][] {
  const plan = planOf(long);
  return plan.positions.flatMap(room =>
    rooms[room]!.name === null ? [[room, capacityOf(plan, room)]] : [],
  );
}

/** The same in words for whoever cannot see the numbers. */
export function toComeIn(view: SoloView, room: number): string | undefined {
  const found = tokensToCome(view).find(([each]) => each === room);
  return found && text().toCome(found[1]);
}

/** The numbers on the backs of the rooms. */
export function roomNumbers({ geometry }: Plane, view: SoloView): string {
  const { square } = geometry;
  const [half, radius] = [2.5 * square, 0.62 * square];
  const numbers = tokensToCome(view).map(([room, count]) => {
    const [x, y] = roomCorner(geometry, room);
    const disc = `<circle r="${num(radius)}" fill="${palette.outline}" stroke="#dcc0ff" stroke-width="1.6"/>`;
    return placed(
      x + half,
      y + half,
      disc + lettering(String(count), square, square * 0.34, '#dcc0ff'),
    );
  });
  return `<g class="room-numbers">${numbers.join('')}</g>`;
}
