import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { admit } from './doorman.ts';
import { guardsOf } from './headers.ts';
import { IDENTITY_PATH, type Identity } from './identity.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const WORTH_ZIPPING = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);

interface Served {
  readonly type: string;
  readonly plain: Buffer;
  readonly zipped: Buffer | undefined;
  readonly etag: string;
  readonly cache: string;
}

/** What is no file: online play. */
const API = '/api/';

/**
 * Serves a folder from memory: a rebuild under a running server changes nothing for open tabs. What lies
 * below `/api/` is somebody else's to answer, under the same names and guards.
 */
export function serveFolder(
  folder: string,
  identity: Identity,
  api?: RequestListener,
): RequestListener {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(path => [`/${relative(folder, path).split(sep).join('/')}`, load(path)]),
  );
  files.set(IDENTITY_PATH, served(Buffer.from(JSON.stringify(identity)), '.json', 'no-store'));
  const guards = guardsOf(files.get('/index.html')?.plain.toString() ?? '');
  return (request, response) => {
    for (const [name, value] of Object.entries(guards)) response.setHeader(name, value);
    if (!isWelcome(request, response, identity)) return;
    if (api && request.url?.startsWith(API)) api(request, response);
    else answer(files, request, response);
  };
}

/** Whether the request came under a name of ours; if not, it is answered here. */
function isWelcome(
  request: IncomingMessage,
  response: ServerResponse,
  { host, publicOrigin }: Identity,
): boolean {
  const admission = admit(request.headers.host, host, publicOrigin);
  switch (admission.kind) {
    case 'in':
      return true;
    case 'elsewhere': {
      const path = request.url?.startsWith('/') ? request.url : '/';
      const location = `${admission.origin}${path}`;
      response.writeHead(307, { location, 'cache-control': 'no-store' }).end();
      return false;
    }
    case 'out':
      say(response, 421, 'Oubliette is not at home under this name.');
      return false;
  }
}

function say(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);
}

/** Names under assets/ carry a hash of the content; all other names stay and must be asked about. */
function load(path: string): Served {
  const isHashed = path.includes(`${sep}assets${sep}`);
  const cache = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
  return served(readFileSync(path), extname(path), cache);
}

function served(plain: Buffer, extension: string, cache: string): Served {
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    plain,
    zipped: WORTH_ZIPPING.has(extension) ? gzipSync(plain) : undefined,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    cache,
  };
}

function answer(
  files: ReadonlyMap<string, Served>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const path = request.url?.split(/[?#]/)[0] ?? '/';
  const file = files.get(path === '/' ? '/index.html' : path);
  if (!file) {
    say(response, 404, 'Not found');
    return;
  }
  const head: Record<string, string | number> = {
    'content-type': file.type,
    'cache-control': file.cache,
    etag: file.etag,
    vary: 'accept-encoding',
  };
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, head).end();
    return;
  }
  const zipped = /\bgzip\b/.test(String(request.headers['accept-encoding']))
    ? file.zipped
    : undefined;
  if (zipped) head['content-encoding'] = 'gzip';
  const body = zipped ?? file.plain;
  head['content-length'] = body.length;
  response.writeHead(200, head).end(request.method === 'HEAD' ? undefined : body);
}
