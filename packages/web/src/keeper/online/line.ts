// One socket to the server for all matches of this tab. Whatever is sent waits for its answer, however
// often the connection breaks meanwhile: the server gives a repeated frame its first answer.
import { PROTOCOL, type Tidings, type WireFrame } from '@oubliette/host/wire';
import type { LineState } from './contract.ts';

/** First wait before another try; it doubles, with jitter, up to the longest. */
const SOON = 400;
const LONGEST = 15_000;
/** An answer that has not come is asked for again. */
const IMPATIENCE = 4_000;
/** Silence after which the line is tried, and how long it may then be silent still. */
const QUIET = 30_000;
const DEAF = 8_000;

type Sent = { readonly frame: WireFrame; readonly settle: (answer: Tidings) => void };

export interface ServerLine {
  ask(frame: WireFrame): Promise<Tidings>;
  /** Said again after every reconnect, before whatever waits. */
  greet(name: string, frame: () => WireFrame, hear: (answer: Tidings) => void): void;
  forget(name: string): void;
  /** How far the server’s clock is ahead of this one, in milliseconds. */
  ahead(): number;
}

export function openLine(
  address: string,
  hear: (tidings: Tidings) => void,
  show: (state: LineState) => void,
): ServerLine {
  const waiting = new Map<string, Sent>();
  const greetings = new Map<string, { frame: () => WireFrame; hear: (answer: Tidings) => void }>();
  let socket: WebSocket | null = null;
  let isReady = false;
  let tries = 0;
  let names = 0;
  let heard = 0;
  let ahead = 0;

  const freshName = () => `${Date.now().toString(36)}-${++names}`;
  const send = (frame: WireFrame) => socket?.send(JSON.stringify(frame));

  function connect(): void {
    if (socket !== null) return;
    const mine = new WebSocket(address);
    socket = mine;
    mine.addEventListener('open', () => {
      heard = Date.now();
      ask({ do: 'hello', id: freshName(), v: PROTOCOL }, true).then(welcomed);
    });
    mine.addEventListener('message', ({ data }) => receive(JSON.parse(String(data))));
    mine.addEventListener('close', () => {
      if (socket !== mine) return;
      socket = null;
      isReady = false;
      show('lost');
      const wait = Math.min(LONGEST, SOON * 2 ** tries++);
      setTimeout(connect, wait * (0.5 + Math.random()));
    });
  }

  function welcomed(answer: Tidings): void {
    if (answer.tell === 'no') {
      for (const { settle } of [...waiting.values()]) settle(answer);
      waiting.clear();
      return;
    }
    if (answer.tell === 'welcome') ahead = answer.now - Date.now();
    isReady = true;
    tries = 0;
    show('open');
    const late = [...waiting.values()];
    const greeted = [...greetings.values()].map(({ frame, hear: told }) =>
      ask(frame(), true).then(told),
    );
    // The server knows whose a wish is by what this socket follows.
    void Promise.all(greeted).then(() => {
      for (const { frame } of late) {
        if (waiting.has(frame.id)) send(frame);
      }
    });
  }

  function receive(tidings: Tidings): void {
    heard = Date.now();
    const asked = 'id' in tidings && tidings.id ? waiting.get(tidings.id) : undefined;
    if (asked === undefined) hear(tidings);
    else if (tidings.tell === 'later') askAgain(asked.frame, tidings.retryMs);
    else {
      waiting.delete(asked.frame.id);
      asked.settle(tidings);
    }
  }

  function askAgain(frame: WireFrame, after: number): void {
    setTimeout(() => isReady && waiting.has(frame.id) && send(frame), after);
  }

  function ask(frame: WireFrame, isGreeting = false): Promise<Tidings> {
    return new Promise(settle => {
      waiting.set(frame.id, { frame, settle });
      if (isReady || isGreeting) send(frame);
      else connect();
    });
  }

  /** A line may die without a word; a wish may be lost on its way. */
  setInterval(() => {
    if (socket === null || !isReady) return;
    const silent = Date.now() - heard;
    if (silent > QUIET + DEAF) return socket.close();
    if (silent > QUIET) send({ do: 'ping', id: freshName() });
  }, IMPATIENCE);

  return {
    ask: frame => ask(frame),
    greet(name, frame, told) {
      greetings.set(name, { frame, hear: told });
    },
    ahead: () => ahead,
    forget: name => void greetings.delete(name),
  };
}
