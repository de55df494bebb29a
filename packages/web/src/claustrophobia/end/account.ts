import type { CaveView, Claustrophobia, Event } from '@oubliette/claustrophobia';
import type { Chapter } from '../../match/contract.ts';
import type { CaveSnapshot } from '../seen/choice.ts';
import { HUMAN_NAMES, isOnMap, isTroglodyte, warriorIn } from '../seen/reading.ts';
import { passagesOf } from '../story/passage.ts';
import type { Party } from '../words/index.ts';

/** Why a match is over: as its story told, or by a word across the table. */
export type CaveOverReason =
  | NonNullable<Extract<Event, { kind: 'over' }>['reason']>
  | 'resigned'
  | 'out-of-time'
  | 'agreed-draw';

/** Players may end a match by themselves. */
const AGREEMENT = 'CL-WIN-05';

type Ended = Pick<CaveSnapshot, 'chapters' | 'resigned' | 'outOfTime' | 'agreedDraw'>;

/** The side that has won, or null. */
export function winnerOf({ view, outcome }: Pick<CaveSnapshot, 'view' | 'outcome'>): Party | null {
  const [seat] = outcome?.winners ?? [];
  if (seat === undefined) return null;
  return seat === view.seats.human ? 'human' : 'demon';
}

/** Why a match is over, and by which rule. */
export function endingOf({ chapters, resigned, outOfTime, agreedDraw }: Ended): {
  readonly reason: CaveOverReason;
  readonly rule: string;
} {
  if (resigned !== null) return { reason: 'resigned', rule: AGREEMENT };
  if (outOfTime !== null) return { reason: 'out-of-time', rule: AGREEMENT };
  if (agreedDraw) return { reason: 'agreed-draw', rule: AGREEMENT };
  const over = chapters.at(-1)?.events.find(event => event.kind === 'over');
  return { reason: over?.reason ?? 'goal', rule: over?.rule ?? 'CL-WIN-01' };
}

/**
 * The round of what is told first, seen from before it: whoever ends a round rolls the dice of the
 * next.
 */
export function roundOf(chapters: readonly Chapter<Claustrophobia>[], before: CaveView): number {
  const events = chapters.flatMap(chapter => chapter.events);
  const first = passagesOf(chapters)[0]?.events[0];
  const begun = events.slice(0, first && events.indexOf(first)).findLast(isRound);
  return begun?.round ?? before.facts.round;
}

const isRound = (event: Event): event is Extract<Event, { kind: 'round' }> =>
  event.kind === 'round';

const humansAt = (view: CaveView, place: string): string[] =>
  HUMAN_NAMES.filter(who => warriorIn(view, who)?.place === place);

/** How a match went for the humans and for the horde. */
export interface CaveAccount {
  readonly escaped: readonly string[];
  readonly alive: readonly string[];
  readonly dead: readonly string[];
  /** Troglodytes and Demons that fell. */
  readonly troglodytes: number;
  readonly demons: number;
  readonly rounds: number;
  readonly tiles: number;
}

export function accountOf({
  view,
  chapters,
}: Pick<CaveSnapshot, 'view' | 'chapters'>): CaveAccount {
  const killed = chapters
    .flatMap(({ events }) => events)
    .flatMap((event: Event) => (event.kind === 'killed' ? [event.who] : []));
  return {
    escaped: humansAt(view, 'escaped'),
    alive: HUMAN_NAMES.filter(who => isOnMap(view, who)),
    dead: humansAt(view, 'dead'),
    troglodytes: killed.filter(isTroglodyte).length,
    demons: killed.filter(who => who === 'D').length,
    rounds: view.facts.round,
    tiles: view.board.length,
  };
}
