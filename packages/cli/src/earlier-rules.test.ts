import { copyFileSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './run-cli.ts';

const MATCHES = resolve(import.meta.dirname, '../../../fixtures/matches');
const rulesIn = (path: string): number => JSON.parse(readFileSync(path, 'utf8')).rules;

const SOLO_BY_RULES_1 = globSync('*/*solo*.json', { cwd: MATCHES })
  .filter(name => rulesIn(join(MATCHES, name)) === 1)
  .sort();

const { run, file } = temporaryFolder();

describe('a solo match by version 1 of the rules, at the command line', () => {
  it.each(SOLO_BY_RULES_1)('%s is replayed to every hash', name => {
    copyFileSync(join(MATCHES, name), file('match.json'));
    const { code, stdout } = run('replay', '@match.json', '--verify');
    expect([code, stdout]).toEqual([0, expect.stringContaining('every hash as saved')]);
  });

  it('is shown and played on by its own rules', () => {
    const name = SOLO_BY_RULES_1.find(name => run('legal', join(MATCHES, name)).stdout !== '')!;
    copyFileSync(join(MATCHES, name), file('match.json'));
    expect(run('show', '@match.json').code).toBe(0);
    const [action = ''] = run('legal', '@match.json').stdout.split('\n');
    expect(run('play', '@match.json', action).code).toBe(0);
    expect(rulesIn(file('match.json'))).toBe(1);
    expect(run('replay', '@match.json', '--verify').code).toBe(0);
  });
});
