import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { admit, isThisMachine } from './doorman.ts';

const kindOf = (asked: string | undefined, host: string) => admit(asked, host).kind;

describe('the doorman', () => {
  it('lets in who comes under the one name', () => {
    expect(kindOf('localhost:4173', 'localhost')).toBe('in');
    expect(kindOf('LOCALHOST', 'localhost')).toBe('in');
    expect(kindOf('127.0.0.1:80', '127.0.0.1')).toBe('in');
    expect(kindOf('[::1]:80', '::1')).toBe('in');
  });

  it.each([
    ['127.0.0.1:4173', 'localhost', 'http://localhost:4173'],
    ['[::1]:4173', 'localhost', 'http://localhost:4173'],
    ['dungeon.localhost:4173', 'localhost', 'http://localhost:4173'],
    // A tunnel has another port at the visitor's end, and keeps it.
    ['127.0.0.1:9999', '0.0.0.0', 'http://localhost:9999'],
    ['localhost', '127.0.0.1', 'http://127.0.0.1'],
    ['localhost:4173', '::1', 'http://[::1]:4173'],
  ])('shows %s the way to the one name of --host %s', (asked, host, origin) => {
    expect(admit(asked, host)).toEqual({ kind: 'elsewhere', origin });
  });

  it('lets the network in by number and by the name of the machine', () => {
    expect(kindOf('192.0.2.7:4173', '0.0.0.0')).toBe('in');
    expect(kindOf('[2001:db8::7]:4173', '::')).toBe('in');
    expect(kindOf(`${hostname()}.local:4173`, '0.0.0.0')).toBe('in');
    expect(kindOf('table.example', 'table.example')).toBe('in');
    expect(kindOf('localhost:9999', '192.0.2.7')).toBe('in');
  });

  it.each([
    'rebound.example',
    'rebound.example:4173',
    'localhost.rebound.example',
    '127.0.0.1.rebound.example',
    'notlocalhost',
    'localhost:80:80',
    'localhost@rebound.example',
    '',
    undefined,
  ])('keeps %j out', asked => {
    for (const host of ['localhost', '127.0.0.1', '0.0.0.0', '192.0.2.7']) {
      expect(kindOf(asked, host)).toBe('out');
    }
  });

  it('knows which hosts only this machine can reach', () => {
    expect(['localhost', '127.0.0.1', '::1'].every(isThisMachine)).toBe(true);
    expect(['192.0.2.7', 'table.example'].some(isThisMachine)).toBe(false);
  });

  it('lets the public name in, and no other that looks like it', () => {
    const publicOrigin = 'https://dungeon.example.org';
    expect(admit('dungeon.example.org', 'localhost', publicOrigin).kind).toBe('in');
    expect(admit('dungeon.example.org:8443', 'localhost', publicOrigin).kind).toBe('out');
    expect(admit('dungeon.example.org', 'localhost').kind).toBe('out');
  });
});
