import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportIn } from './report.ts';

const VITEST = resolve(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
const folder = mkdtempSync(join(tmpdir(), 'oubliette-report-'));
const report = join(folder, 'report.json');

const FILES = {
  'sound.test.js': "it('is sound', () => {});",
  'broken.test.js':
    "it('is broken', () => { throw new Error('broken'); }); it('is not', () => {});",
  'late.test.js':
    "let gone = 0; it('comes late', { retry: 1 }, () => { if (gone++ === 0) throw new Error('too early'); });",
  'falling.test.js':
    "it('stands', () => {}); it('falls', () => process.kill(process.pid, 'SIGKILL'));",
};

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const how = ['--globals', '--reporter=json', `--outputFile=${report}`];
  spawnSync(process.execPath, [VITEST, 'run', `--root=${folder}`, ...how], { cwd: folder });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the report of a run', () => {
  it('counts what passed and failed, and names second goes and files whose worker fell', () => {
    expect(reportIn(report, folder)).toEqual({
      passed: 3,
      failed: 1,
      secondGo: ['late.test.js: comes late'],
      lost: ['falling.test.js'],
    });
  });

  it('is none where nothing was written, or not to the end', () => {
    expect(reportIn(join(folder, 'none.json'), folder)).toBe(null);
    writeFileSync(join(folder, 'half.json'), '{"numFailedTests":');
    expect(reportIn(join(folder, 'half.json'), folder)).toBe(null);
  });
});
