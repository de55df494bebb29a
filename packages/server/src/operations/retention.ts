import { StoreAway } from '@oubliette/host/hall';
import type { SqlDatabase } from '../store/database.ts';

const DAY_MS = 24 * 3_600_000;
/** Days without any deed after which a match goes: `docs/online.md` states them. */
const DAYS = { gathering: 30, unfinished: 180, finished: 365 };
const EVERY_MS = 6 * 3_600_000;
/** So many go at once: nobody waits for them. */
const AT_ONCE = 200;

const PARTS = ['deed', 'snapshot', 'seat', 'ticket', 'duty', 'notice', 'mark', 'report'] as const;

export interface Retention {
  stop(): Promise<void>;
}

/** Throws away matches that nobody has touched for long, with everything that belongs to them. */
export function keepClean(
  { queries: db, read, write }: SqlDatabase,
  now: () => number,
  failed: (error: unknown) => void,
): Retention {
  let isStopped = false;

  const old = (days: number) => now() - days * DAY_MS;
  const outdated = () =>
    read(
      db
        .selectFrom('match')
        .select('key')
        .where(({ eb, and, or }) =>
          or([
            and([eb('start', 'is', null), eb('touched', '<', old(DAYS.gathering))]),
            and([eb('is_over', '=', 0), eb('touched', '<', old(DAYS.unfinished))]),
            and([eb('is_over', '=', 1), eb('touched', '<', old(DAYS.finished))]),
          ]),
        )
        .limit(AT_ONCE)
        .compile(),
    );

  async function sweep(): Promise<void> {
    while (!isStopped) {
      const keys = (await outdated()).map(({ key }) => key);
      if (keys.length === 0) return;
      await write([
        ...PARTS.map(part => ({ query: db.deleteFrom(part).where('match', 'in', keys).compile() })),
        { query: db.deleteFrom('match').where('key', 'in', keys).compile() },
      ]);
    }
  }

  const run = () =>
    sweep().catch(error => {
      if (!(error instanceof StoreAway)) failed(error);
    });
  let sweeping = run();
  const timer = setInterval(() => {
    sweeping = sweeping.then(run);
  }, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await sweeping;
    },
  };
}
