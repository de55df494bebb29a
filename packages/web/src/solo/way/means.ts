import {
  barsAt,
  directionTo,
  isPitAt,
  planOf,
  SLIT,
  type SoloView,
} from '@oubliette/dungeon-twister';
import { labyrinthOf } from '../../duel/seen/labyrinth.ts';
import { cellOf, isCharacter } from '../../duel/seen/reading.ts';
import { isOfPrison, pieceOf } from '../../duel/words/mention.ts';
import { viewAsDuel } from '../seen/view-as-duel.ts';
import type { ShownWay } from './way.ts';

/** What a way leads over that stops everybody without an ability. */
export type WayHazard = 'slit' | 'pit' | 'enemy';

/** The abilities that a way needs: slits slipped through, pits and enemies passed over. */
export function meansOf({ start, strides }: ShownWay, view: SoloView): readonly WayHazard[] {
  const labyrinth = labyrinthOf(viewAsDuel(view));
  const plan = planOf(view.long);
  const placesOf = (is: (token: SoloView['tokens'][number]) => boolean) =>
    new Set(view.tokens.filter(is).map(token => cellOf(view, token)));
  // Anybody walks over the wounded (DT-MOVE-02) and over a pit where a Rope lies (DT-ROPE-02).
  const enemies = placesOf(
    ({ name, wounded }) => isCharacter(name) && !isOfPrison(name) && !wounded,
  );
  const ropes = placesOf(({ name }) => pieceOf(name) === 'rope');
  const means = strides.flatMap(({ to, over }, index): WayHazard[] => {
    if (over !== null) return [];
    const from = strides[index - 1]?.to ?? start;
    const direction = directionTo(plan, from, to);
    const isThrough = direction !== null && (barsAt(labyrinth, from, direction) & SLIT) !== 0;
    const isOver = index < strides.length - 1 && enemies.has(to);
    return [
      ...(isThrough ? ['slit' as const] : []),
      ...(isPitAt(labyrinth, to) && !ropes.has(to) ? ['pit' as const] : []),
      ...(isOver ? ['enemy' as const] : []),
    ];
  });
  return [...new Set(means)];
}
