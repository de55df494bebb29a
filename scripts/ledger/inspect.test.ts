import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAMES, type LedgerGame } from './games.ts';
import { inspect } from './inspect.ts';
import { asTable, holesOf, summary } from './print.ts';

describe.each(GAMES)('the ledger of $name', game => {
  const report = inspect(game);

  it('tells the same rules in both languages, without a fault', () => {
    expect(report.faults).toEqual([]);
  });

  it('has a current list of ids', () => {
    expect(report.stale).toEqual([]);
  });

  it('has a test or a vector for every entry of an implemented chapter', () => {
    expect(report.holes).toEqual([]);
  });
});

describe('a package', () => {
  let folder = '';
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const game = (): LedgerGame => ({
    name: 'house',
    folder,
    plan: {
      books: [{ name: 'doors', title: { en: 'Doors', ru: 'Двери' }, facts: [] }],
      sources: { ours: { en: 'ours', ru: 'наше' } },
    },
    implemented: { doors: ['Opening'] },
  });
  const entry = (id: string, status: string, source: string) =>
    `### ${id} · Door\nOak.\n- ${status}: \`ours\`\n- ${source}: ours\n`;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ledger-'));
    const book = (...labels: [string, string]) =>
      `# Doors\n\n## Opening\n\n${entry('XX-DOOR-01', ...labels)}\n${entry('XX-DOOR-02', ...labels)}`;
    write('rules/en/doors.md', book('Status', 'Source'));
    write('rules/ru/doors.md', book('Статус', 'Источник'));
    write('src/door.test.ts', "it('XX-DOOR-01: opens', open)");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('has a hole where neither test nor vector names an entry', () => {
    const report = inspect(game());
    expect(report.holes).toEqual([
      'house: no test or vector names XX-DOOR-02 of the implemented "Opening"',
    ]);
    expect(holesOf([report])).toBe('XX-DOOR-02');
    expect(summary([report])).toBe('2 entries, 1 named, 1 holes');
    expect(asTable([report]).split('\n')).toEqual([
      'ledger       chapter  entries  named  holes  implemented',
      'house/doors  Opening        2      1      1  yes',
    ]);
  });

  it('closes it with a vector', () => {
    write('vectors/doors/open.vector', 'rule: XX-DOOR-02\n');
    expect(inspect(game()).holes).toEqual([]);
  });

  it('is told about a vector of a rule that does not exist', () => {
    write('vectors/doors/open.vector', 'rule: XX-DOOR-03\n');
    expect(inspect(game()).faults).toEqual([
      'house/vectors/doors/open.vector: the rule XX-DOOR-03 does not exist',
    ]);
  });

  it('has a stale list of ids until the expected one is written', () => {
    const { idList, stale } = inspect(game());
    expect(stale).toEqual(['house/rules/ids.ts is stale: run npm run ledger -- --write']);
    writeFileSync(idList.path, idList.expected);
    expect(inspect(game()).stale).toEqual([]);
  });
});
