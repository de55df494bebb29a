import type { Crew } from '@oubliette/bots/crew';
import { WORTH_TELLING } from '@oubliette/bots/review';
import { type Seat, statesOf, toldTo } from '@oubliette/kernel';
import type { HostedMatch } from '../hosted-match.ts';
import { hintFor } from './hint.ts';
import type { Hint, LookedBack } from './told.ts';

/** Moments that are judged in one go: the curve grows while one looks at it. */
const PART = 32;
const SEED = 1;

/** Moments at which somebody began to do something, and the end; a match from a file tells less of it. */
function moments({ match: { game, log } }: HostedMatch, states: readonly object[]): number[] {
  const asked = (moment: number) => game.decision(states[moment]!);
  /** An answer lies under seal: what it brings shows with the last one. */
  const isSealed = (moment: number) => (asked(moment - 1)?.seats.length ?? 0) > 1;
  const goesOn = (moment: number) =>
    log[moment]!.seat === log[moment - 1]?.seat &&
    asked(moment)?.question === asked(moment - 1)?.question;
  const tellsWishes = log.some(({ joined }) => joined);
  const begun = [...log.keys()].filter(at =>
    tellsWishes ? !log[at]!.joined : at === 0 || !goesOn(at),
  );
  /** What had to be done belongs to what was done before. */
  const isForced = (moment: number) => game.legal(states[moment]!, log[moment]!.seat).length === 1;
  return [...new Set(begun)]
    .filter(at => at === 0 || !(isSealed(at) || isForced(at)))
    .concat(log.length);
}

/** What a seat saw of a match at a moment. */
function seenAt({ match: { game, log }, past }: HostedMatch, at: number, seat: Seat) {
  const story = log.slice(0, at).flatMap(({ events }) => toldTo(events, seat));
  return { at, view: game.view(past![at]!, seat), story };
}

/** A part of a finished match with the eyes of one seat. */
export async function lookedBack(
  hosted: HostedMatch,
  seat: Seat,
  from: number,
  crew: Crew,
): Promise<LookedBack> {
  const { match } = hosted;
  const { game, options, log } = match;
  hosted.past ??= statesOf(match);
  const all = moments(hosted, hosted.past);
  const part = all.slice(from, from + PART).map(at => {
    const entry = log[at];
    return { ...seenAt(hosted, at, seat), ...(entry === undefined ? {} : { seat: entry.seat }) };
  });
  const about = { game: game.id, seats: game.seats(options), seat, seed: SEED };
  return { of: all.length, curve: await crew.review({ ...about, moments: part }) };
}

/**
 * What the machine would have done from a moment on, in the place of whoever decided there: the hint that
 * they would have got. Nothing if that is no better than what they did until the other moment, or if others
 * chose at the same time.
 */
export async function hintThen(
  hosted: HostedMatch,
  at: number,
  until: number,
  crew: Crew,
): Promise<Hint | null> {
  const { match } = hosted;
  const { game, options, log } = match;
  hosted.past ??= statesOf(match);
  const state = hosted.past[at];
  const seat = log[at]?.seat;
  if (state === undefined || seat === undefined) return null;
  if (game.decision(state)?.seats.length !== 1) return null;
  const hint = await hintFor({ ...match, state, log: log.slice(0, at) }, seat, crew);
  const written = (actions: readonly unknown[]) => actions.map(game.notation.printAction);
  const own = log.slice(at, until);
  const end = own.findIndex(entry => entry.seat !== seat);
  const gain = await crew.compare({
    game: game.id,
    seats: game.seats(options),
    seat,
    moment: seenAt(hosted, at, seat),
    done: written(own.slice(0, end < 0 ? own.length : end).map(({ action }) => action)),
    instead: written(hint.play),
    seed: SEED,
  });
  return gain < WORTH_TELLING ? null : hint;
}
