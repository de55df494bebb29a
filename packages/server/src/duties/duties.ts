import type { Crew } from '@oubliette/bots/crew';
import { threadCrew } from '@oubliette/bots/threads';
import { type Hall, StoreAway } from '@oubliette/host/hall';
import { freshSecret } from '../fresh.ts';
import type { SqlDatabase } from '../store/database.ts';
import { type Duty, dutyStore } from './duty-store.ts';
import { createPlaying } from './playing.ts';

const EVERY_MS = 1000;
const RENEW_MS = 2000;
const AGAIN_MS = 5000;
/** So many machines think at once on a node; a thought searches with all of its threads. */
const MOST_AT_ONCE = 2;
const MOST_CLOCKS = 50;
const MOMENT_MS = 200;

export interface Duties {
  stop(): Promise<void>;
}

/** Does what is due for matches, of this node or of one that is gone. */
export function doDuties(
  hall: Hall,
  database: SqlDatabase,
  now: () => number,
  failed: (error: unknown) => void,
  hired?: Crew,
): Duties {
  const store = dutyStore(database, freshSecret(6));
  let crew: Crew | null = hired ?? null;
  const playing = createPlaying(hall, () => (crew ??= threadCrew(1)));
  const underWay = new Set<Promise<void>>();
  let isStopped = false;
  let isLooking = false;
  let isDue = false;
  let isRinging = false;
  let ringing: Promise<void> = Promise.resolve();

  async function done(duty: Duty): Promise<void> {
    const beat = setInterval(() => void store.renew(duty).catch(() => {}), RENEW_MS);
    try {
      const isDone = await playing(duty);
      if (!isDone && !isStopped) await store.drop(duty);
    } catch (error) {
      if (!(error instanceof StoreAway)) failed(error);
      await store.postpone(duty, AGAIN_MS).catch(() => {});
    } finally {
      clearInterval(beat);
    }
  }

  async function look(): Promise<void> {
    isDue = true;
    if (isLooking || isStopped) return;
    isLooking = true;
    try {
      while (isDue && !isStopped) {
        isDue = false;
        const room = MOST_AT_ONCE - underWay.size;
        if (room <= 0) break;
        for (const duty of await store.lease('bot', room)) {
          const deed = done(duty).finally(() => {
            underWay.delete(deed);
            void look();
          });
          underWay.add(deed);
        }
      }
    } catch (error) {
      if (!(error instanceof StoreAway)) failed(error);
    } finally {
      isLooking = false;
    }
  }

  /** Looks at the clocks that may have run out; nobody waits for a thought. */
  async function listenToClocks(): Promise<void> {
    if (isRinging || isStopped) return;
    isRinging = true;
    try {
      for (const duty of await store.lease('clock', MOST_CLOCKS)) {
        const next = await hall.ring(duty.match);
        if (next === null) await store.drop(duty);
        else await store.postpone(duty, Math.max(MOMENT_MS, next - now()));
      }
    } catch (error) {
      if (!(error instanceof StoreAway)) failed(error);
    } finally {
      isRinging = false;
    }
  }

  hall.listen(change => {
    if (change.what === 'renewed' || (change.what === 'grown' && change.machine)) void look();
  });
  const timer = setInterval(() => {
    void look();
    ringing = listenToClocks();
  }, EVERY_MS);
  void look();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      if (crew !== hired) crew?.end();
      await Promise.allSettled([...underWay, ringing]);
    },
  };
}
