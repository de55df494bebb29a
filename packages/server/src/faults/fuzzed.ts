import { FRAMES } from '@oubliette/host/wire';
import { fastRandom, pick, type Random } from '@oubliette/kernel';
import { openSession } from '../sockets/session.ts';
import type { TestServer } from '../testing/open-server.ts';
import { duel } from '../testing/player.ts';

export interface FuzzedFrames {
  readonly frames: number;
  readonly unanswered: number;
  readonly broken: number;
  readonly faults: readonly unknown[];
  /** How much of the heap was used afterwards, against before. */
  readonly growth: number;
}

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  1e99,
  '',
  ' ',
  'a'.repeat(300),
  '\ud800',
  '\u202e',
  '__proto__',
  'constructor',
  [],
  [[]],
  {},
  { by: 'me' },
  { head: 0, moments: 0 },
  'end',
  'card 2',
  'blue',
  'table',
  '0'.repeat(22),
];

/** A frame that was spoiled in one to three places. */
function spoiled(random: Random, frame: object): string {
  const fields = new Map<string, unknown>(Object.entries(frame));
  for (let times = 1 + random.below('times', 3); times > 0; times--) {
    const name = pick(random, 'name', [...fields.keys(), 'more', '__proto__']);
    if (random.below('how', 4) === 0) fields.delete(name);
    else fields.set(name, pick(random, 'junk', JUNK));
  }
  // Also names that mean something to JavaScript are names.
  const text = `{${[...fields].map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`;
  return random.below('cut', 20) === 0 ? text.slice(0, random.below('at', text.length)) : text;
}

/** Sends spoiled frames on a session that follows a match: each must be answered, and none may break anything. */
export async function fuzzed(
  server: TestServer,
  frames: number,
  seed: number,
  faults: readonly unknown[],
): Promise<FuzzedFrames> {
  const { blue, yellow, match, keys } = await duel(server.origin);
  const heard: string[] = [];
  const line = { send: (text: string) => void heard.push(text), close: () => {} };
  const session = openSession(
    server.hall,
    line,
    Date.now,
    error => void (faults as unknown[]).push(error),
  );
  await session.hear('{"do":"hello","id":"h","v":1}');
  await session.hear(JSON.stringify({ do: 'follow', id: 'f', key: keys.blue, outlook: false }));
  const random = fastRandom(seed);
  const secret = '1'.repeat(22);
  const about = {
    id: 'x',
    match,
    head: 0,
    key: secret,
    invite: secret,
    nonce: secret,
    seat: 'yellow',
  };
  const more = {
    actions: ['end'],
    action: 'end',
    word: 'offer-draw',
    moment: 0,
    game: 'duel',
    options: { quick: true },
  };
  const seats = { blue: { by: 'me' }, yellow: { by: 'friend', invite: secret } };
  const specimens = Object.entries(FRAMES).map(([what, form]) => {
    const all = { ...about, ...more, seats, v: 1, outlook: false, do: what };
    const names = Object.keys((form as { entries: object }).entries);
    return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
  });
  let [unanswered, broken] = [0, 0];
  const before = process.memoryUsage().heapUsed;
  for (let n = 0; n < frames; n++) {
    heard.length = 0;
    await session.hear(spoiled(random, pick(random, 'frame', specimens)));
    if (heard.length === 0) unanswered++;
    if (heard.some(text => text.includes('server.broken'))) broken++;
  }
  session.end();
  blue.client.close();
  yellow.client.close();
  const growth = process.memoryUsage().heapUsed - before;
  return { frames, unanswered, broken, faults, growth };
}
