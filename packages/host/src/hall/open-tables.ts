import type { WireFrameOf } from '../wire/frames.ts';
import type { HallEnvironment } from './environment.ts';
import { nobodyThere, noOpenTables, onlyLooksOn, ownSeat, tableGone, takenName } from './faults.ts';
import { inSeconds, ticketFor } from './gathering.ts';
import type { HallStore, KeptMatch, SeatHolder, Ticket } from './hall-store.ts';
import { hashOf } from './promise.ts';
import { refused, type SentAnswer, told } from './told.ts';

/** A table that nobody has come to for so long is not shown any more. */
export const SHOWN_MS = 7 * 24 * 3_600_000;
const MOST_SHOWN = 50;

/** Tables that strangers find, and what one does about strangers. */
export function createOpenTables(
  store: HallStore,
  { now, offers }: HallEnvironment,
  startIfComplete: (kept: KeptMatch) => Promise<boolean>,
  tell: (match: string) => void,
  renew: (match: string) => Promise<void>,
  isSomebodyHere: (match: string) => boolean,
) {
  async function list({ id, person }: WireFrameOf<'tables'>): Promise<SentAnswer> {
    if (!offers.tables) return refused(id, noOpenTables());
    const apart = await store.blocked(hashOf(person));
    const open = await store.openTables(now() - SHOWN_MS, MOST_SHOWN);
    const tables = open
      .filter(({ free, marks }) => free.length > 0 && !marks.some(mark => apart.has(mark)))
      .map(({ kept, free }) => ({
        ...{ match: kept.key, game: kept.game, options: kept.options },
        seats: kept.seats.map(({ seat, by, name, level }) => ({ seat, by, name, level })),
        free: [...free],
        hints: kept.hints,
        clock: kept.clock && inSeconds(kept.clock),
        begun: kept.begun,
        here: isSomebodyHere(kept.key),
      }));
    // Where somebody waits it can begin at once.
    return told({
      tell: 'tables',
      id,
      tables: tables.toSorted((one, other) => Number(other.here) - Number(one.here)),
    });
  }

  async function sit(frame: WireFrameOf<'sit'>): Promise<SentAnswer> {
    const { id, match, seat, key, nonce, name, person } = frame;
    if (!offers.tables) return refused(id, noOpenTables());
    const sat = () => ({ tell: 'claimed', id, match, seat }) as const;
    const before = await store.ticket(hashOf(key));
    if (before !== null)
      return before.match === match && before.seat === seat
        ? told(sat())
        : refused(id, takenName());
    const kept = await store.kept(match);
    if (!kept?.isOpen || kept.start !== null) return refused(id, tableGone());
    const mark = hashOf(person);
    const there = await store.marks(match);
    const apart = await store.blocked(mark);
    // Nobody plays against themselves, nor with whom they do not want to meet; nobody is told which.
    if (there.some(other => other.mark === mark || apart.has(other.mark)))
      return refused(id, tableGone());
    const holder: SeatHolder = { seat, by: 'person', name, level: null, nonce };
    const ticket = ticketFor(match)(key, 'key', seat);
    if (!(await store.sit(ticket, holder, { match, seat, mark }))) return refused(id, tableGone());
    const now = await store.kept(match);
    if (now !== null) await startIfComplete(now);
    await renew(match);
    return { ...told(sat()), afterwards: () => tell(match) };
  }

  /** Whom a frame means: somebody else at the own table. */
  async function meant(
    { id, seat }: WireFrameOf<'report' | 'block'>,
    own: Ticket,
  ): Promise<SentAnswer | SeatHolder> {
    if (own.seat === null) return refused(id, onlyLooksOn());
    if (own.seat === seat) return refused(id, ownSeat(seat));
    const kept = await store.kept(own.match);
    const holder = kept?.seats.find(one => one.seat === seat && one.by === 'person');
    return holder ?? refused(id, nobodyThere(seat));
  }

  async function report(frame: WireFrameOf<'report'>, ticket: Ticket): Promise<SentAnswer> {
    const { id, match, seat, reason } = frame;
    const holder = await meant(frame, ticket);
    if ('text' in holder) return holder;
    const { name } = holder;
    await store.report({ match, seat, name, by: ticket.seat!, reason, at: now() });
    return told({ tell: 'reported', id, match });
  }

  async function block(frame: WireFrameOf<'block'>, ticket: Ticket): Promise<SentAnswer> {
    const { id, match, seat, person, on } = frame;
    const holder = await meant(frame, ticket);
    if ('text' in holder) return holder;
    // Whoever came by a link has no mark: the links of the own matches are given by hand.
    const there = (await store.marks(match)).find(one => one.seat === seat);
    if (there) await store.block(hashOf(person), there.mark, on);
    return told({ tell: 'blocked', id, match, known: there !== undefined });
  }

  return { list, sit, report, block };
}
