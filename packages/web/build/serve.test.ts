import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardsOf } from './headers.ts';
import { identityAt } from './identity.ts';
import { listen, type OpenedServer } from './listen.ts';
import { serveFolder } from './serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-serve-'));
const IDENTITY = { oubliette: 'this', built: 'today', host: 'localhost' };
let server: OpenedServer;
let origin: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>dark</p>');
  writeFileSync(join(folder, 'assets/torch-1a2b.js'), 'light();');
  server = await listen(serveFolder(folder, IDENTITY), { port: 0, host: 'localhost' });
  origin = `http://localhost:${server.port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** As a browser that was led here under another name. */
const visitAs = (host: string, path = '/') =>
  new Promise<{ status: number | undefined; location: string | undefined }>((told, fail) => {
    request({ port: server.port, host: '127.0.0.1', path, headers: { host } }, answer => {
      answer.resume();
      told({ status: answer.statusCode, location: answer.headers.location });
    })
      .on('error', fail)
      .end();
  });

describe('serving what was built', () => {
  it('guards every answer, also the one that there is nothing', async () => {
    const guards = Object.entries(guardsOf('<p>dark</p>'));
    for (const path of ['/', '/assets/torch-1a2b.js', '/oubliette.json', '/nothing']) {
      const { headers } = await fetch(origin + path);
      for (const [name, value] of guards) expect(headers.get(name)).toBe(value);
    }
  });

  it('shows the other names of this machine the way, with the path, and remembers nothing', async () => {
    const { port } = server;
    expect(await visitAs(`127.0.0.1:${port}`, '/?lang=ru')).toEqual({
      status: 307,
      location: `http://localhost:${port}/?lang=ru`,
    });
    const answer = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await visitAs(`127.0.0.1:${port}`, '//elsewhere.example')).toMatchObject({
      location: `http://localhost:${port}//elsewhere.example`,
    });
  });

  it('gives nothing away under a foreign name', async () => {
    const answer = await visitAs(`rebound.example:${server.port}`, '/assets/torch-1a2b.js');
    expect(answer).toEqual({ status: 421, location: undefined });
  });

  it('says who it is', async () => {
    expect(await identityAt({ port: server.port, host: 'localhost' })).toEqual(IDENTITY);
  });

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
