import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint, SOURCES } from './sources.ts';

const root = mkdtempSync(join(tmpdir(), 'oubliette-sources-'));
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const print = () => fingerprint(root, ['src', 'missing.json']);

beforeAll(() => {
  mkdirSync(join(root, 'src/node_modules'), { recursive: true });
  write('src/room.ts', 'room');
});

afterAll(() => rmSync(root, { recursive: true }));

describe('fingerprint of the sources', () => {
  it('knows every package of the house that the table is made of', () => {
    const games = ['packages/claustrophobia', 'packages/dungeon-twister'];
    const others = ['packages/art', 'packages/bots', 'packages/kernel'];
    expect(SOURCES).toEqual(expect.arrayContaining([...games, ...others]));
  });

  it('stays while nothing changes', () => {
    expect(print()).toBe(print());
  });

  it('changes with a file, with a new file and back again', () => {
    const before = print();
    write('src/room.ts', 'other room');
    expect(print()).not.toBe(before);
    write('src/room.ts', 'room');
    expect(print()).toBe(before);
    write('src/gear.ts', 'gear');
    expect(print()).not.toBe(before);
  });

  it('does not care for tests and installed packages', () => {
    const before = print();
    write('src/room.test.ts', 'test');
    write('src/node_modules/x.js', 'x');
    expect(print()).toBe(before);
  });
});
