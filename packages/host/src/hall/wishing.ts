import type { Refusal, Result, Seat } from '@oubliette/kernel';
import type { WishFrame } from '../wire/frames.ts';
import type { Cabinet } from './cabinet.ts';
import { unreadableAction } from './faults.ts';
import type { DeedAddition, HallStore } from './hall-store.ts';
import { shown } from './sights.ts';
import { askedBy, carriedOut, deedOf, isSameQuestion, type Table, Unreadable } from './table.ts';
import { refused, type Told, withSight } from './told.ts';

/** Somebody else wrote first, so often in a row that the client should look again. */
const TRIES = 4;

/** Who wishes: a person by frames, a machine by what it thought. */
export interface Wisher {
  readonly seat: Seat;
  readonly frame: WishFrame;
}

/**
 * Takes wishes: durable first, then acknowledged, then told. A wish that comes again under its name gets
 * the first answer; one that knew too little gets the present and changes nothing.
 */
export function createWishing(
  store: HallStore,
  cabinet: Cabinet,
  now: () => number,
  grown: (match: string, head: number) => void,
) {
  const looking = ({ seat, frame: { known, outlook } }: Wisher) => ({
    viewer: seat,
    known,
    outlook,
  });

  function done(table: Table, wisher: Wisher, refusal: Refusal | null): Told {
    const { id, match } = wisher.frame;
    return withSight({ tell: 'done', id, match, refusal }, shown(table, looking(wisher)));
  }

  /** What becomes of a wish that knows an earlier moment, or met another one. */
  async function late(table: Table, wisher: Wisher): Promise<Told | null> {
    const { id, match } = wisher.frame;
    const { hosted } = table;
    const deed = await store.deed(match, id);
    if (deed !== null && deed.head > hosted.stored) await cabinet.catchUp(table);
    if (deed?.seat === wisher.seat) return done(table, wisher, deed.refusal);
    if (deed === null && knowsEnough(table, wisher)) return null;
    return withSight({ tell: 'stale', id, match }, shown(table, looking(wisher)));
  }

  async function attempted(table: Table, wisher: Wisher, isFirst: boolean): Promise<Told | null> {
    const { frame, seat } = wisher;
    const { hosted } = table;
    if (frame.head > hosted.stored) await cabinet.catchUp(table);
    if (!isFirst || frame.head !== hosted.stored) {
      const answer = await late(table, wisher);
      if (answer !== null) return answer;
    }
    const before = askedBy(hosted.match);
    const sinceBefore = table.askedSince;
    const refusal = carriedOut(table, seat, frame);
    const { length } = hosted.match.journal;
    if (length === hosted.stored) return done(table, wisher, refusal);
    table.askedSince = isSameQuestion(before, askedBy(hosted.match)) ? sinceBefore : length;
    const addition = deedOf(table, seat, frame.id, refusal, now());
    if (!(await store.append(addition))) return null;
    markWritten(table, addition);
    const answer = done(table, wisher, refusal);
    return { ...answer, afterwards: () => grown(frame.match, length) };
  }

  return async function wish(wisher: Wisher): Promise<Result<Told> | null> {
    const { match, id } = wisher.frame;
    for (let tries = 0; ; tries++) {
      const isLast = tries === TRIES;
      const taken = await cabinet.at(match, async table => {
        try {
          if (isLast) return withSight({ tell: 'stale', id, match }, shown(table, looking(wisher)));
          const answer = await attempted(table, wisher, tries === 0);
          if (answer === null) cabinet.forget(match);
          return answer;
        } catch (error) {
          if (error instanceof Unreadable) return refused(id, unreadableAction(error.message));
          // What is not known to be written never happened here.
          cabinet.forget(match);
          throw error;
        }
      });
      if (taken === null || !taken.ok) return taken;
      if (taken.value !== null) return { ok: true, value: taken.value };
    }
  };
}

/** A late answer counts where everything since was said by others to the same question. */
function knowsEnough({ hosted, askedSince }: Table, { seat, frame }: Wisher): boolean {
  if (frame.head === hosted.stored) return true;
  if (frame.head > hosted.stored || frame.head < askedSince || frame.do !== 'act') return false;
  return askedBy(hosted.match)?.seats.includes(seat) === true;
}

function markWritten(table: Table, { deed, snapshot }: DeedAddition): void {
  const { hosted } = table;
  hosted.stored = deed.head;
  hosted.told = deed.head;
  hosted.snapshotAt = snapshot?.entries ?? hosted.snapshotAt;
  table.touched = deed.at;
}
