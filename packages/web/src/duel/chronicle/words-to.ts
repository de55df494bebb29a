import { createResource } from 'solid-js';
import { spoken } from '../../i18n/catalogue.ts';
import { readerOf } from '../../match/reader.ts';
import type { DuelSnapshot } from '../seen/choice.ts';

/** How the story is told to whoever sits alone; until that is fetched, as to everybody. */
export function createWordsTo(snapshot: () => DuelSnapshot) {
  /** Before the first action there is nothing to tell yet. */
  const isTold = () => readerOf(snapshot()) !== null && snapshot().chapters.length > 0;
  const [you] = createResource(isTold, () => spoken(import('../story/you/index.ts')));
  return () => {
    const reader = readerOf(snapshot());
    const fetched = you.state === 'ready' ? you() : undefined;
    return reader === null ? undefined : fetched?.wordsTo(reader);
  };
}
