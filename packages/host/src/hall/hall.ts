import { type Fault, type Result, type Seat, TABLE } from '@oubliette/kernel';
import type { HostedGames } from '../games/index.ts';
import type { WireFrame, WireFrameOf, WishFrame } from '../wire/frames.ts';
import { createAsking } from './asking.ts';
import { createCabinet } from './cabinet.ts';
import { createDoor } from './door.ts';
import type { HallEnvironment } from './environment.ts';
import { notBegun, onlyLooksOn, otherMatch, unknownKey } from './faults.ts';
import { gatheringOf } from './gathering.ts';
import { type HallStore, type MatchRevision, StoreAway, type Ticket } from './hall-store.ts';
import { createNotices, type DueNotice } from './notices.ts';
import { createOpenTables } from './open-tables.ts';
import { createOvertime } from './overtime.ts';
import { createPhrases } from './phrases.ts';
import { createPresence } from './presence.ts';
import { hashOf } from './promise.ts';
import { answered } from './questions.ts';
import { createRematch } from './rematch.ts';
import { type SightRequest, shown } from './sights.ts';
import { carriedOut, type TableOfHall } from './table.ts';
import { isKey, refused, type SentAnswer, told, withSight } from './told.ts';
import { createWishing, type SeatWish } from './wishing.ts';

/** What has become of a match: its log has grown, or somebody came or lost a seat. */
export type MatchNews =
  | {
      readonly match: string;
      readonly what: 'grown';
      readonly head: number;
      /** A machine owes an answer. */
      readonly machine?: boolean;
    }
  | { readonly match: string; readonly what: 'renewed' }
  /** Other people look at it than before; for other nodes: who does at this one. */
  | { readonly match: string; readonly what: 'here'; readonly seats: readonly Seat[] }
  /** Somebody follows it at this node, and wants to know who else does. */
  | { readonly match: string; readonly what: 'asked' };

/** Frames that are about the match of a key. */
type AtTable = WireFrameOf<
  | 'follow'
  | 'invite'
  | 'machine'
  | 'transfer'
  | 'watch'
  | 'rematch'
  | 'takeback'
  | 'overtime'
  | 'phrase'
  | 'notify'
  | 'report'
  | 'block'
  | 'why'
  | 'look'
  | 'file'
  | WishFrame['do']
>;
/** Frames for which nobody needs a key. */
type AtDoor = WireFrameOf<'create' | 'offers' | 'tables' | 'sit' | 'peek' | 'glance' | 'claim'>;
export type HallFrame = AtTable | AtDoor;

const RETRY_MS = 1000;
/** Whoever waits longer is told so; what is under way goes on, and the same frame finds its answer. */
const PATIENCE_MS = 1800;

/** Many tables over one store: matches that people play from screens of their own. */
export interface Hall {
  /** What a key opens; nothing if it opens nothing. */
  ticket(key: string): Promise<Ticket | null>;
  /** Takes a frame of whoever has this ticket; never silent. */
  take(frame: HallFrame, ticket: Ticket | null): Promise<SentAnswer>;
  /** Carries out a wish of a seat that has no key: the machine’s, the clock’s. */
  wish(wish: SeatWish): Promise<Result<SentAnswer> | null>;
  /** Looks at an open match while nobody changes it. */
  at<Value>(
    match: string,
    look: (table: TableOfHall) => Promise<Value>,
  ): Promise<Result<Value> | null>;
  /** The present for whoever follows a match; nothing if it has not begun. */
  news(match: string, looking: SightRequest): Promise<SentAnswer | null>;
  /** Tells a listener whatever becomes of a match. */
  follow(match: string, listener: (change: MatchNews) => void): () => void;
  /** Somebody with a ticket looks at a match; what comes back is called when they go. */
  come(ticket: Ticket): () => void;
  /** The seats of those who look at a match just now. */
  here(match: string): readonly Seat[];
  /** Tells a listener what happened here, of all matches. */
  listen(listener: (change: MatchNews) => void): void;
  /** Another node says so. */
  hear(change: MatchNews, node: string): Promise<void>;
  /** Looks whether the matches that are followed here went on elsewhere. */
  lookAround(): Promise<void>;
  /** Looks at the clock of a match, for it may have run out; when it must be looked at again. */
  ring(match: string): Promise<number | null>;
  /** Whom to tell now that they are waited for, and when somebody must look again; nothing if never. */
  dueNotices(
    match: string,
  ): Promise<{ readonly now: readonly DueNotice[]; readonly next: number | null } | null>;
  readonly open: number;
}

export const isForHall = (frame: WireFrame): frame is HallFrame =>
  frame.do !== 'hello' && frame.do !== 'ping' && frame.do !== 'leave';

export function createHall(
  store: HallStore,
  games: HostedGames,
  environment: HallEnvironment,
): Hall {
  const followers = new Map<string, Set<(change: MatchNews) => void>>();
  const listeners: ((change: MatchNews) => void)[] = [];
  const spread = (change: MatchNews) => {
    for (const follower of followers.get(change.match) ?? []) follower(change);
  };
  const tell = (change: MatchNews) => {
    spread(change);
    for (const listener of listeners) listener(change);
  };
  const cabinet = createCabinet(store, games);
  const presence = createPresence(environment.now, match => {
    tell({ match, what: 'here', seats: presence.here(match) });
  });
  const renewed = (match: string) => tell({ match, what: 'renewed' });
  const door = createDoor(store, games, environment, renewed, cabinet.renew);
  const wish = createWishing(store, cabinet, environment.now, (match, head, machine) =>
    tell({ match, what: 'grown', head, ...(machine && { machine }) }),
  );
  const rematch = createRematch(store, environment, door.startIfComplete, renewed, cabinet.renew);
  const phrase = createPhrases(store, environment.now, renewed, cabinet.renew);
  const overtime = createOvertime(store, cabinet, environment.now, wish, door.seatMachine, renewed);
  const asking = createAsking(store, cabinet, wish, async match => renewed(match));
  const notices = createNotices(store, cabinet, environment, (match, seat) =>
    presence.at(match).includes(seat),
  );
  const tables = createOpenTables(
    store,
    environment,
    door.startIfComplete,
    renewed,
    cabinet.renew,
    match => presence.at(match).length > 0,
  );
  /** What of the followed matches was known here when somebody last looked around. */
  const standings = new Map<string, MatchRevision>();

  /** At a match as the store has it now, whoever wrote it. */
  const atPresent = <Value>(match: string, look: (table: TableOfHall) => Promise<Value>) =>
    cabinet.at(match, async table => {
      if (store.isShared) await cabinet.catchUp(table);
      return look(table);
    });

  async function follow(frame: WireFrameOf<'follow'>, ticket: Ticket): Promise<SentAnswer> {
    const { id, known, outlook } = frame;
    const { match, seat, isHost } = ticket;
    const looking = { viewer: seat ?? TABLE, known, outlook };
    const about = { id, match, seat, isHost };
    const seen = await atPresent(match, async table =>
      withSight({ tell: 'sight', ...about }, shown(table, looking)),
    );
    if (seen !== null) return seen.ok ? seen.value : refused(id, seen.faults[0]!);
    const kept = await store.kept(match);
    if (kept === null) return refused(id, unknownKey());
    if (await door.startIfComplete(kept)) return follow(frame, ticket);
    return told({ tell: 'gathering', ...about, gathering: gatheringOf(kept) });
  }

  async function atTable(frame: AtTable, ticket: Ticket): Promise<SentAnswer> {
    const { id } = frame;
    if (frame.do === 'follow') return follow(frame, ticket);
    if (frame.match !== ticket.match) return refused(id, otherMatch());
    if (frame.do === 'invite') return door.invite(frame, ticket);
    if (frame.do === 'machine') return door.machine(frame, ticket);
    if (frame.do === 'transfer') return door.transfer(frame, ticket);
    if (frame.do === 'watch') return door.watch(frame, ticket);
    if (frame.do === 'rematch') return rematch(frame, ticket);
    if (frame.do === 'phrase') return phrase(frame, ticket);
    if (frame.do === 'report') return tables.report(frame, ticket);
    if (frame.do === 'block') return tables.block(frame, ticket);
    if (frame.do === 'notify') return notices.take(frame, ticket);
    if (frame.do === 'overtime') return given(await overtime.take(frame, ticket), id);
    const { seat } = ticket;
    if (frame.do === 'why' || frame.do === 'look' || frame.do === 'file')
      return given(
        await atPresent(ticket.match, async table => answered(table, frame, seat ?? TABLE)),
        id,
      );
    if (seat === null) return refused(id, onlyLooksOn());
    if (frame.do === 'takeback') return given(await asking(seat, frame), id);
    return given(await wish(wishOf(seat, frame)), id);
  }

  const given = (answer: Result<SentAnswer> | null, id: string): SentAnswer => {
    if (answer === null) return refused(id, notBegun());
    return answer.ok ? answer.value : refused(id, answer.faults[0] as Fault);
  };

  async function taken(frame: HallFrame, ticket: Ticket | null): Promise<SentAnswer> {
    switch (frame.do) {
      case 'create':
        return door.create(frame);
      case 'offers':
        return told({ tell: 'offered', id: frame.id, ...environment.offers });
      case 'tables':
        return tables.list(frame);
      case 'sit':
        return tables.sit(frame);
      case 'glance':
        return door.glance(frame);
      case 'peek':
        return door.peek(frame);
      case 'claim':
        return door.claim(frame);
      default:
        return ticket === null ? refused(frame.id, unknownKey()) : atTable(frame, ticket);
    }
  }

  async function hear(change: MatchNews, node: string): Promise<void> {
    const { match } = change;
    if (change.what === 'asked') {
      const seats = presence.here(match);
      if (seats.length > 0)
        for (const listener of listeners) listener({ match, what: 'here', seats });
      return;
    }
    if (change.what === 'here') presence.hear(node, match, change.seats);
    else if (change.what === 'renewed') await cabinet.renew(match);
    else if ((cabinet.standing(match)?.head ?? change.head) < change.head)
      await cabinet.at(match, table => cabinet.catchUp(table));
    spread(change);
  }

  return {
    async ticket(key) {
      const ticket = await store.ticket(hashOf(key));
      return ticket !== null && isKey(ticket) ? ticket : null;
    },
    async take(frame, ticket) {
      const later = () => told({ tell: 'later', id: frame.id, retryMs: RETRY_MS });
      const taking = taken(frame, ticket);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const patience = new Promise<SentAnswer>(resolve => {
        timer = setTimeout(() => {
          resolve(later());
          // Who acted hears of it when the frame comes again; the others need not wait for that.
          taking.then(({ afterwards }) => afterwards?.()).catch(() => {});
        }, PATIENCE_MS);
      });
      try {
        return await Promise.race([taking, patience]);
      } catch (error) {
        if (error instanceof StoreAway) return later();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    wish,
    ring: overtime.ring,
    dueNotices: notices.due,
    async news(match, looking) {
      const seen = await cabinet.at(match, async table =>
        withSight({ tell: 'news', match }, shown(table, looking)),
      );
      return seen?.ok ? seen.value : null;
    },
    at: cabinet.at,
    follow(match, listener) {
      const others = followers.get(match) ?? new Set();
      // Who is there elsewhere is not asked for every viewer.
      if (others.size === 0 && store.isShared)
        for (const told of listeners) told({ match, what: 'asked' });
      followers.set(match, others.add(listener));
      return () => {
        others.delete(listener);
        if (others.size > 0) return;
        followers.delete(match);
        standings.delete(match);
      };
    },
    come: ({ match, seat }) => (seat === null ? () => {} : presence.come(match, seat)),
    here: presence.at,
    listen: listener => void listeners.push(listener),
    hear,
    async lookAround() {
      presence.renew();
      const now = await store.standings([...followers.keys()]);
      for (const [match, { head, renewed }] of now) {
        const before = standings.get(match) ?? cabinet.standing(match);
        standings.set(match, { head, renewed });
        if (before === null || before.renewed < renewed) await hear({ match, what: 'renewed' }, '');
        else if (before.head < head) await hear({ match, what: 'grown', head }, '');
      }
    },
    get open() {
      return cabinet.open;
    },
  };
}

const wishOf = (seat: Seat, frame: WishFrame): SeatWish => ({
  ...frame,
  seat,
  isAnswer: frame.do === 'act',
  deed: table => carriedOut(table, seat, frame),
});
