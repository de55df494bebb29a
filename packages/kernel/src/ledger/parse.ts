import { parseBlocks } from './blocks.ts';
import type {
  Book,
  BookPlan,
  LedgerChapter,
  LedgerEntry,
  LedgerFault,
  LedgerLanguage,
} from './book.ts';
import { readEntry } from './entry.ts';
import { sectionsOf } from './sections.ts';

export interface ParsedBook {
  readonly book: Book;
  readonly faults: readonly LedgerFault[];
}

/** Reads one book. What is wrong with it is told, never thrown: a page can show the rest. */
export function parseBook(text: string, plan: BookPlan, language: LedgerLanguage): ParsedBook {
  const { sections, faults } = sectionsOf(text);
  let title = '';
  let intro: Book['intro'] = [];
  const chapters: (LedgerChapter & { entries: LedgerEntry[] })[] = [];
  const lineOf = new Map<string, number>();

  const take = (entry: LedgerEntry): void => {
    for (const id of entry.ids) {
      const earlier = lineOf.get(id);
      if (earlier !== undefined)
        faults.push({ line: entry.line, says: `${id} stands already on line ${earlier}` });
      lineOf.set(id, entry.line);
    }
    const chapter = chapters.at(-1);
    if (chapter) chapter.entries.push(entry);
    else faults.push({ line: entry.line, says: `${entry.ids[0]} stands before any chapter` });
  };

  for (const section of sections) {
    const { depth, heading, line, lines } = section;
    if (depth === 1) {
      title = heading;
      intro = parseBlocks(lines);
    } else if (depth === 2) {
      chapters.push({ title: heading, line, intro: parseBlocks(lines), entries: [] });
    } else {
      const read = readEntry(section, plan, language);
      faults.push(...read.faults);
      if (read.entry) take(read.entry);
    }
  }
  if (title === '') faults.push({ line: 1, says: 'the book has no title' });
  return { book: { title, intro, chapters }, faults };
}
