import { type GameReport, reasonsOf } from './inspect.ts';

const HEAD = ['ledger', 'chapter', 'entries', 'named', 'holes', 'implemented'] as const;

const rowsOf = (reports: readonly GameReport[]): string[][] =>
  reports.flatMap(({ game, chapters }) =>
    chapters.map(({ book, chapter, entries, named, holes, implemented }) => [
      `${game}/${book}`,
      chapter,
      String(entries),
      String(named),
      String(holes.length),
      implemented ? 'yes' : '',
    ]),
  );

const isNumber = (column: number): boolean => column >= 2 && column <= 4;

export function asTable(reports: readonly GameReport[]): string {
  const rows = [[...HEAD], ...rowsOf(reports)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map(row => row[column]!.length)));
  return rows
    .map(row =>
      row
        .map((cell, column) =>
          isNumber(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const holesOf = (reports: readonly GameReport[]): string =>
  reports.flatMap(({ chapters }) => chapters.flatMap(chapter => chapter.holes)).join('\n');

function totals(reports: readonly GameReport[]) {
  const chapters = reports.flatMap(report => report.chapters);
  const sum = (of: (chapter: (typeof chapters)[number]) => number): number =>
    chapters.reduce((total, chapter) => total + of(chapter), 0);
  return {
    entries: sum(chapter => chapter.entries),
    named: sum(chapter => chapter.named),
    holes: sum(chapter => chapter.holes.length),
  };
}

export function summary(reports: readonly GameReport[]): string {
  const { entries, named, holes } = totals(reports);
  return `${entries} entries, ${named} named, ${holes} holes`;
}

export const asJson = (reports: readonly GameReport[]): string =>
  `${JSON.stringify(
    {
      ...totals(reports),
      reasons: reports.flatMap(reasonsOf),
      chapters: reports.flatMap(({ game, chapters }) =>
        chapters.map(chapter => ({ game, ...chapter })),
      ),
    },
    null,
    2,
  )}\n`;
