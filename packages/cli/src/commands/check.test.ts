import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { temporaryFolder } from '../run-cli.ts';
import { readVectors } from '../vector-files.ts';
import { check } from './check.ts';

const folder = temporaryFolder();
const LANTERN = fileURLToPath(new URL('../../../kernel/vectors/lantern', import.meta.url));

const vector = (rule: string, title: string, claim: string) =>
  `game: lantern\nrule: ${rule}\ntitle: ${title}\ngiven:\n  hand red 1\nthen:\n  ${claim}\n`;
const RIGHT = vector('REF-DRAW-01', 'right', 'red may not draw: REF-DRAW-01');
const WRONG = vector('REF-DRAW-01', 'wrong', 'red may draw');

describe('oubliette check', () => {
  it('finds that Lantern keeps every rule of its ledger', () => {
    const { json, exit } = check([LANTERN]);
    expect(json).toMatchObject({ failed: 0 });
    expect(exit).toBe(0);
    const named = new Set(readVectors([LANTERN]).flatMap(({ rules }) => rules));
    expect([...GAMES.lantern!.game.rules.ids].filter(id => !named.has(id))).toEqual([]);
  });

  it('REF-DRAW-01: names file, line, rule and title of what does not hold, and counts', () => {
    writeFileSync(folder.file('draw.vector'), `// first\n${RIGHT}---\n${WRONG}`);
    const { code, stdout } = folder.run('check', '@draw.vector');
    expect(code).toBe(1);
    expect(stdout.split('\n')).toEqual([
      '@draw.vector:16: REF-DRAW-01: wrong',
      '  “draw” is refused by REF-DRAW-01.',
      '1 passed, 1 failed',
      '',
    ]);
  });

  it('names the very line of a head, a position or a script that is wrong', () => {
    const strange = vector('REF-NO-99', 'no such rule', 'over');
    const position = RIGHT.replace('hand red 1', 'hand red 9');
    const unused = RIGHT.replace('then:', 'random:\n  dice 3\nthen:');
    writeFileSync(folder.file('a.vector'), [strange, position, unused].join('---\n'));
    const { failures } = check([folder.file('a.vector')]).json as { failures: object[] };
    expect(failures).toMatchObject([{ line: 2 }, { line: 13 }, { line: 22 }]);
  });

  it('looks through folders, but not into those of others, and takes each file once', () => {
    for (const name of ['deep', 'node_modules', '.hidden']) mkdirSync(folder.file(name));
    for (const name of ['deep/a.vector', 'node_modules/b.vector', '.hidden/c.vector', 'deep/d.txt'])
      writeFileSync(folder.file(name), RIGHT);
    expect(check([folder.path, folder.file('deep/a.vector')]).text).toBe('1 passed, 0 failed');
  });

  it('tells a program the same', () => {
    writeFileSync(folder.file('a.vector'), WRONG);
    const { code, stdout } = folder.run('check', '@a.vector', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      passed: 0,
      failed: 1,
      failures: [
        {
          file: '@a.vector',
          line: 7,
          rules: ['REF-DRAW-01'],
          title: 'wrong',
          text: '“draw” is refused by REF-DRAW-01.',
        },
      ],
    });
  });
});
