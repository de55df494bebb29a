import { pieceOf } from '../words/mention.ts';
import type { TableDeeds, TableHappenings } from './deed.ts';

/** Choosing forces. */
export const forces: TableDeeds<'pair' | 'enlist' | 'remove'> = {
  pair: { words: ({ texts }, { number }) => texts.asked.actions.pair(number) },
  enlist: { words: ({ texts }, { token }) => texts.asked.actions.enlist(pieceOf(token)) },
  remove: { words: ({ texts }, { token }) => texts.asked.actions.remove(pieceOf(token)) },
};

export const chosen: TableHappenings<'paired' | 'picked' | 'removed'> = {
  paired: {},
  picked: {},
  removed: {},
};
