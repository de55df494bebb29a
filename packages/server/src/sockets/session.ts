import {
  type Hall,
  isForHall,
  type KnownSight,
  type MatchNews,
  type SentAnswer,
  StoreAway,
  type Ticket,
  unknownKey,
} from '@oubliette/host/hall';
import { PROTOCOL, type Tidings, type WireFrame, type WireFrameOf } from '@oubliette/host/wire';
import { type Fault, fault, TABLE } from '@oubliette/kernel';
import type { Bucket } from '../bucket.ts';
import { notJson, readFrame } from '../frames.ts';

/** So much later somebody looks again when the store was away. */
const AGAIN_MS = 1000;

/** The other side of a session: a socket, a stream. */
export interface ClientConnection {
  send(text: string, known?: KnownSight): void;
  close(why: 'protocol' | 'quiet'): void;
}

/** A match that somebody follows. */
interface Followed {
  readonly frame: WireFrameOf<'follow'>;
  readonly ticket: Ticket;
  readonly unfollow: () => void;
  /** Whose presence was told last. */
  here: string;
  /** What was sent last; nothing while people gather. */
  known: KnownSight | null;
  /** Whether somebody is looking already for what is new. */
  isBusy: boolean;
  /** What they have not looked for yet: whether the seat was given away, or only what the log has new. */
  due: 'renewed' | 'grown' | null;
}

export interface SocketSession {
  /** Follows without being greeted first. */
  follow(frame: WireFrameOf<'follow'>, ticket: Ticket): Promise<void>;
  hear(text: string): Promise<void>;
  end(): void;
}

/** A client on a socket: its frames are answered one by one, and it is told what is new. */
export function openSession(
  hall: Hall,
  line: ClientConnection,
  now: () => number,
  failed: (error: unknown) => void,
  taken: Bucket = () => 0,
): SocketSession {
  const followed = new Map<string, Followed>();
  let isGreeted = false;
  /** Whoever comes back sends what waits right after “follow”: it is taken when that is answered. */
  let following: Promise<unknown> = Promise.resolve();
  /** Nobody could say what the key of the last “follow” opens: what belongs to it waits with it. */
  let isKeyUnread = false;

  const tell = (tidings: Tidings) => line.send(JSON.stringify(tidings));
  const later = (id: string) => tell({ tell: 'later', id, retryMs: AGAIN_MS });
  const refuse = (id: string | undefined, wrong: Fault) =>
    tell({ tell: 'no', ...(id !== undefined && { id }), fault: wrong });

  function leave(match: string): void {
    followed.get(match)?.unfollow();
    followed.delete(match);
  }

  /** Tells what is new, once however often it is asked meanwhile. */
  async function look(one: Followed, change: MatchNews): Promise<void> {
    if (change.what === 'asked') return;
    if (change.what === 'here') return tellHere(one);
    if (change.what === 'grown' && one.known !== null && change.head <= one.known.head) return;
    remember(one, change.what);
    await catchUp(one);
  }

  /** Whoever looks for a seat that was given away finds what the log has new as well, but not the other way. */
  function remember(one: Followed, what: 'renewed' | 'grown'): void {
    if (one.due !== 'renewed') one.due = what;
  }

  async function catchUp(one: Followed): Promise<void> {
    if (one.isBusy) return;
    one.isBusy = true;
    while (one.due !== null && followed.get(one.ticket.match) === one) {
      const { due } = one;
      one.due = null;
      try {
        await bring(one, due);
      } catch (error) {
        one.isBusy = false;
        if (!(error instanceof StoreAway)) throw error;
        // What is new is not forgotten: it is looked for again.
        remember(one, due);
        setTimeout(() => {
          if (followed.get(one.ticket.match) === one) void catchUp(one).catch(failed);
        }, AGAIN_MS).unref();
        return;
      }
    }
    one.isBusy = false;
  }

  function tellHere(one: Followed): void {
    const { match } = one.ticket;
    const seats = [...hall.here(match)];
    const here = seats.join();
    if (here === one.here) return;
    one.here = here;
    tell({ tell: 'here', match, seats });
  }

  async function bring(one: Followed, what: 'renewed' | 'grown'): Promise<void> {
    const { frame, ticket } = one;
    const { match, seat } = ticket;
    if (what === 'renewed' && (await hall.ticket(frame.key))?.seat !== seat) {
      leave(match);
      return refuse(frame.id, unknownKey());
    }
    if (one.known === null) return follow(frame, ticket);
    const viewer = seat ?? TABLE;
    const news = await hall.news(match, { viewer, known: one.known, outlook: frame.outlook });
    const isNew = what !== 'grown' || news?.known?.head !== one.known.head;
    if (news !== null && isNew) show(one, news);
  }

  function show(one: Followed | undefined, told: SentAnswer): void {
    if (one && told.known) one.known = told.known;
    line.send(told.text, told.known);
  }

  async function follow(frame: WireFrameOf<'follow'>, ticket: Ticket): Promise<void> {
    const told = await hall.take(frame, ticket);
    const known = told.known ?? null;
    if (told.tell === 'sight' || told.tell === 'gathering') {
      const { match } = ticket;
      const before = followed.get(match);
      const go = hall.come(ticket);
      leave(match);
      const stop = hall.follow(match, change => {
        const one = followed.get(match);
        if (one) void look(one, change).catch(failed);
      });
      const unfollow = () => {
        stop();
        go();
      };
      const here = before?.here ?? '';
      const one: Followed = { frame, ticket, unfollow, here, known, isBusy: false, due: null };
      followed.set(match, one);
      line.send(told.text, told.known);
      tellHere(one);
      return;
    }
    line.send(told.text, told.known);
  }

  async function comeBack(frame: WireFrameOf<'follow'>): Promise<void> {
    isKeyUnread = true;
    const ticket = await hall.ticket(frame.key);
    isKeyUnread = false;
    if (ticket === null) refuse(frame.id, unknownKey());
    else await follow(frame, ticket);
  }

  async function answer(frame: WireFrame): Promise<void> {
    if (!isForHall(frame)) return;
    if (frame.do === 'follow') {
      const coming = comeBack(frame);
      following = coming.catch(() => {});
      return coming;
    }
    await following;
    const one = 'match' in frame ? followed.get(frame.match) : undefined;
    if ('match' in frame && one === undefined && isKeyUnread) return later(frame.id);
    const asked = 'head' in frame && one?.known ? { known: one.known, ...frame } : frame;
    const told = await hall.take(asked, one?.ticket ?? null);
    show(one, told);
    told.afterwards?.();
  }

  async function greet(frame: WireFrame): Promise<void> {
    if (frame.do !== 'hello') {
      refuse(frame.id, fault('frame.no-hello', 'do', 'The first frame on a socket is “hello”.'));
      return line.close('protocol');
    }
    if (frame.v !== PROTOCOL) {
      refuse(
        frame.id,
        fault(
          'frame.version',
          'v',
          `This server speaks version ${PROTOCOL}: load the page again.`,
          {
            known: PROTOCOL,
          },
        ),
      );
      return line.close('protocol');
    }
    isGreeted = true;
    tell({ tell: 'welcome', id: frame.id, v: PROTOCOL, now: now() });
  }

  return {
    follow,
    async hear(text) {
      const read = readFrame(parsed(text));
      if (!read.ok) {
        refuse(read.id, parsed(text) === undefined ? notJson() : read.fault);
        if (!isGreeted) line.close('protocol');
        return;
      }
      const { frame } = read;
      const retryMs = taken();
      if (retryMs > 0) return tell({ tell: 'later', id: frame.id, retryMs });
      if (!isGreeted) return greet(frame);
      if (frame.do === 'hello')
        return tell({ tell: 'welcome', id: frame.id, v: PROTOCOL, now: now() });
      if (frame.do === 'ping') return tell({ tell: 'pong', id: frame.id, now: now() });
      if (frame.do === 'leave') {
        leave(frame.match);
        return tell({ tell: 'left', id: frame.id, match: frame.match });
      }
      await answer(frame).catch(error => {
        if (error instanceof StoreAway) return later(frame.id);
        failed(error);
        refuse(frame.id, fault('server.broken', '', 'Something broke here; nothing was done.'));
      });
    },
    end() {
      for (const match of [...followed.keys()]) leave(match);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
