import { type Fault, type Result, TABLE } from '@oubliette/kernel';
import type { HostedGames } from '../games/index.ts';
import type { Frame, FrameOf, WishFrame } from '../wire/frames.ts';
import { createCabinet } from './cabinet.ts';
import { createDoor } from './door.ts';
import type { HallEnvironment } from './environment.ts';
import { notBegun, onlyLooksOn, otherMatch, unknownKey } from './faults.ts';
import { gatheringOf } from './gathering.ts';
import { type HallStore, StoreAway, type Ticket } from './hall-store.ts';
import { hashOf } from './promise.ts';
import { answered } from './questions.ts';
import { type Looking, shown } from './sights.ts';
import { isKey, refused, type Told, told, withSight } from './told.ts';
import { createWishing, type Wisher } from './wishing.ts';

/** What has become of a match: its log has grown, somebody has come, a seat was given anew. */
export type Change =
  | { readonly match: string; readonly what: 'grown'; readonly head: number }
  | { readonly match: string; readonly what: 'gathered' | 'vacated' };

/** Frames that are about the match of a key. */
type AtTable = FrameOf<
  'follow' | 'invite' | 'transfer' | 'why' | 'look' | 'file' | WishFrame['do']
>;
/** Frames for which nobody needs a key. */
type AtDoor = FrameOf<'create' | 'peek' | 'claim'>;
export type HallFrame = AtTable | AtDoor;

const RETRY_MS = 1000;

/** Many tables over one store: matches that people play from screens of their own. */
export interface Hall {
  /** What a key opens; nothing if it opens nothing. */
  ticket(key: string): Promise<Ticket | null>;
  /** Takes a frame of whoever has this ticket; never silent. */
  take(frame: HallFrame, ticket: Ticket | null): Promise<Told>;
  /** Carries out a wish of a seat that has no key: the machine’s, the clock’s. */
  wish(wisher: Wisher): Promise<Result<Told> | null>;
  /** The present for whoever follows a match; nothing if it has not begun. */
  news(match: string, looking: Looking): Promise<Told | null>;
  listen(listener: (change: Change) => void): () => void;
  /** Another node says so. */
  hear(change: Change): Promise<void>;
  readonly open: number;
}

export const isForHall = (frame: Frame): frame is HallFrame =>
  frame.do !== 'hello' && frame.do !== 'ping' && frame.do !== 'leave';

export function createHall(
  store: HallStore,
  games: HostedGames,
  environment: HallEnvironment,
): Hall {
  const listeners = new Set<(change: Change) => void>();
  const tell = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  const cabinet = createCabinet(store, games);
  const door = createDoor(
    store,
    games,
    environment,
    (match, what) => tell({ match, what }),
    cabinet.renew,
  );
  const wish = createWishing(store, cabinet, environment.now, (match, head) =>
    tell({ match, what: 'grown', head }),
  );

  async function follow(frame: FrameOf<'follow'>, ticket: Ticket): Promise<Told> {
    const { id, known, outlook } = frame;
    const { match, seat, isHost } = ticket;
    const looking = { viewer: seat ?? TABLE, known, outlook };
    const about = { id, match, seat, isHost };
    const seen = await cabinet.at(match, async table =>
      withSight({ tell: 'sight', ...about }, shown(table, looking)),
    );
    if (seen !== null) return seen.ok ? seen.value : refused(id, seen.faults[0]!);
    const kept = await store.kept(match);
    if (kept === null) return refused(id, unknownKey());
    if (await door.startIfComplete(kept)) return follow(frame, ticket);
    return told({ tell: 'gathering', ...about, gathering: gatheringOf(kept) });
  }

  async function atTable(frame: AtTable, ticket: Ticket): Promise<Told> {
    const { id } = frame;
    if (frame.do === 'follow') return follow(frame, ticket);
    if (frame.match !== ticket.match) return refused(id, otherMatch());
    if (frame.do === 'invite') return door.invite(frame, ticket);
    if (frame.do === 'transfer') return door.transfer(frame, ticket);
    const { seat } = ticket;
    if (frame.do === 'why' || frame.do === 'look' || frame.do === 'file')
      return given(
        await cabinet.at(ticket.match, async table => answered(table, frame, seat ?? TABLE)),
        id,
      );
    if (seat === null) return refused(id, onlyLooksOn());
    return given(await wish({ seat, frame }), id);
  }

  const given = (answer: Result<Told> | null, id: string): Told => {
    if (answer === null) return refused(id, notBegun());
    return answer.ok ? answer.value : refused(id, answer.faults[0] as Fault);
  };

  async function taken(frame: HallFrame, ticket: Ticket | null): Promise<Told> {
    switch (frame.do) {
      case 'create':
        return door.create(frame);
      case 'peek':
        return door.peek(frame);
      case 'claim':
        return door.claim(frame);
      default:
        return ticket === null ? refused(frame.id, unknownKey()) : atTable(frame, ticket);
    }
  }

  return {
    async ticket(key) {
      const ticket = await store.ticket(hashOf(key));
      return ticket !== null && isKey(ticket) ? ticket : null;
    },
    take: (frame, ticket) =>
      taken(frame, ticket).catch(error => {
        if (!(error instanceof StoreAway)) throw error;
        return told({ tell: 'later', id: frame.id, retryMs: RETRY_MS });
      }),
    wish,
    async news(match, looking) {
      const seen = await cabinet.at(match, async table =>
        withSight({ tell: 'news', match }, shown(table, looking)),
      );
      return seen?.ok ? seen.value : null;
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async hear(change) {
      const { match } = change;
      if (change.what !== 'grown') await cabinet.renew(match);
      const here = cabinet.head(match);
      if (change.what === 'grown' && here !== null && here < change.head)
        await cabinet.at(match, table => cabinet.catchUp(table));
      tell(change);
    },
    get open() {
      return cabinet.open;
    },
  };
}
