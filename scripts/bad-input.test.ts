import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const MCTS = 'bench/src/mcts/main.ts';

/** `npm start`, `npm run ledger` and `npm run tune` are tried beside their own tests. */
describe('a script that is asked for what it does not know ends with 2, in words', () => {
  it.each([
    ['scripts/test.ts', 'castle', /^There is no step “castle”; known: lint, types, /],
    ['scripts/release-battery.ts', '--torch', /^release-battery: Unknown option '--torch'/],
    ['scripts/release-battery.ts', 'castle', /^release-battery: there is no game “castle”\n/],
    ['scripts/release-battery.ts', '--part 3/2', /^release-battery: a number is out of place\n/],
    ['scripts/golden.ts', '--torch', /^golden: “--torch” is neither an option nor a recorded mode/],
    ['scripts/golden.ts', 'duel/castle', /^golden: “duel\/castle” is neither an option nor/],
    ['scripts/fixtures.ts', '--torch', /^fixtures: “--torch” is not understood\n/],
    ['scripts/freeze.ts', 'lantern', /^freeze: “lantern” is not understood\n/],
    ['scripts/freeze.ts', 'solo nowhere', /^freeze: “solo nowhere” is not understood\n/],
    ['scripts/fixtures.ts', '--record', /^fixtures: “--record” is not understood\n/],
    ['scripts/fixtures.ts', '--record ../x', /^fixtures: “--record \.\.\/x” is not understood\n/],
    ['bench/src/main.ts', '--torch', /^“--torch” is no option; known options are --json, /],
    ['bench/src/main.ts', '--only castle', /^There is no benchmark “castle”; known benchmarks /],
    ['bench/src/mcts/two-cores.ts', '--torch', /^“--torch” is no option; known is --help\.\n$/],
    [MCTS, '', /^Name a game: claustrophobia, duel, /],
    [MCTS, '--torch', /^Unknown option '--torch'/],
    [MCTS, 'duel --mode castle', /^There is no mode “castle”; known: quick, /],
    [MCTS, 'duel --level king', /^There is no level “king”; known: /],
    [MCTS, 'duel --matches 0', /^--matches, --milliseconds and --depth are numbers above 0\.\n$/],
    ['packages/web/tests/frames.ts', '--torch', /^“--torch” is no option; known is --help\.\n$/],
    ['packages/web/tests/wish-cost.ts', '--torch', /^“--torch” is no option; known is --help\.\n$/],
    ['packages/web/tests/kill.ts', '--tabs many', /^--tabs and --browsers are whole numbers\.\n$/],
  ])('%s %s', (script, line, sentence) => {
    const words = line.split(' ').filter(word => word !== '');
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, script), ...words], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(sentence);
  });
});
