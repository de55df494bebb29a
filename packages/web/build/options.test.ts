import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('options of npm start', () => {
  it('default to localhost, port 4173', () => {
    expect(readOptions([])).toEqual({
      kind: 'start',
      port: 4173,
      host: 'localhost',
      data: null,
      metrics: null,
      publicOrigin: null,
      privateHooks: false,
      openTables: false,
    });
  });

  it('are read in both spellings', () => {
    expect(readOptions(['--port', '8080', '--host=0.0.0.0', '--data', 'ours'])).toEqual({
      kind: 'start',
      port: 8080,
      host: '0.0.0.0',
      data: 'ours',
      metrics: null,
      publicOrigin: null,
      privateHooks: false,
      openTables: false,
    });
  });

  it.each(['abc', '65536', '-1', '', '80.5', '8e3'])('refuse the port %j in one sentence', port => {
    const read = readOptions([`--port=${port}`]);
    expect(read).toEqual({
      kind: 'fault',
      fault: `--port wants a number from 0 to 65535, not "${port}".`,
    });
  });

  it('let strangers in, and webhooks into the own network, only when that is said', () => {
    expect(readOptions(['--private-hooks'])).toMatchObject({ privateHooks: true });
    expect(readOptions(['--open-tables'])).toMatchObject({ openTables: true });
  });

  it('take a public address as its origin, and nothing that is more or less', () => {
    expect(readOptions(['--public-url', 'https://Dungeon.example.org/'])).toMatchObject({
      publicOrigin: 'https://dungeon.example.org',
    });
    for (const wrong of ['dungeon.example.org', 'https://a.org/table', 'ftp://a.org', ''])
      expect(readOptions([`--public-url=${wrong}`])).toEqual({
        kind: 'fault',
        fault: `--public-url wants an address like https://example.org, not "${wrong}".`,
      });
  });

  it('refuse a port below zero in the same words, however it is spelt', () => {
    expect(readOptions(['--port', '-1'])).toEqual(readOptions(['--port=-1']));
  });

  it.each([['--torch'], ['castle'], ['--port'], ['--help=1'], ['--host', '--port']])(
    'refuse %s in one line',
    (...args) => {
      const read = readOptions(args);
      expect(read.kind).toBe('fault');
      if (read.kind === 'fault') expect(read.fault).toMatch(/^[^\n]+\. Try --help\.$/);
    },
  );

  it('offer help before anything else', () => {
    expect(readOptions(['--help', '--port', 'abc'])).toEqual({ kind: 'help' });
  });
});
