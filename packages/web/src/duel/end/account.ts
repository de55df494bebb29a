import type { DuelEvent, DuelSeat } from '@oubliette/dungeon-twister';
import type { DuelSnapshot } from '../choice.ts';
import { seatOf } from '../words/mention.ts';
import { OTHER, SIDE_OF } from '../words/sides.ts';

/** Why a match is over. */
export type Reason = 'target' | 'still' | 'nobody-left' | 'resigned' | 'agreed-draw';

/** The rule that ends it. */
export const RULES: Readonly<Record<Reason, string>> = {
  target: 'DT-END-01',
  still: 'DT-END-03',
  'nobody-left': 'DT-END-03',
  resigned: 'DT-END-03',
  'agreed-draw': 'DT-END-03',
};

/** Turns in a row without anything of note that end a match (DT-END-03). */
const QUIET_TURNS = 40;

type Ended = Pick<DuelSnapshot, 'view' | 'resigned' | 'agreedDraw'>;

export function reasonOf({ view, resigned, agreedDraw }: Ended): Reason {
  if (resigned !== null) return 'resigned';
  if (agreedDraw) return 'agreed-draw';
  const [blue = 0, yellow = 0] = view.points;
  if (Math.max(blue, yellow) >= view.target && blue !== yellow) return 'target';
  return view.quiet >= QUIET_TURNS ? 'still' : 'nobody-left';
}

/** How a side made its points: who left the maze, whom of the enemy it saw eliminated (DT-VP-01). */
export interface Account {
  readonly seat: DuelSeat;
  readonly points: number;
  readonly left: readonly string[];
  readonly eliminated: readonly string[];
}

export function accountOf(
  { view, chapters }: Pick<DuelSnapshot, 'view' | 'chapters'>,
  seat: DuelSeat,
): Account {
  const events = chapters.flatMap(chapter => chapter.events);
  const tokens = (kind: 'left' | 'killed', owner: DuelSeat) =>
    events.flatMap((event: DuelEvent) =>
      event.kind === kind && seatOf(event.token) === owner ? [event.token] : [],
    );
  return {
    seat,
    points: view.points[SIDE_OF[seat]] ?? 0,
    left: tokens('left', seat),
    eliminated: tokens('killed', OTHER[seat]),
  };
}
