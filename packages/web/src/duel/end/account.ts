import type { DuelEndReason, DuelEvent, DuelSeat } from '@oubliette/dungeon-twister';
import type { DuelSnapshot } from '../seen/choice.ts';
import { seatOf } from '../words/mention.ts';

/** Why a match is over: as its story told, or by a word across the table. */
export type DuelOverReason = DuelEndReason | 'resigned' | 'out-of-time' | 'agreed-draw';

/** Players may end a match by themselves (DT-END-03). */
const AGREEMENT = 'DT-END-03';

type Ended = Pick<DuelSnapshot, 'chapters' | 'resigned' | 'outOfTime' | 'agreedDraw'>;

/** Why a match is over and by which rule; nothing while it goes on. */
export function endingOf({
  chapters,
  resigned,
  outOfTime,
  agreedDraw,
}: Ended): { readonly reason: DuelOverReason; readonly rule: string } | null {
  if (resigned !== null) return { reason: 'resigned', rule: AGREEMENT };
  if (outOfTime !== null) return { reason: 'out-of-time', rule: AGREEMENT };
  if (agreedDraw) return { reason: 'agreed-draw', rule: AGREEMENT };
  return chapters.at(-1)?.events.find(event => event.kind === 'over') ?? null;
}

/** How a side made its points: who left the maze, whom of the enemy it saw eliminated (DT-VP-01). */
export interface PointsAccount {
  readonly seat: DuelSeat;
  readonly points: number;
  readonly left: readonly string[];
  readonly eliminated: readonly string[];
}

export function accountOf(
  { view, chapters }: Pick<DuelSnapshot, 'view' | 'chapters'>,
  seat: DuelSeat,
): PointsAccount {
  const tokens = (kind: 'left' | 'killed', events: readonly DuelEvent[]) =>
    events.flatMap(event => (event.kind === kind ? [event.token] : []));
  const scored = chapters
    .map(({ events }) => events)
    .filter(events => events.some(event => event.kind === 'scored' && event.seat === seat));
  return {
    seat,
    points: view.points[seat] ?? 0,
    left: scored.flatMap(events => tokens('left', events)),
    eliminated: scored
      .flatMap(events => tokens('killed', events))
      .filter(token => seatOf(token) !== seat),
  };
}
