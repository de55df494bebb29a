import type { Hall, MatchNews, SentAnswer, Ticket } from '@oubliette/host/hall';
import { expect, it } from 'vitest';
import { openSession } from './session.ts';

const match = 'm';
const frame = { do: 'follow', id: 'a', key: 'k', outlook: false } as const;
const ticket = { match, seat: 'blue', isHost: false, kind: 'key' } as Ticket;
const known = { head: 1, moments: 1 };
const sight = (text: string): SentAnswer => ({ text, tell: 'sight', known }) as SentAnswer;

it('whoever lost their seat while the log grew sees nothing more of it', async () => {
  const [sent, asked] = [[] as string[], [] as (() => void)[]];
  let tell = (_: MatchNews): void => {};
  const hall = {
    take: async () => sight('sight'),
    ticket: async () => null,
    come: () => () => {},
    here: () => [],
    follow: (_: string, listener: typeof tell) => {
      tell = listener;
      return () => {};
    },
    news: () =>
      new Promise<SentAnswer>(found => asked.push(() => found(sight(`news ${asked.length}`)))),
  } as unknown as Hall;
  const line = { send: (text: string) => void sent.push(text), close: () => {} };
  const session = openSession(hall, line, Date.now, error => expect(error).toBeUndefined());
  await session.follow(frame as never, ticket);
  tell({ match, what: 'grown', head: 2 });
  // The seat is given away while the first news is still looked for.
  tell({ match, what: 'renewed' });
  asked[0]!();
  await new Promise(soon => setTimeout(soon));
  expect(asked).toHaveLength(1);
  expect(sent.at(-1)).toContain('key.unknown');
  session.end();
});
