import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listen } from '../../packages/web/build/listen.ts';

/** A package whose install script would leave a file behind, packed. */
export function packed(folder: string, words: string): Buffer {
  const inside = join(folder, 'package');
  mkdirSync(inside, { recursive: true });
  const scripts = { install: `node -e "require('fs').writeFileSync('ran', '')"` };
  const papers = { name: 'torch', version: '1.0.0', description: words, scripts };
  writeFileSync(join(inside, 'package.json'), JSON.stringify(papers));
  execFileSync('tar', ['-czf', join(folder, 'torch.tgz'), '-C', folder, 'package']);
  return readFileSync(join(folder, 'torch.tgz'));
}

const hashOf = (tarball: Buffer): string =>
  `sha512-${createHash('sha512').update(tarball).digest('base64')}`;

/** A registry that knows one package and gives this tarball for it. */
export async function openRegistry(tarball: Buffer) {
  const { port, close } = await listen(
    (request, response) => {
      if (request.url?.endsWith('.tgz')) return response.end(tarball);
      const address = `http://localhost:${port}/torch/-/torch-1.0.0.tgz`;
      const version = { name: 'torch', version: '1.0.0', dist: { tarball: address } };
      const known = { name: 'torch', 'dist-tags': {}, versions: { '1.0.0': version } };
      return response.end(JSON.stringify(known));
    },
    { port: 0, host: 'localhost' },
  );
  return { address: `http://localhost:${port}/`, close };
}

/** The papers of a project that needs this very tarball, and names no address. */
export function lockTo(folder: string, tarball: Buffer): void {
  const dependencies = { torch: '1.0.0' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const packages = {
    '': { dependencies },
    'node_modules/torch': { version: '1.0.0', integrity: hashOf(tarball), hasInstallScript: true },
  };
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, requires: true, packages }),
  );
}
