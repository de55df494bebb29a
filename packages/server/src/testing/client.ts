import type { Tidings, TidingsOf, WireFrame } from '@oubliette/host/wire';
import { PROTOCOL } from '@oubliette/host/wire';
import { freshSecret } from '../fresh.ts';

/** A frame without its name, which the client makes. */
type Nameless = WireFrame extends infer One
  ? One extends WireFrame
    ? Omit<One, 'id'> & { id?: string }
    : never
  : never;

/** A client on a socket, as a test needs one. */
export interface Client {
  /** Sends a frame and waits for its answer, again and again while it is “later”. */
  ask(frame: Nameless): Promise<Tidings>;
  /** Takes “later” for an answer. */
  askOnce(frame: Nameless): Promise<Tidings>;
  /** The next tiding that nobody asked for. */
  told(): Promise<Tidings>;
  /** Waits until something of the kind has come, also if it came before. */
  hears(wanted: (tidings: Tidings) => boolean): Promise<void>;
  /** Everything that came, as it came. */
  readonly heard: readonly string[];
  /** Whatever it is. */
  send(text: string): void;
  readonly closed: Promise<number>;
  close(): void;
}

export async function connect(origin: string, greets = true): Promise<Client> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`);
  const waiting = new Map<string, (tidings: Tidings) => void>();
  const unasked: Tidings[] = [];
  const listeners: ((tidings: Tidings) => void)[] = [];
  const heard: string[] = [];
  const watchers = new Set<() => void>();
  const closed = new Promise<number>(resolve => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  socket.addEventListener('message', ({ data }) => {
    heard.push(String(data));
    for (const watch of [...watchers]) watch();
    const tidings = JSON.parse(String(data)) as Tidings;
    const asker = 'id' in tidings && tidings.id !== undefined && waiting.get(tidings.id);
    if (asker) {
      waiting.delete((tidings as { id: string }).id);
      asker(tidings);
    } else if (listeners.length > 0) listeners.shift()!(tidings);
    else unasked.push(tidings);
  });
  await new Promise<void>((open, fail) => {
    socket.addEventListener('open', () => open());
    socket.addEventListener('error', () => fail(new Error('the socket did not open')));
  });
  const client: Client = {
    heard,
    closed,
    async ask(frame) {
      const id = frame.id ?? freshSecret(9);
      for (;;) {
        const answer = await client.askOnce({ ...frame, id });
        if (answer.tell !== 'later') return answer;
        await new Promise(wait => setTimeout(wait, 100));
      }
    },
    askOnce(frame) {
      const id = frame.id ?? freshSecret(9);
      return new Promise(resolve => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ ...frame, id }));
      });
    },
    told() {
      const first = unasked.shift();
      return first ? Promise.resolve(first) : new Promise(resolve => listeners.push(resolve));
    },
    hears: wanted =>
      new Promise(resolve => {
        const watch = () => {
          if (!heard.some(text => wanted(JSON.parse(text)))) return;
          watchers.delete(watch);
          resolve();
        };
        watchers.add(watch);
        watch();
      }),
    send: text => socket.send(text),
    close: () => socket.close(),
  };
  if (greets) await client.ask({ do: 'hello', v: PROTOCOL });
  return client;
}

/** The tidings that were expected, or what came instead. */
export function expected<Tell extends Tidings['tell']>(
  tidings: Tidings,
  tell: Tell,
): TidingsOf<Tell> {
  if (tidings.tell !== tell) throw new Error(`not ${tell}: ${JSON.stringify(tidings)}`);
  return tidings as TidingsOf<Tell>;
}
