import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { listen } from './listen.ts';

const answer = () => {};
const hasIPv6 = Object.values(networkInterfaces())
  .flat()
  .some(address => address?.address === '::1');

const reaches = (port: number, host: string): Promise<boolean> =>
  new Promise(told => {
    const call = connect({ port, host }, () => {
      call.destroy();
      told(true);
    });
    call.on('error', () => told(false));
  });

describe('the port', () => {
  it.each(['127.0.0.1', 'localhost'])('at %s is the wished one or none', async host => {
    const first = await listen(answer, { port: 0, host });
    try {
      expect(first.port).toBeGreaterThan(0);
      await expect(listen(answer, { port: first.port, host })).rejects.toThrow('EADDRINUSE');
    } finally {
      first.close();
    }
  });

  it('of localhost is that of both its addresses', async () => {
    const { port, close } = await listen(answer, { port: 0, host: 'localhost' });
    try {
      expect(await reaches(port, '127.0.0.1')).toBe(true);
      expect(await reaches(port, '::1')).toBe(hasIPv6);
    } finally {
      close();
    }
  });

  it.runIf(hasIPv6)('is left again when only half of localhost is free', async () => {
    const half = await listen(answer, { port: 0, host: '::1' });
    const { port } = half;
    try {
      await expect(listen(answer, { port, host: 'localhost' })).rejects.toThrow('EADDRINUSE');
      expect(await reaches(port, '127.0.0.1')).toBe(false);
    } finally {
      half.close();
    }
  });

  it('is not sought at a host that does not exist', async () => {
    await expect(listen(answer, { port: 0, host: '192.0.2.1' })).rejects.toThrow('EADDRNOTAVAIL');
  });
});
