// Everything that must hold, in one run: `npm test`, or single steps by name: `npm test -- lint unit`,
// or what answers in about a minute: `npm test -- quick`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { reportIn } from './test/report.ts';

const ROOT = resolve(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache');

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Outcome extends Count {
  /** What did not pass before it was tried once more. */
  readonly secondGo: readonly string[];
}

interface Step {
  readonly name: string;
  readonly what: string;
  readonly command: readonly string[];
  /** The report of vitest that the step writes; it must not be an older one. */
  readonly report?: string;
  /** How many checks the step was; a step without an own count is one. */
  readonly count?: (output: string) => Count | null;
}

const bin = (path: string) => join(ROOT, 'node_modules', path);

function vitest(
  name: string,
  config: string,
  ...further: readonly string[]
): Pick<Step, 'command' | 'report'> {
  const report = join(CACHE, `${name}.json`);
  return {
    command: [
      bin('vitest/vitest.mjs'),
      'run',
      `--config=${config}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...further,
    ],
    report,
  };
}

/** The closing line of a runner: `N passed, N failed`. */
function countLine(output: string): Count | null {
  const found = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return found === undefined ? null : { passed: Number(found[1]), failed: Number(found[2]) };
}

const STEPS: readonly Step[] = [
  {
    name: 'lint',
    what: 'format and lint (Biome), names of types',
    command: ['scripts/lint.ts'],
  },
  {
    name: 'types',
    what: 'types (TypeScript)',
    command: [bin('typescript-native/bin/tsc'), '--noEmit'],
  },
  {
    name: 'directions',
    what: 'dependency directions (dependency-cruiser)',
    command: [
      bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config=.dependency-cruiser.mjs',
      'packages',
      'bench',
      'scripts',
    ],
  },
  { name: 'unused', what: 'unused code (knip)', command: [bin('knip/bin/knip.js')] },
  { name: 'ledger', what: 'ledger: ids, languages, coverage', command: ['scripts/ledger.ts'] },
  {
    name: 'unit',
    what: 'unit tests, properties, contract battery (vitest)',
    ...vitest('unit', 'vitest.config.ts'),
  },
  {
    name: 'vectors',
    what: 'vectors (oubliette check)',
    command: ['packages/cli/src/main.ts', 'check', 'packages'],
    count: countLine,
  },
  {
    name: 'browser',
    what: 'the table in a real Chromium (vitest, Playwright)',
    ...vitest('browser', 'vitest.browser.config.ts'),
  },
];

/** A tenth of the files, and four fifths of the time: random matches, fits, second opinions, other processes. */
const LONG = [
  '**/battery.test.ts',
  'bench/src/lantern-bgio.test.ts',
  'packages/bots/src/{honesty,claustrophobia/balance,knowledge/solo/solo,search/turn/sequel}.test.ts',
  'packages/bots/src/{tuning,workers}/**',
  'packages/cli/src/{bad-input,restored}.test.ts',
  'packages/cli/src/commands/{arena,balance,levels}.test.ts',
  'packages/dungeon-twister/src/duel/forces/guests.test.ts',
  'packages/host/{frozen,src/machine}/**',
  'packages/kernel/reference/lantern.test.ts',
  'packages/server/src/{clocks,duel,friends,nodes,secrecy}.test.ts',
  'scripts/{bad-input,bootstrap,bootstrap-npm,commands,fixtures,freeze,golden,odd-path,puzzles,start}.test.ts',
];

const QUICK: readonly Step[] = [
  ...STEPS.filter(({ name }) => ['lint', 'types', 'vectors'].includes(name)),
  {
    name: 'unit',
    what: 'unit tests without the long ones (vitest)',
    ...vitest('quick', 'vitest.config.ts', ...LONG.map(path => `--exclude=${path}`)),
  },
];

async function run(step: Step): Promise<Outcome> {
  console.log(`\n── ${step.name}: ${step.what}`);
  const begun = performance.now();
  const outcome = step.report
    ? await tested(step.command, step.report)
    : { ...(await counted(step)), secondGo: [] };
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`── ${step.name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`);
  return outcome;
}

async function counted({ command, count }: Step): Promise<Count> {
  const { ended, output } = await shown(command);
  return judge(ended, count?.(output) ?? null);
}

/** Runs vitest; files whose worker fell run once more. */
async function tested(command: readonly string[], path: string): Promise<Outcome> {
  const { ended } = await shown(command);
  const report = reportIn(path, ROOT);
  const lost = report?.lost ?? [];
  if (report === null || lost.length === 0) {
    return { ...judge(ended, report), secondGo: report?.secondGo ?? [] };
  }
  console.log(`\n── once more, since a worker fell: ${lost.join(', ')}`);
  rmSync(path);
  const again = await shown([...command, ...lost]);
  const second = reportIn(path, ROOT);
  const { passed, failed } = judge(again.ended && second?.lost.length === 0, second);
  return {
    passed: report.passed + passed,
    failed: report.failed + failed,
    secondGo: [...report.secondGo, ...lost, ...(second?.secondGo ?? [])],
  };
}

/** Runs a command; what it says is seen at once, and kept. */
async function shown(command: readonly string[]): Promise<{ ended: boolean; output: string }> {
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    output += text;
  });
  const [code] = await once(child, 'close');
  return { ended: code === 0, output };
}

/** A step that ends badly has failed, whatever it counted. */
function judge(ended: boolean, count: Count | null): Count {
  if (count === null) return ended ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { passed, failed } = count;
  return { passed, failed: ended ? failed : failed || 1 };
}

const USAGE = `Usage: npm test -- [STEP…]

Runs everything that must hold, or the named steps: ${STEPS.map(({ name }) => name).join(', ')};
or what answers in about a minute: quick.`;

function chosen(names: readonly string[]): readonly Step[] {
  if (names.includes('--help')) {
    console.log(USAGE);
    process.exit(0);
  }
  if (names.length === 1 && names[0] === 'quick') return QUICK;
  const unknown = names.find(name => !STEPS.some(step => step.name === name));
  if (unknown !== undefined) {
    const known = STEPS.map(step => step.name).join(', ');
    console.error(`There is no step “${unknown}”; known: ${known}, or quick alone.`);
    process.exit(2);
  }
  return names.length === 0 ? STEPS : STEPS.filter(step => names.includes(step.name));
}

const steps = chosen(process.argv.slice(2));
if (/[#?]/.test(ROOT) && steps.some(({ report }) => report !== undefined)) {
  console.error(`vitest cannot run in ${ROOT}: it takes # and ? in a path for the end of it.`);
  process.exit(2);
}
mkdirSync(CACHE, { recursive: true });
for (const { report } of steps) if (report !== undefined) rmSync(report, { force: true });
const outcomes: Outcome[] = [];
for (const step of steps) outcomes.push(await run(step));
const total = outcomes.reduce(
  (sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
  { passed: 0, failed: 0 },
);
const broken = steps.filter((_, index) => outcomes[index]!.failed > 0).map(step => step.name);
const secondGo = outcomes.flatMap(outcome => outcome.secondGo);
if (secondGo.length > 0) console.log(`\npassed at the second go:\n  ${secondGo.join('\n  ')}`);
if (broken.length > 0) console.log(`\nnot passed: ${broken.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
