import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** What a run of vitest came to, as its JSON report tells it. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  /** Tests that failed at first and passed when they were tried once more. */
  readonly secondGo: readonly string[];
  /** Files whose worker fell: what they had not said yet is lost. */
  readonly lost: readonly string[];
}

interface WrittenTest {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

interface WrittenFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly WrittenTest[];
}

/** The report that a run has written, or null where it wrote none, or not to its end. */
export function reportIn(path: string, root: string): TestReport | null {
  try {
    return readReport(readFileSync(path, 'utf8'), root);
  } catch {
    return null;
  }
}

function readReport(text: string, root: string): TestReport {
  const { numFailedTests, numFailedTestSuites, testResults } = JSON.parse(text);
  const files = (testResults as readonly WrittenFile[]).map(file => ({
    ...file,
    name: relative(root, file.name).replaceAll('\\', '/'),
  }));
  const told = files.filter(file => !isLost(file));
  return {
    passed: told.flatMap(passedOf).length,
    failed: numFailedTests || numFailedTestSuites,
    secondGo: told.flatMap(file =>
      passedOf(file)
        .filter(({ failureMessages }) => failureMessages.length > 0)
        .map(({ fullName }) => `${file.name}: ${fullName}`),
    ),
    lost: files.filter(isLost).map(({ name }) => name),
  };
}

const passedOf = ({ assertionResults }: WrittenFile): readonly WrittenTest[] =>
  assertionResults.filter(({ status }) => status === 'passed');

/** A file that did not fail and has tests that never ended, or none at all. */
const isLost = ({ status, assertionResults }: WrittenFile): boolean =>
  status !== 'failed' &&
  (assertionResults.length === 0 || assertionResults.some(test => test.status === 'pending'));
