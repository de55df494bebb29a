import { describe, expect, it } from 'vitest';
import { openTestServer } from '../testing/open-server.ts';
import { duel, playTo } from '../testing/player.ts';
import { createLog } from './log.ts';

describe('what whoever keeps a server learns', () => {
  it('is that it works, and whether it takes anybody', async () => {
    const server = await openTestServer();
    const status = async (what: string) => (await fetch(`${server.origin}/api/${what}`)).status;
    expect([await status('healthz'), await status('readyz')]).toEqual([200, 200]);
    await server.close();
  });

  it('is how much is asked, without a name, a key or a match', async () => {
    const server = await openTestServer();
    const { blue, yellow, match, keys } = await duel(server.origin);
    await playTo({ blue, yellow }, 4);
    const text = await server.metrics.registry.metrics();
    expect(text).toMatch(/oubliette_answers_total\{do="act",tell="done"\} [1-9]/);
    expect(text).toMatch(/oubliette_sockets [1-9]/);
    for (const secret of [match, keys.blue, 'Ann']) expect(text).not.toContain(secret);
    await server.close();
  });

  it('never is a secret, wherever an error has it', () => {
    const lines: string[] = [];
    const log = createLog({ write: line => void lines.push(line) });
    const error = Object.assign(new Error('the seed is hush'), { key: 'hush', code: 'EIO' });
    log.error({ error, frame: { key: 'hush', nonce: 'hush' }, key: 'hush' }, 'unexpected');
    const to = { endpoint: 'hush', p256dh: 'hush', auth: 'hush' };
    log.error({ notice: { to }, frame: { person: 'hush', to: { url: 'hush' } } }, 'unexpected');
    expect(lines.join()).not.toContain('hush');
    expect(JSON.parse(lines[0]!)).toMatchObject({ msg: 'unexpected', error: { code: 'EIO' } });
  });
});
