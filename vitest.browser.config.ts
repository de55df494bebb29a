import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Work decides when a test ends, never a clock.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 45_000 } },
    // A browser may stumble once; `npm test` names what did.
    retry: 1,
    include: ['packages/web/tests/*.browser.test.ts'],
    // Each file drives a browser of its own, and waits for it a good part of the time: two cores carry three.
    maxWorkers: 3,
  },
});
