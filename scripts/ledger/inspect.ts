import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ChapterCount,
  countChapters,
  disagreements,
  idListModule,
  idsByBook,
  type LedgerLanguage,
  namedByTest,
  namedByVector,
  readLedger,
  unknownChapters,
  unknownMentions,
} from '@oubliette/kernel/ledger';
import type { LedgerGame } from './games.ts';

export interface GameReport {
  readonly game: string;
  readonly chapters: readonly ChapterCount[];
  readonly idList: { readonly path: string; readonly expected: string };
  /** Why the ledger is not in order, in sentences; all three are empty if it is. */
  readonly faults: readonly string[];
  readonly stale: readonly string[];
  readonly holes: readonly string[];
}

export const reasonsOf = ({ faults, stale, holes }: GameReport): string[] => [
  ...faults,
  ...stale,
  ...holes,
];

export function inspect({ name, folder, plan, implemented }: LedgerGame): GameReport {
  const textOf = (book: string, language: LedgerLanguage): string | undefined =>
    readIfThere(join(folder, 'rules', language, `${book}.md`));
  const { ledger, faults } = readLedger(plan, textOf);
  const ids = new Set(Object.values(idsByBook(ledger)).flat());
  const tests = filesOf(folder, '.test.ts').flatMap(file => namedByTest(file.text));
  const vectors = filesOf(folder, '.vector').flatMap(file =>
    namedByVector(file.text).map(id => ({ id, path: file.path })),
  );
  const named = new Set([...tests, ...vectors.map(vector => vector.id)]);
  const chapters = countChapters(ledger, named, implemented);
  const path = join(folder, 'rules', 'ids.ts');
  const expected = idListModule(
    idsByBook(ledger),
    ledger.volumes.flatMap(({ plan, books }) =>
      books.en.chapters
        .filter(({ title }) => !implemented[plan.name]?.includes(title))
        .flatMap(({ entries }) => entries.flatMap(({ ids }) => ids)),
    ),
  );

  return {
    game: name,
    chapters,
    idList: { path, expected },
    faults: [
      ...[...faults, ...disagreements(ledger), ...unknownMentions(ledger)].map(
        ({ language, book, line, says }) => `${name}/rules/${language}/${book}.md:${line}: ${says}`,
      ),
      ...unknownChapters(ledger, implemented).map(
        chapter => `${name}/rules/implemented.ts: there is no chapter "${chapter}"`,
      ),
      ...vectors
        .filter(vector => !ids.has(vector.id))
        .map(vector => `${name}/${vector.path}: the rule ${vector.id} does not exist`),
    ],
    stale:
      readIfThere(path) === expected
        ? []
        : [`${name}/rules/ids.ts is stale: run npm run ledger -- --write`],
    holes: chapters
      .filter(chapter => chapter.implemented)
      .flatMap(({ chapter, holes }) =>
        holes.map(id => `${name}: no test or vector names ${id} of the implemented "${chapter}"`),
      ),
  };
}

const readIfThere = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

/** A rule is proved in the package where it is written, not where it is shown. */
const filesOf = (folder: string, ending: string): { path: string; text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith(ending) && !path.includes('node_modules'))
    .map(path => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
