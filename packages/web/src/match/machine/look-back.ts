import type { Crew } from '@oubliette/bots/browser';
import type { Glance } from '@oubliette/bots/review';
import { type Seat, statesOf, toldTo } from '@oubliette/kernel';
import type { Kept } from '../kept.ts';
import { foreseen } from './hint.ts';
import type { LookedBack } from './told.ts';

/** Enough to tell a turn for the better from one for the worse. */
const BUDGET = { nodes: 60 };
/** Moments that are judged in one go: the curve grows while one looks at it. */
const PART = 8;

/** Moments at which somebody began to do something, and the end; a match from a file tells less of it. */
function moments({ match: { game, log }, wishes }: Kept, states: readonly object[]): number[] {
  const asked = (moment: number) => game.decision(states[moment]!);
  /** An answer lies under seal: what it brings shows with the last one. */
  const isSealed = (moment: number) => (asked(moment - 1)?.seats.length ?? 0) > 1;
  const goesOn = (moment: number) =>
    log[moment]!.seat === log[moment - 1]?.seat &&
    asked(moment)?.question === asked(moment - 1)?.question;
  const begun = wishes[0] === 0 ? wishes : [...log.keys()].filter(at => at === 0 || !goesOn(at));
  /** What had to be done belongs to what was done before. */
  const isForced = (moment: number) => game.legal(states[moment]!, log[moment]!.seat).length === 1;
  return [...new Set(begun)]
    .filter(at => at === 0 || !(isSealed(at) || isForced(at)))
    .concat(log.length);
}

/** Whether the machine would have done something else than what was done. */
function isOther(best: Glance['best'], { action }: Pick<Glance, 'action'>): best is Best {
  return best !== null && best.line[0]?.actions[0] !== action;
}

type Best = NonNullable<Glance['best']>;

/** A part of a finished match with the eyes of one seat. */
export async function lookedBack(
  kept: Kept,
  seat: Seat,
  from: number,
  crew: Crew,
): Promise<LookedBack> {
  const { match } = kept;
  const { game, options, log } = match;
  kept.past ??= statesOf(match);
  const all = moments(kept, kept.past);
  const part = all.slice(from, from + PART).map(at => {
    const entry = log[at];
    const view = game.view(kept.past![at]!, seat);
    const story = log.slice(0, at).flatMap(({ events }) => toldTo(events, seat));
    if (entry === undefined) return { at, view, story };
    const isOwn = entry.seat === seat;
    const action = isOwn ? { action: game.notation.printAction(entry.action) } : {};
    return { at, view, story, seat: entry.seat, ...action };
  });
  const about = { game: game.id, seats: game.seats(options), seat, budget: BUDGET, seed: 1 };
  const glances = await crew.review({ ...about, moments: part });
  return {
    of: all.length,
    glances: glances.map(({ best, ...glance }) => ({
      ...glance,
      best: isOther(best, glance) ? { ...best, line: foreseen(match, best.line) } : null,
    })),
  };
}
