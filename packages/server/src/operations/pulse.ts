import { StoreAway } from '@oubliette/host/hall';
import type { PendingQuery, SqlDatabase } from '../store/database.ts';

const EVERY_MS = 5000;
/** When nobody has said so for so long, no node was there: clocks stood still meanwhile. */
const SILENCE_MS = 15_000;
const NAME = 'alive';

export interface Pulse {
  /** Whether what was said last was written: a store that takes nothing is only read. */
  readonly isWriting: boolean;
  stop(): Promise<void>;
}

/**
 * Says again and again that somebody is there. Whoever finds that nobody was, at the start or after the
 * store was away, gives that time back to all clocks: once, for the same note is changed with it.
 */
export async function createPulse(
  { queries: db, isShared, read, write }: SqlDatabase,
  now: () => number,
  failed: (error: unknown) => void,
): Promise<Pulse> {
  const standStill = (gap: number): readonly PendingQuery[] => [
    {
      query: db
        .updateTable('match')
        .set(({ eb }) => ({ outage: eb('outage', '+', gap), renewed: eb('renewed', '+', 1) }))
        .where('is_over', '=', 0)
        .where('times', 'is not', null)
        .compile(),
    },
    {
      query: db
        .updateTable('duty')
        .set(({ eb }) => ({ due: eb('due', '+', gap) }))
        .where('kind', '!=', 'bot')
        .compile(),
    },
  ];

  async function beat(patience: number): Promise<void> {
    const [note] = await read(
      db.selectFrom('note').select('text').where('name', '=', NAME).compile(),
    );
    const at = now();
    const text = String(at);
    if (note === undefined) {
      const values = { name: NAME, text };
      await write([{ query: db.insertInto('note').values(values).compile() }]);
      return;
    }
    const gap = at - Number(note.text);
    await write([
      {
        query: db
          .updateTable('note')
          .set({ text })
          .where('name', '=', NAME)
          .where('text', '=', note.text)
          .compile(),
        rows: 1,
      },
      ...(gap > patience ? standStill(gap) : []),
    ]);
  }

  // Nobody else uses a file: whatever has passed since then, nobody was there.
  await beat(isShared ? SILENCE_MS : 0);
  let isWriting = true;
  let beating: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    beating = beat(SILENCE_MS).then(
      () => {
        isWriting = true;
      },
      error => {
        // Said once: until it is over everybody is told “later”.
        if (isWriting || !(error instanceof StoreAway)) failed(error);
        isWriting = false;
      },
    );
  }, EVERY_MS);
  timer.unref();
  return {
    get isWriting() {
      return isWriting;
    },
    async stop() {
      clearInterval(timer);
      await beating;
      await beat(SILENCE_MS).catch(() => {});
    },
  };
}
