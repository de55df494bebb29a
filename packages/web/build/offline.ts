import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { build, type Plugin } from 'vite';

/** A file that the service worker keeps. Names below assets/ change with the content and need no revision. */
interface KeptFile {
  readonly url: string;
  readonly revision: string | null;
}

/** Everything that was built, for the table to open without a network. */
export function keptFiles(folder: string): KeptFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => ({ path, url: relative(folder, path).split(sep).join('/') }))
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .map(({ path, url }) => ({
      url,
      revision: url.startsWith('assets/') ? null : revisionOf(readFileSync(path)),
    }));
}

const revisionOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16);

/** Adds `service-worker.js`, which knows every file of the build by name. */
export function offline(): Plugin {
  let root: string;
  let folder: string;
  return {
    name: 'oubliette-offline',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      await build({
        configFile: false,
        root,
        logLevel: 'error',
        publicDir: false,
        resolve: { preserveSymlinks: true },
        define: { KEPT_FILES: JSON.stringify(keptFiles(folder)) },
        build: {
          outDir: folder,
          emptyOutDir: false,
          reportCompressedSize: false,
          target: 'baseline-widely-available',
          rolldownOptions: {
            input: join(root, 'src/offline/service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}
