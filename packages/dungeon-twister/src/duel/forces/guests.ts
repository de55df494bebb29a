import { fail, fault, type Result } from '@oubliette/kernel';
import { readContent } from '../../documents/content.ts';
import type { FurtherContent } from './further.ts';
import { poolFor } from './pool.ts';

/** Further sets among those that forces are chosen from (DT-MIX-02): the guests of a match. */

/** As many as the tables of a board can tell apart. */
const MOST_TOKENS = 1000;
const MOST_PLAYERS = 4;

const CHOSEN: readonly string[] = ['mutual', 'draft', 'free'];

export function readGuests(raw: unknown, forces: string): Result<FurtherContent> {
  if (!CHOSEN.includes(forces)) {
    const text = 'Further sets are for those who choose their forces: mutual, draft or free.';
    return fail(fault('options', 'options.content', text));
  }
  const content = readContent(raw, 'options.content');
  if (!content.ok) return content;
  const tokens = poolFor(MOST_PLAYERS, content.value.pieces).length;
  if (tokens <= MOST_TOKENS) return content;
  const text = `They make ${tokens} tokens; no more than ${MOST_TOKENS} fit.`;
  return fail(fault('options', 'options.content.pieces', text));
}
