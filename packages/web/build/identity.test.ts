import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkout, identityAt } from './identity.ts';
import { listen } from './listen.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-identity-'));

afterAll(() => rmSync(folder, { recursive: true }));

describe('the name of a checkout', () => {
  it('stays', () => {
    const name = checkout(join(folder, 'one'));
    expect(checkout(join(folder, 'one'))).toBe(name);
    expect(checkout(join(folder, 'other'))).not.toBe(name);
  });

  it('is made up where nothing can be written', () => {
    writeFileSync(join(folder, 'file'), '');
    const nowhere = join(folder, 'file', 'below');
    expect(checkout(nowhere)).not.toBe(checkout(nowhere));
  });
});

describe('who listens', () => {
  it.each(['no JSON', 'null', '[]', '{"oubliette":"one"}'])(
    'is nobody of ours, saying %s',
    async words => {
      const { port, close } = await listen((_, response) => response.end(words), {
        port: 0,
        host: 'localhost',
      });
      expect(await identityAt({ port, host: 'localhost' })).toBeNull();
      close();
      expect(await identityAt({ port, host: 'localhost' })).toBeNull();
    },
  );
});
