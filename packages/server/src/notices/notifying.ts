import { type DueNotice, type Hall, type HallStore, StoreAway } from '@oubliette/host/hall';
import type { Duty, DutyStore } from '../duties/duty-store.ts';
import type { Telling } from './telling.ts';

const EVERY_MS = 1000;
/** So many matches are looked after at once: an address that answers late keeps nobody waiting. */
const MOST_MATCHES = 100;
const MOMENT_MS = 200;
/** After a failure somebody is tried again so much later, then twice as long, and at last given up. */
const AGAIN_MS = 60_000;
const MOST_FAILURES = 6;

export interface Notifying {
  stop(): Promise<void>;
}

/** Tells people who do not look that they are waited for, of this node’s matches or of any other’s. */
export function notifyPeople(
  hall: Hall,
  store: HallStore,
  duties: DutyStore,
  { tell }: Telling,
  now: () => number,
  failed: (error: unknown) => void,
): Notifying {
  let looking: Promise<void> | null = null;
  const underWay = new Set<Promise<void>>();

  /** When it is tried again, if it must be. */
  async function told(due: DueNotice): Promise<number | null> {
    const { notice } = due;
    const isTaken = await tell(due);
    const failures = isTaken ? 0 : notice.failed + 1;
    if (isTaken === null || failures >= MOST_FAILURES) {
      await store.silence(notice.match, notice.seat, notice.id);
      return null;
    }
    if (isTaken) {
      await store.notified({ ...notice, failed: 0 });
      return null;
    }
    await store.notified({ ...notice, told: '', failed: failures });
    return now() + AGAIN_MS * 2 ** (failures - 1);
  }

  async function tend(duty: Duty): Promise<void> {
    const due = await hall.dueNotices(duty.match);
    const again = await Promise.all((due?.now ?? []).map(told));
    const next = [due?.next, ...again].filter(at => at != null);
    if (next.length === 0) await duties.drop(duty);
    else await duties.postpone(duty, Math.max(MOMENT_MS, Math.min(...next) - now()));
  }

  const broken = (error: unknown) => {
    if (!(error instanceof StoreAway)) failed(error);
  };

  async function look(): Promise<void> {
    const free = MOST_MATCHES - underWay.size;
    if (free === 0) return;
    for (const duty of await duties.lease('notice', free)) {
      const tended = tend(duty)
        .catch(broken)
        .finally(() => underWay.delete(tended));
      underWay.add(tended);
    }
  }

  const timer = setInterval(() => {
    looking ??= look()
      .catch(broken)
      .finally(() => {
        looking = null;
      });
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
      await Promise.all(underWay);
    },
  };
}
