export { disagreements } from './agreement.ts';
export { type Block, parseBlocks, textsOf } from './blocks.ts';
export {
  type Book,
  type BookPlan,
  type Chapter,
  type Entry,
  entriesOf,
  type Fact,
  type Fault,
  type Language,
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
export { idsByBook, type Ledger, type LocatedFault, readLedger, type Volume } from './ledger.ts';
export { unknownMentions } from './mentions.ts';
export { type Parsed, parseBook } from './parse.ts';
export { parseSpans, type Span } from './spans.ts';
