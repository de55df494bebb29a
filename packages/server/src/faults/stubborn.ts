import { PROTOCOL, type Tidings, type TidingsOf, type WireFrame } from '@oubliette/host/wire';
import { freshSecret } from '../fresh.ts';

type Sight = TidingsOf<'sight'>['sight'];
type Asked = Extract<WireFrame, { do: 'act' | 'say' }>;

/** A client as docs/online.md wants it: it keeps what it sent until it is answered, and comes back. */
export interface StubbornClient {
  readonly sight: Sight | null;
  /** Sent until it is answered, under one id. */
  ask(frame: Omit<Asked, 'id'> & { readonly id: string }): Promise<Tidings>;
  /** Waits for something new, or a while. */
  somethingNew(): Promise<void>;
  /** How often it came back. */
  readonly returns: number;
  /** The slowest of its answers “later”, in milliseconds since it was asked. */
  close(): void;
}

const RESEND_MS = 2000;
const SILENCE_MS = 3000;

export function stubborn(origin: string, key: string): StubbornClient {
  const outbox = new Map<string, { text: string; keep: (tidings: Tidings) => void }>();
  let socket: WebSocket | null = null;
  let sight: Sight | null = null;
  let isGreeted = false;
  let isClosed = false;
  /** Whether it has been told how the match stands since it came back. */
  let isFollowing = false;
  let returns = -1;
  let heardAt = Date.now();
  let woken: () => void = () => {};

  function learn(tidings: Tidings): void {
    heardAt = Date.now();
    if (tidings.tell === 'sight') isFollowing = true;
    if ('sight' in tidings && tidings.sight.head >= (sight?.head ?? 0)) sight = tidings.sight;
    if (tidings.tell === 'welcome') {
      isGreeted = true;
      isFollowing = false;
      follow();
      for (const { text } of outbox.values()) socket?.send(text);
    }
    if ('id' in tidings && tidings.id !== undefined && tidings.tell !== 'later') {
      outbox.get(tidings.id)?.keep(tidings);
      outbox.delete(tidings.id);
    }
    woken();
  }

  const send = (frame: WireFrame) => socket?.send(JSON.stringify(frame));

  function follow(): void {
    // Nobody keeps chapters here: all of them would be told again otherwise.
    const known = sight && { head: sight.head, moments: sight.snapshot.last };
    send({ do: 'follow', id: freshSecret(9), key, outlook: false, ...(known && { known }) });
  }

  function come(): void {
    if (isClosed) return;
    returns++;
    isGreeted = false;
    const mine = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`);
    socket = mine;
    heardAt = Date.now();
    mine.addEventListener('open', () => send({ do: 'hello', id: 'hello', v: PROTOCOL }));
    mine.addEventListener('message', ({ data }) => {
      if (socket === mine) learn(JSON.parse(String(data)) as Tidings);
    });
    const again = () => {
      if (socket !== mine) return;
      socket = null;
      setTimeout(come, 50 + Math.random() * 200);
    };
    mine.addEventListener('close', again);
    mine.addEventListener('error', again);
  }

  const timer = setInterval(() => {
    if (!isGreeted || socket === null) return;
    if (outbox.size > 0 && Date.now() - heardAt > SILENCE_MS) {
      // A line that looks open and is dead.
      const dead = socket;
      socket = null;
      dead.close();
      return void setTimeout(come, 50);
    }
    if (!isFollowing) follow();
    for (const { text } of outbox.values()) socket.send(text);
  }, RESEND_MS);

  come();
  return {
    get sight() {
      return sight;
    },
    get returns() {
      return returns;
    },
    ask(frame) {
      const text = JSON.stringify(frame);
      return new Promise(keep => {
        outbox.set(frame.id, { text, keep });
        if (isGreeted) socket?.send(text);
      });
    },
    somethingNew: () =>
      new Promise(resolve => {
        const timer = setTimeout(resolve, 500);
        woken = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    close() {
      isClosed = true;
      clearInterval(timer);
      socket?.close();
    },
  };
}
