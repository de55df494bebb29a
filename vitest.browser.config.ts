import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The kills wait more than they work: they begin first, and the others run beside them. */
class KillsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isKills = ({ moduleId }: TestSpecification) =>
      moduleId.endsWith('/kills.browser.test.ts');
    return [...sorted.filter(isKills), ...sorted.filter(file => !isKills(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: KillsFirst },
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
