import { fail, type MatchEntry, ok, type Result, readDocument } from '@oubliette/kernel';
import { damagedMatch } from '../faults.ts';
import type { MatchCard, StoredMatch } from './match-store.ts';

/**
 * A match as the first version of the browser's store kept it: one document, and a card that also told
 * where wishes began and what the clock did.
 */
interface EarlierCard extends Omit<MatchCard, 'head'> {
  readonly revision?: unknown;
  readonly wishes?: unknown;
  readonly timeUps?: unknown;
}

function isCardOf(key: string, card: unknown): card is EarlierCard {
  return typeof card === 'object' && card !== null && 'key' in card && card.key === key;
}

const moments = (noted: unknown): readonly number[] => (Array.isArray(noted) ? noted : []);

export function takenOver(key: string, earlier: unknown, document: unknown): Result<StoredMatch> {
  if (!isCardOf(key, earlier)) return fail(damagedMatch(key));
  const read = readDocument(String(document));
  if (!read.ok) return read;
  const { log, players: _, ...head } = read.value;
  const { revision: __, wishes, timeUps, ...card } = earlier;
  const entries = withNotes(log, moments(wishes), moments(timeUps));
  return ok({ card: { ...card, head: entries.length }, head, entries, snapshot: null });
}

/** Where the first wish began nobody knows of earlier ones: the match came from a file. */
function withNotes(
  log: readonly MatchEntry[],
  wishes: readonly number[],
  timeUps: readonly number[],
): MatchEntry[] {
  const first = wishes[0] ?? Number.POSITIVE_INFINITY;
  let moment = 0;
  return log.map(entry => {
    if (!('action' in entry)) return entry;
    const at = moment++;
    return {
      ...entry,
      ...(at > first && !wishes.includes(at) && { joined: true as const }),
      ...(timeUps.includes(moment) && { by: 'clock' as const }),
    };
  });
}
