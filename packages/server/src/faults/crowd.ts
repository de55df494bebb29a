import { readFileSync } from 'node:fs';
import { freshSecret } from '../fresh.ts';
import type { StoreLocation } from '../keeping.ts';
import { openNode } from './nodes.ts';

export interface CrowdedNode {
  readonly matches: number;
  readonly sockets: number;
  /** What the node uses of the memory of the machine, in megabytes: before anybody came, and at the end. */
  readonly before: number;
  readonly megabytes: number;
}

/** Begun one after the other by so many at once. */
const AT_ONCE = 16;

const used = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024);

/** Many matches that have begun, each followed by somebody on a socket of their own. */
export async function crowd(keeping: StoreLocation, matches: number): Promise<CrowdedNode> {
  const node = await openNode(keeping);
  const origin = `http://127.0.0.1:${node.port}`;
  const before = used(node.pid);
  const post = async (what: string, frame: object) => {
    for (;;) {
      const answer = await fetch(`${origin}/api/${what}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: freshSecret(9), ...frame }),
      });
      const told = (await answer.json()) as { tell: string };
      if (told.tell !== 'later') return told;
    }
  };
  const keys: string[] = [];
  const sockets: WebSocket[] = [];
  async function begin(): Promise<void> {
    while (keys.length < matches) {
      const [key, invite] = [freshSecret(), freshSecret()];
      keys.push(key);
      const seats = { blue: { by: 'me' }, yellow: { by: 'friend', invite } };
      const about = { game: 'duel', options: { quick: true }, nonce: freshSecret(), name: '' };
      await post('create', { ...about, key, seats });
      await post('claim', { invite, key: freshSecret(), nonce: freshSecret() });
      sockets.push(await followed(key));
    }
  }
  function followed(key: string): Promise<WebSocket> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`);
    const send = (frame: object) => socket.send(JSON.stringify(frame));
    return new Promise((seen, failed) => {
      socket.addEventListener('open', () => send({ do: 'hello', id: 'h', v: 1 }));
      socket.addEventListener('error', () => failed(new Error('a socket broke')));
      socket.addEventListener('message', ({ data }) => {
        const { tell } = JSON.parse(String(data)) as { tell: string };
        if (tell === 'welcome') send({ do: 'follow', id: 'f', key, outlook: false });
        if (tell === 'sight') seen(socket);
      });
    });
  }
  await Promise.all(Array.from({ length: AT_ONCE }, begin));
  const megabytes = used(node.pid);
  for (const socket of sockets) socket.close();
  await node.kill();
  return { matches, sockets: sockets.length, before, megabytes };
}
