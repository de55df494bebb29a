import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { codeChunk, textChunk } from './build/chunks.ts';

export default defineConfig({
  base: './',
  plugins: [solid()],
  worker: { format: 'es' },
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
            { name: codeChunk, priority: 1 },
          ],
        },
      },
    },
  },
});
