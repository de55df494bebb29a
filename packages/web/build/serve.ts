import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};
const WORTH_ZIPPING = new Set(['.html', '.js', '.css', '.svg', '.json']);

interface Served {
  readonly type: string;
  readonly plain: Buffer;
  readonly zipped: Buffer | undefined;
  readonly etag: string;
  readonly cache: string;
}

/** Serves a folder from memory: a rebuild under a running server changes nothing for open tabs. */
export function serveFolder(folder: string): Server {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(path => [`/${relative(folder, path).split(sep).join('/')}`, load(path)]),
  );
  return createServer((request, response) => answer(files, request, response));
}

function load(path: string): Served {
  const extension = extname(path);
  const plain = readFileSync(path);
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    plain,
    zipped: WORTH_ZIPPING.has(extension) ? gzipSync(plain) : undefined,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    // Names under assets/ carry a hash of the content; all other names stay and must be asked about.
    cache: path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
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
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const head: Record<string, string | number> = {
    'content-type': file.type,
    'cache-control': file.cache,
    etag: file.etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
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
