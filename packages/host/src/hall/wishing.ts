import type { Refusal, Result, Seat } from '@oubliette/kernel';
import type { Cabinet } from './cabinet.ts';
import { ticked } from './clock.ts';
import { unreadableAction } from './faults.ts';
import type { DeedAddition, HallStore } from './hall-store.ts';
import { type KnownSight, shown } from './sights.ts';
import {
  askedBy,
  deedOf,
  isSameQuestion,
  isSameWait,
  type TableOfHall,
  Unreadable,
} from './table.ts';
import { refused, type SentAnswer, withSight } from './told.ts';

/** Somebody else wrote first, so often in a row that the client should look again. */
const TRIES = 4;

/** A wish of a seat: of a person by a frame, of the machine by what it thought, of the clock. */
export interface SeatWish {
  readonly match: string;
  readonly seat: Seat;
  /** The same name never acts twice in a match. */
  readonly id: string;
  /** What the seat knew when it wished. */
  readonly head: number;
  /** An answer to a question; several seats may answer the same one, knowing nothing of each other. */
  readonly isAnswer: boolean;
  readonly known?: KnownSight | undefined;
  readonly outlook: boolean;
  /** Does it on the match of this node; nothing of it is durable yet. */
  readonly deed: (table: TableOfHall) => Refusal | null;
}

/**
 * Takes wishes: durable first, then acknowledged, then told. A wish that comes again under its name gets
 * the first answer; one that knew too little gets the present and changes nothing.
 */
export function createWishing(
  store: HallStore,
  cabinet: Cabinet,
  now: () => number,
  grown: (match: string, head: number, machine: boolean) => void,
) {
  const looking = ({ seat, known, outlook }: SeatWish) => ({ viewer: seat, known, outlook });

  function done(table: TableOfHall, wish: SeatWish, refusal: Refusal | null): SentAnswer {
    const { id, match } = wish;
    return withSight({ tell: 'done', id, match, refusal }, shown(table, looking(wish)));
  }

  /** What becomes of a wish that knows an earlier moment, or met another one. */
  async function late(table: TableOfHall, wish: SeatWish): Promise<SentAnswer | null> {
    const { id, match } = wish;
    const { hosted } = table;
    const deed = await store.deed(match, id);
    if (deed !== null && deed.head > hosted.stored) await cabinet.catchUp(table);
    if (deed?.seat === wish.seat) return done(table, wish, deed.refusal);
    if (deed === null && knowsEnough(table, wish)) return null;
    return withSight({ tell: 'stale', id, match }, shown(table, looking(wish)));
  }

  async function attempted(
    table: TableOfHall,
    wish: SeatWish,
    isFirst: boolean,
  ): Promise<SentAnswer | null> {
    const { seat, id } = wish;
    const { hosted } = table;
    if (wish.head > hosted.stored) await cabinet.catchUp(table);
    if (!isFirst || wish.head !== hosted.stored) {
      const answer = await late(table, wish);
      if (answer !== null) return answer;
    }
    const before = askedBy(hosted.match);
    const sinceBefore = table.askedSince;
    const refusal = wish.deed(table);
    const { length } = hosted.match.journal;
    if (length === hosted.stored) return done(table, wish, refusal);
    const after = askedBy(hosted.match);
    const at = now();
    table.askedSince = isSameQuestion(before, after) ? sinceBefore : length;
    if (!isSameWait(before, after)) {
      table.since = at;
      table.times = ticked(table, after?.seats ?? [], at);
    }
    const addition = deedOf(table, seat, id, refusal, at);
    if (!(await store.append(addition))) return null;
    markWritten(table, addition);
    const answer = done(table, wish, refusal);
    return { ...answer, afterwards: () => grown(wish.match, length, addition.machine != null) };
  }

  return async function take(wish: SeatWish): Promise<Result<SentAnswer> | null> {
    const { match, id } = wish;
    for (let tries = 0; ; tries++) {
      const isLast = tries === TRIES;
      const taken = await cabinet.at(match, async table => {
        try {
          if (isLast) return withSight({ tell: 'stale', id, match }, shown(table, looking(wish)));
          const answer = await attempted(table, wish, tries === 0);
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
function knowsEnough({ hosted, askedSince }: TableOfHall, wish: SeatWish): boolean {
  if (wish.head === hosted.stored) return true;
  if (wish.head > hosted.stored || wish.head < askedSince || !wish.isAnswer) return false;
  return askedBy(hosted.match)?.seats.includes(wish.seat) === true;
}

function markWritten(table: TableOfHall, { deed, snapshot }: DeedAddition): void {
  const { hosted } = table;
  hosted.stored = deed.head;
  hosted.told = deed.head;
  hosted.snapshotAt = snapshot?.entries ?? hosted.snapshotAt;
  table.touched = deed.at;
}
