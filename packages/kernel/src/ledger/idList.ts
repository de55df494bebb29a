/** The formatter of this repository keeps on one line what fits. */
const LINE = 100;

const constant = (name: string, ids: readonly string[]): string[] => {
  const line = `export const ${name}: readonly RuleId[] = [${ids.map(id => `'${id}'`).join(', ')}];`;
  if (line.length <= LINE) return [line];
  return [`export const ${name}: readonly RuleId[] = [`, ...ids.map(id => `  '${id}',`), '];'];
};

const property = (book: string, ids: readonly string[]): string[] => {
  const key = /^\w+$/.test(book) ? book : `'${book}'`;
  const line = `  ${key}: [${ids.map(id => `'${id}'`).join(', ')}],`;
  if (line.length <= LINE) return [line];
  return [`  ${key}: [`, ...ids.map(id => `    '${id}',`), '  ],'];
};

/**
 * The module that lists the ids of a game, book by book, and those of chapters that a match does
 * not play in full yet; written by `npm run ledger -- --write`.
 */
export function idListModule(
  idsByBook: Readonly<Record<string, readonly string[]>>,
  unplayed: readonly string[],
): string {
  const books = Object.entries(idsByBook).filter(([, ids]) => ids.length > 0);
  return [
    '// Written by `npm run ledger -- --write` from the books beside it.',
    '',
    'export const IDS_BY_BOOK = {',
    ...books.flatMap(([book, ids]) => property(book, ids)),
    '} as const;',
    '',
    'export type RuleId = (typeof IDS_BY_BOOK)[keyof typeof IDS_BY_BOOK][number];',
    '',
    'export const RULE_IDS: readonly RuleId[] = Object.values(IDS_BY_BOOK).flat();',
    '',
    ...constant('UNPLAYED', unplayed),
    '',
  ].join('\n');
}
