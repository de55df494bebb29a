import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { listen } from './listen.ts';

describe('the port', () => {
  it('is the wished one when it is free, another when it is taken', async () => {
    const first = createServer();
    const second = createServer();
    try {
      const taken = await listen(first, { port: 0, host: '127.0.0.1' });
      const other = await listen(second, { port: taken, host: '127.0.0.1' });
      expect(other).not.toBe(taken);
      expect(other).toBeGreaterThan(0);
    } finally {
      first.close();
      second.close();
    }
  });

  it('is not sought at a host that does not exist', async () => {
    await expect(listen(createServer(), { port: 0, host: '192.0.2.1' })).rejects.toThrow(
      'EADDRNOTAVAIL',
    );
  });
});
