import type { Block } from './blocks.ts';
import {
  type Book,
  entriesOf,
  type LedgerEntry,
  type LedgerFault,
  type LedgerLanguage,
} from './book.ts';
import type { BookVolume, Ledger, LocatedFault } from './ledger.ts';

/** Both languages must tell the same rules: same chapters, ids, standing and pictures. */
export const disagreements = (ledger: Ledger): LocatedFault[] => [
  ...ledger.volumes.flatMap(betweenLanguages),
  ...betweenBooks(ledger),
];

function betweenLanguages({ plan, books }: BookVolume): LocatedFault[] {
  const located = (language: LedgerLanguage) => (fault: LedgerFault) => ({
    ...fault,
    book: plan.name,
    language,
  });
  return [
    ...chaptersMissing(books.en, books.ru).map(located('ru')),
    ...openings(books.en, books.ru).map(located('ru')),
    ...missing(books.en, books.ru).map(located('en')),
    ...missing(books.ru, books.en).map(located('ru')),
    ...differences(books.en, books.ru).map(located('ru')),
  ];
}

const OTHER = 'the other language';

function chaptersMissing(en: Book, ru: Book): LedgerFault[] {
  if (en.chapters.length === ru.chapters.length) return [];
  return [{ line: 1, says: `${ru.chapters.length} chapters, ${en.chapters.length} in ${OTHER}` }];
}

/** What stands before the rules of a chapter shows the same pictures and positions. */
const openings = (en: Book, ru: Book): LedgerFault[] =>
  ru.chapters.flatMap(({ intro, line, title }, index) =>
    same(drawings(intro), drawings(en.chapters[index]?.intro ?? []))
      ? []
      : [{ line, says: `${title}: the drawings differ from ${OTHER}` }],
  );

function missing(here: Book, there: Book): LedgerFault[] {
  const known = new Set(entriesOf(there).flatMap(entry => entry.ids));
  return entriesOf(here).flatMap(entry =>
    entry.ids
      .filter(id => !known.has(id))
      .map(id => ({ line: entry.line, says: `${id} is missing in ${OTHER}` })),
  );
}

const drawings = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(block =>
    block.kind === 'drawing' || block.kind === 'position' ? [block.text] : [],
  );

/** What two languages of one entry share word for word. */
const SHARED: Readonly<Record<string, (entry: LedgerEntry, chapter: number) => unknown>> = {
  ids: entry => entry.ids,
  chapter: (_, chapter) => chapter,
  status: entry => entry.statuses,
  source: entry => entry.sources,
  'number of facts': entry => entry.facts.length,
  drawings: entry => drawings(entry.body),
  'presence of a reason': entry => entry.reason !== '',
  'presence of a check': entry => entry.check !== '',
};

function differences(en: Book, ru: Book): LedgerFault[] {
  const originals = new Map(
    en.chapters.flatMap((chapter, index) =>
      chapter.entries.map(entry => [entry.ids[0], { entry, index }] as const),
    ),
  );
  return ru.chapters.flatMap((chapter, index) =>
    chapter.entries.flatMap(entry => {
      const original = originals.get(entry.ids[0]);
      if (!original) return [];
      return Object.entries(SHARED)
        .filter(([, of]) => !same(of(entry, index), of(original.entry, original.index)))
        .map(([what]) => ({
          line: entry.line,
          says: `${entry.ids[0]}: the ${what} differs from ${OTHER}`,
        }));
    }),
  );
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function betweenBooks(ledger: Ledger): LocatedFault[] {
  const home = new Map<string, string>();
  const faults: LocatedFault[] = [];
  for (const { plan, books } of ledger.volumes) {
    for (const { ids, line } of entriesOf(books.en)) {
      for (const id of ids) {
        const earlier = home.get(id) ?? plan.name;
        if (earlier !== plan.name)
          faults.push({
            book: plan.name,
            language: 'en',
            line,
            says: `${id} stands already in ${earlier}`,
          });
        home.set(id, earlier);
      }
    }
  }
  return faults;
}
