import { expect, it } from 'vitest';
import { idListModule } from './idList.ts';

it('the list of ids is a module with a record by book, a union and a flat list', () => {
  expect(
    idListModule({ doors: ['Q1', 'Q2'], 'oak-gates': ['XX-GATE-01'], glossary: [] }, ['Q2']),
  ).toBe(
    `// Written by \`npm run ledger -- --write\` from the books beside it.

export const IDS_BY_BOOK = {
  doors: ['Q1', 'Q2'],
  'oak-gates': ['XX-GATE-01'],
} as const;

export type RuleId = (typeof IDS_BY_BOOK)[keyof typeof IDS_BY_BOOK][number];

export const RULE_IDS: readonly RuleId[] = Object.values(IDS_BY_BOOK).flat();

export const UNPLAYED: readonly RuleId[] = ['Q2'];
`,
  );
});

it('a list too long for one line has one id per line', () => {
  const ids = Array.from({ length: 20 }, (_, at) => `Q${at + 10}`);
  const module = idListModule({ doors: ids }, ids);
  expect(module).toContain("  doors: [\n    'Q10',\n    'Q11',\n");
  expect(module).toContain("UNPLAYED: readonly RuleId[] = [\n  'Q10',\n  'Q11',\n");
});
