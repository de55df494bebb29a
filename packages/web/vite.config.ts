import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import {
  codeChunk,
  gameChunk,
  lateChunk,
  pageChunk,
  textChunk,
  workerChunk,
} from './build/chunks.ts';
import { offline } from './build/offline.ts';

export default defineConfig({
  base: './',
  // The build may come by a link (build/build.ts) and must stay on it.
  resolve: { preserveSymlinks: true },
  plugins: [solid(), offline()],
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: workerChunk, priority: 1 },
            { name: gameChunk, priority: 0 },
          ],
        },
      },
    },
  },
  build: {
    target: 'baseline-widely-available',
    modulePreload: {
      polyfill: false,
      // What every page has need not be listed for each.
      resolveDependencies: (_, files) => files.filter(file => !/[\\/](?:base|index)-/.test(file)),
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: textChunk, includeDependenciesRecursively: false, priority: 2 },
            { name: lateChunk, includeDependenciesRecursively: false, priority: 2 },
            { name: codeChunk, priority: 1 },
            { name: pageChunk, priority: 0 },
          ],
        },
      },
    },
  },
});
