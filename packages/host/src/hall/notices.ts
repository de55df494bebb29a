import type { Seat } from '@oubliette/kernel';
import type { WireFrameOf } from '../wire/frames.ts';
import type { Cabinet } from './cabinet.ts';
import type { HallEnvironment } from './environment.ts';
import { onlyLooksOn, tooManyNotices } from './faults.ts';
import type { HallStore, Notice, Ticket } from './hall-store.ts';
import { type Occasion, occasions } from './notice-times.ts';
import { hashOf } from './promise.ts';
import { isAsked } from './table.ts';
import { refused, type SentAnswer, told } from './told.ts';

/** So many devices and webhooks of one seat are told. */
const MOST = 8;

/** Somebody is to be told something now. */
export interface DueNotice {
  readonly notice: Notice;
  readonly what: Occasion['what'];
}

const isSame = (one: Notice, other: Notice): boolean =>
  one.language === other.language &&
  one.failed === other.failed &&
  JSON.stringify(one.to) === JSON.stringify(other.to);

/** Tells people who do not look that they are waited for, and reminds them before their time is up. */
export function createNotices(
  store: HallStore,
  cabinet: Cabinet,
  { now, unreachable }: HallEnvironment,
  isHere: (match: string, seat: Seat) => boolean,
) {
  async function take(frame: WireFrameOf<'notify'>, { match, seat }: Ticket): Promise<SentAnswer> {
    const { id, to, on, language } = frame;
    if (seat === null) return refused(id, onlyLooksOn());
    const done = told({ tell: 'notified', id, match });
    const address = hashOf(to.by === 'push' ? to.endpoint : to.url);
    if (!on) {
      await store.silence(match, seat, address);
      return done;
    }
    const fault = unreachable(to);
    if (fault !== null) return refused(id, fault);
    const own = (await store.notices(match)).filter(notice => notice.seat === seat);
    const notice = { match, seat, id: address, to, language, told: '', failed: 0 };
    const known = own.find(other => other.id === address);
    // Each time a page is opened it says so again: what was told there is not told twice for that.
    if (known && isSame(known, notice)) return done;
    if (!known && own.length >= MOST) return refused(id, tooManyNotices(MOST));
    await store.notify(notice, now());
    await cabinet.renew(match);
    return done;
  }

  /** Who is to be told something now, and when somebody must look again; nothing if never. */
  async function due(match: string): Promise<{
    readonly now: readonly DueNotice[];
    readonly next: number | null;
  } | null> {
    const seen = await cabinet.at(match, async table => {
      if (store.isShared) await cabinet.catchUp(table);
      const asked = table.seats.filter(holder => holder.by === 'person' && isAsked(table, holder));
      const waits = asked.map(({ seat }) => ({ seat, occasions: occasions(table, seat) }));
      return { waits, since: table.since };
    });
    if (!seen?.ok) return null;
    const { waits, since } = seen.value;
    const notices = await store.notices(match);
    const at = now();
    const tell: DueNotice[] = [];
    for (const { seat, occasions: all } of waits) {
      const latest = all.findLast(occasion => occasion.at <= at);
      if (latest === undefined) continue;
      const words = `${latest.what} ${since}`;
      for (const notice of notices) {
        if (notice.seat !== seat || notice.told === words) continue;
        const marked = { ...notice, told: words };
        if (isHere(match, seat)) await store.notified(marked);
        else tell.push({ notice: marked, what: latest.what });
      }
    }
    const later = waits.flatMap(wait => wait.occasions.map(one => one.at)).filter(one => one > at);
    return { now: tell, next: later.length > 0 ? Math.min(...later) : null };
  }

  return { take, due };
}
