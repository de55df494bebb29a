import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from './listen.ts';
import { serveFolder } from './serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-serve-'));
let server: Server;
let origin: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>dark</p>');
  writeFileSync(join(folder, 'assets/torch-1a2b.js'), 'light();');
  server = serveFolder(folder);
  origin = `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe('serving what was built', () => {
  it('answers / with the page, to be asked about each time', async () => {
    const answer = await fetch(`${origin}/?lang=ru`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe('<p>dark</p>');
  });

  it('lets the browser keep hashed files for ever', async () => {
    const answer = await fetch(`${origin}/assets/torch-1a2b.js`);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe('light();');
  });

  it('says 304 when the browser has the file already', async () => {
    const etag = (await fetch(origin)).headers.get('etag') ?? '';
    const again = await fetch(origin, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('knows only the files of the folder', async () => {
    const status = async (path: string) => (await fetch(origin + path)).status;
    expect(await status('/assets/torch-old.js')).toBe(404);
    expect(await status('/%2e%2e/package.json')).toBe(404);
  });

  it('refuses to be written to', async () => {
    expect((await fetch(origin, { method: 'POST' })).status).toBe(405);
  });
});
