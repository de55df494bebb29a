import { type Refusal, type Result, type Seat, say } from '@oubliette/kernel';
import type { WireFrameOf } from '../wire/frames.ts';
import type { Cabinet } from './cabinet.ts';
import { alarms } from './clock.ts';
import { noSuchSeat, notOvertime, onlyLooksOn, ownSeat } from './faults.ts';
import type { HallStore, Ticket } from './hall-store.ts';
import { overdue } from './late.ts';
import type { TableOfHall } from './table.ts';
import { refused, type SentAnswer } from './told.ts';
import type { SeatWish } from './wishing.ts';

function claimed(table: TableOfHall, seat: Seat): Refusal | null {
  const { match } = table.hosted;
  if (!overdue(table).includes(seat)) return { rule: match.game.rules.agreement };
  table.hosted.past = null;
  return say(match, seat, 'resign', 'clock');
}

/** What the others make of somebody whose time is up: until then they may wait as long as they like. */
export function createOvertime(
  store: HallStore,
  cabinet: Cabinet,
  now: () => number,
  wish: (wish: SeatWish) => Promise<Result<SentAnswer> | null>,
  seatMachine: (
    id: string,
    match: string,
    seat: Seat,
    level: string,
    head: number,
  ) => Promise<SentAnswer>,
  changed: (match: string) => void,
) {
  /** Looks at the clock of a match; when it must be looked at again, if ever. */
  async function ring(match: string): Promise<number | null> {
    for (;;) {
      const seen = await cabinet.at(match, async table => {
        if (store.isShared) await cabinet.catchUp(table);
        const running = alarms(table);
        const late = running.filter(({ due }) => due <= now()).map(({ seat }) => seat);
        const next = running.find(({ due }) => due > now())?.due ?? null;
        const isKnown = late.every(seat => overdue(table).includes(seat));
        return { late, next, isKnown, head: table.hosted.stored, renewed: table.renewed };
      });
      if (!seen?.ok) return null;
      const { late, next, isKnown, head, renewed } = seen.value;
      if (isKnown) return next;
      const overtime = { head, seats: late };
      const isSettled = await store.settle(match, renewed, { overtime });
      await cabinet.renew(match);
      if (!isSettled) continue;
      changed(match);
      return next;
    }
  }

  async function take(
    frame: WireFrameOf<'overtime'>,
    { seat: own, match }: Ticket,
  ): Promise<Result<SentAnswer> | null> {
    const { id, seat, choice, level = '', head, known, outlook } = frame;
    const told = (value: SentAnswer) => ({ ok: true, value }) as const;
    if (own === null) return told(refused(id, onlyLooksOn()));
    if (seat === own) return told(refused(id, ownSeat(seat)));
    const seen = await cabinet.at(match, async table => {
      if (store.isShared) await cabinet.catchUp(table);
      const holder = table.seats.find(one => one.seat === seat);
      const { stored } = table.hosted;
      return { holder, stored, isLate: overdue(table).includes(seat) };
    });
    if (!seen?.ok) return seen;
    const { holder, stored, isLate } = seen.value;
    if (holder === undefined) return told(refused(id, noSuchSeat(seat)));
    if (choice === 'machine') {
      const isDone = holder.by === 'machine' && holder.level === level;
      if (!isLate && !isDone) return told(refused(id, notOvertime(seat)));
      return told(await seatMachine(id, match, seat, level, stored));
    }
    if (stored === head && !isLate) return told(refused(id, notOvertime(seat)));
    return wish({
      ...{ match, seat: own, id, head, known, outlook, isAnswer: false },
      deed: table => claimed(table, seat),
    });
  }

  return { ring, take };
}
