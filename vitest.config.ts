import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Work decides when a test ends, never a clock.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Nothing else runs meanwhile; by itself vitest leaves one core idle.
    maxWorkers: '100%',
    include: ['packages/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
  },
});
