import type { LedgerFault } from './book.ts';

/** A heading and the lines under it up to the next heading. */
export interface Section {
  /** 1 the book, 2 a chapter, 3 an entry. */
  readonly depth: number;
  readonly heading: string;
  readonly line: number;
  readonly lines: readonly string[];
}

const HEADING = /^(#{1,3}) (\S.*)$/;

export function sectionsOf(text: string): { sections: Section[]; faults: LedgerFault[] } {
  const sections: (Section & { lines: string[] })[] = [];
  const faults: LedgerFault[] = [];
  let drawing = 0;

  text.split(/\r?\n/).forEach((content, index) => {
    const line = index + 1;
    if (drawing ? content === '```' : content.startsWith('```')) drawing = drawing ? 0 : line;
    const heading = drawing ? null : content.match(HEADING);
    if (heading) {
      const [, marks = '', words = ''] = heading;
      sections.push({ depth: marks.length, heading: words, line, lines: [] });
      return;
    }
    if (!drawing && content.startsWith('#'))
      faults.push({ line, says: `"${content}" is no heading of a book, a chapter or an entry` });
    sections.at(-1)?.lines.push(content);
  });
  if (drawing) faults.push({ line: drawing, says: 'the drawing that begins here has no end' });
  return { sections, faults };
}
