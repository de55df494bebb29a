import type { Ledger } from './ledger.ts';

/** One chapter of the count: how many entries it has and which of them nothing names. */
export interface ChapterCount {
  readonly book: string;
  readonly chapter: string;
  readonly entries: number;
  readonly named: number;
  readonly holes: readonly string[];
  readonly implemented: boolean;
}

/** Chapters by book, in their English titles. */
export type Implemented = Readonly<Record<string, readonly string[]>>;

/** Comments come first so that an apostrophe in one does not begin a string. */
const QUOTED =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;
const TOKEN = /[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*/g;

/** Everything of the shape of an id in the quoted strings of a test. */
export const namedByTest = (source: string): string[] =>
  [...source.matchAll(QUOTED)].flatMap(([, single, double, template]) => [
    ...((single ?? double ?? template ?? '').match(TOKEN) ?? []),
  ]);

/** The ids of the `rule:` lines of a vector. */
export const namedByVector = (source: string): string[] =>
  [...source.matchAll(/^rule:(.*)$/gm)].flatMap(([, ids = '']) =>
    ids
      .split(',')
      .map(id => id.trim())
      .filter(id => id !== ''),
  );

export const countChapters = (
  ledger: Ledger,
  named: ReadonlySet<string>,
  implemented: Implemented,
): ChapterCount[] =>
  ledger.volumes.flatMap(({ plan, books }) =>
    books.en.chapters
      .filter(chapter => chapter.entries.length > 0)
      .map(chapter => {
        const holes = chapter.entries.filter(entry => !entry.ids.some(id => named.has(id)));
        return {
          book: plan.name,
          chapter: chapter.title,
          entries: chapter.entries.length,
          named: chapter.entries.length - holes.length,
          holes: holes.map(entry => entry.ids[0]!),
          implemented: implemented[plan.name]?.includes(chapter.title) ?? false,
        };
      }),
  );

/** Chapters said to be implemented that no book has. */
export const unknownChapters = (ledger: Ledger, implemented: Implemented): string[] =>
  Object.entries(implemented).flatMap(([book, chapters]) => {
    const volume = ledger.volumes.find(({ plan }) => plan.name === book);
    const titles = new Set(volume?.books.en.chapters.map(chapter => chapter.title));
    return chapters.filter(title => !titles.has(title)).map(title => `${book}: ${title}`);
  });
