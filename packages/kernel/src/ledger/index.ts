export { disagreements } from './agreement.ts';
export { type Block, parseBlocks, textsOf } from './blocks.ts';
export {
  type Book,
  type BookPlan,
  entriesOf,
  type LedgerChapter,
  type LedgerEntry,
  type LedgerFact,
  type LedgerFault,
  type LedgerLanguage,
  type LedgerPlan,
  STATUSES,
  type Status,
  type Words,
} from './book.ts';
export {
  type ChapterCount,
  countChapters,
  type Implemented,
  namedByTest,
  namedByVector,
  unknownChapters,
} from './coverage.ts';
export { idListModule } from './idList.ts';
export { entryMentioned } from './ids.ts';
export {
  type BookVolume,
  idsByBook,
  type Ledger,
  type LocatedFault,
  readLedger,
} from './ledger.ts';
export { unknownMentions } from './mentions.ts';
export { type ParsedBook, parseBook } from './parse.ts';
export { parseSpans, type TextSpan } from './spans.ts';
