import { type Fault, fail, type MatchEntry, ok, playAgain, type Result } from '@oubliette/kernel';
import type { HostedGames } from '../games/index.ts';
import { openStored } from '../opening.ts';
import { hostedFrom } from '../storing.ts';
import { ticked } from './clock.ts';
import type { FulfilledWish, HallStore, KeptLog, MatchRevision } from './hall-store.ts';
import { askedBy, isSameQuestion, isSameWait, settingsOf, type TableOfHall } from './table.ts';

/** So many matches lie open on a node; who comes back to another one waits for it to be opened. */
const MOST_OPEN = 400;

/** The matches that lie open on this node, each used by one wish at a time. */
export interface Cabinet {
  /** Does something at an open match while nobody else does; nothing where there is no match. */
  at<Value>(
    match: string,
    deed: (table: TableOfHall) => Promise<Value>,
  ): Promise<Result<Value> | null>;
  /** What this node has of a match is no longer believed; by whoever is at it. */
  forget(match: string): void;
  /** The same, when whoever is at it has done. */
  renew(match: string): Promise<void>;
  /** Plays what another node has written. */
  catchUp(table: TableOfHall): Promise<readonly Fault[]>;
  /** How far a match is here, if it lies open. */
  standing(match: string): MatchRevision | null;
  readonly open: number;
}

export function createCabinet(store: HallStore, games: HostedGames): Cabinet {
  /** The one that was used last comes last. */
  const tables = new Map<string, TableOfHall>();
  const queues = new Map<string, Promise<unknown>>();

  function inTurn<Value>(match: string, deed: () => Promise<Value>): Promise<Value> {
    const before = queues.get(match) ?? Promise.resolve();
    const done = before.then(deed, deed);
    const settled = done.catch(() => {});
    queues.set(match, settled);
    void settled.then(() => {
      if (queues.get(match) === settled) queues.delete(match);
    });
    return done;
  }

  function keep(match: string, table: TableOfHall): void {
    tables.delete(match);
    tables.set(match, table);
    if (tables.size <= MOST_OPEN) return;
    for (const oldest of tables.keys()) {
      if (queues.has(oldest)) continue;
      tables.delete(oldest);
      return;
    }
  }

  async function opened(match: string): Promise<Result<TableOfHall> | null> {
    const here = tables.get(match);
    if (here) return ok(here);
    const found = await store.load(match);
    return found && openKept(found, games);
  }

  return {
    at: (match, deed) =>
      inTurn(match, async () => {
        const table = await opened(match);
        if (table === null || !table.ok) return table;
        keep(match, table.value);
        return ok(await deed(table.value));
      }),
    forget: match => void tables.delete(match),
    renew: match => inTurn(match, async () => void tables.delete(match)),
    async catchUp(table) {
      const { hosted } = table;
      for (const deed of await store.since(hosted.key, hosted.stored)) {
        const faults = follow(table, deed);
        if (faults.length > 0) {
          tables.delete(hosted.key);
          return faults;
        }
      }
      return [];
    },
    standing(match) {
      const table = tables.get(match);
      return table ? { head: table.hosted.stored, renewed: table.renewed } : null;
    },
    get open() {
      return tables.size;
    },
  };
}

/** Opens a match as a store has it; nothing if it has not begun. */
export async function openKept(
  { kept, entries, snapshot }: KeptLog,
  games: HostedGames,
): Promise<Result<TableOfHall> | null> {
  if (kept.start === null) return null;
  const found = await openStored({ head: kept.start, entries, snapshot }, games);
  if (!found.ok) return fail(...found.faults);
  const { hostedGame, match } = found.value;
  const hosted = hostedFrom(kept.key, hostedGame, match, settingsOf(kept.seats), kept.begun);
  const { seats, touched, since, askedSince, renewed, commitment, hints, plea, rematch } = kept;
  const { clock, times, outage, overtime, phrases, hasNotices } = kept;
  hosted.snapshotAt = snapshot?.entries ?? 0;
  return ok({
    hosted: { ...hosted, apart: true as const },
    seats,
    touched,
    since,
    askedSince,
    renewed,
    commitment,
    hints,
    plea,
    rematch,
    ...{ clock, times, outage, overtime, phrases, hasNotices },
  });
}

/** Lets happen here what was written elsewhere. */
function follow(table: TableOfHall, { entries, at, head }: FulfilledWish): readonly Fault[] {
  const { hosted } = table;
  hosted.past = null;
  const before = askedBy(hosted.match);
  const log = entries.map(({ events: _, ...entry }) => entry as MatchEntry);
  const played = playAgain(hosted.match, { log });
  if (!played.ok) return played.faults;
  const after = askedBy(hosted.match);
  if (!isSameQuestion(before, after)) table.askedSince = head;
  if (!isSameWait(before, after)) {
    table.since = at;
    table.times = ticked(table, after?.seats ?? [], at);
  }
  hosted.stored = head;
  hosted.told = head;
  table.touched = at;
  return [];
}
