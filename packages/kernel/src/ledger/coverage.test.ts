import { describe, expect, it } from 'vitest';
import { countChapters, namedByTest, namedByVector, unknownChapters } from './coverage.ts';
import { readLedger } from './ledger.ts';

const entry = (ids: string) => `### ${ids} · Door\nOak.\n- Status: \`ours\`\n- Source: ours\n`;
const TEXT = `# Doors\n\n## Opening\n\n${entry('XX-DOOR-01')}\n${entry('Q1, Q2')}\n## Locks\n\n${entry('XX-LOCK-01')}\n## Table\n\nNo entry here.\n`;
const { ledger } = readLedger(
  { books: [{ name: 'doors', title: { en: 'Doors', ru: 'Двери' }, facts: [] }], sources: {} },
  () => TEXT,
);

describe('the ids that a test names', () => {
  it('stand in its quoted strings, of whichever quotes', () => {
    const source = `it('XX-DOOR-01: opens', f("Q1"), \`XX-LOCK-01 and \${x}\`)`;
    expect(namedByTest(source)).toEqual(['XX-DOOR-01', 'Q1', 'XX-LOCK-01']);
  });

  it('do not stand in comments or in bare code', () => {
    const source = "// don't count XX-DOOR-01 'Q1'\n/* 'Q2' */ const XX = Q1;\nit('XX-LOCK-01', f)";
    expect(namedByTest(source)).toEqual(['XX-LOCK-01']);
  });
});

describe('the ids that a vector names', () => {
  it('stand in its rule lines', () => {
    const vector = 'rule: XX-DOOR-01, Q1\nrule:XX-LOCK-01\ngiven: rule Q2\n  rule: Q2\n';
    expect(namedByVector(vector)).toEqual(['XX-DOOR-01', 'Q1', 'XX-LOCK-01']);
  });
});

describe('the count', () => {
  it('goes by chapter and lists what nothing names; copies share one entry', () => {
    const counts = countChapters(ledger, new Set(['Q2']), { doors: ['Locks'] });
    expect(counts).toEqual([
      {
        book: 'doors',
        chapter: 'Opening',
        entries: 2,
        named: 1,
        holes: ['XX-DOOR-01'],
        implemented: false,
      },
      {
        book: 'doors',
        chapter: 'Locks',
        entries: 1,
        named: 0,
        holes: ['XX-LOCK-01'],
        implemented: true,
      },
    ]);
  });

  it('tells implemented chapters that do not exist', () => {
    expect(unknownChapters(ledger, { doors: ['Locks', 'Keys'], gates: ['Bars'] })).toEqual([
      'doors: Keys',
      'gates: Bars',
    ]);
  });
});
