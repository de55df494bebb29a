import type { Game, Shape } from '../game.ts';
import { encode, type Json } from '../plain.ts';
import type { StreamPositions } from '../random/random.ts';
import { savedEntry } from './document.ts';
import type { MatchEntry } from './form.ts';
import type { JournalEntry, Match } from './match.ts';

/** An entry as a store keeps it: with what the action told, so that nobody need play it to tell it. */
export type StoredEntry = MatchEntry & { readonly events?: readonly Json[] };

/** A match at a barrier, from which it goes on without being played again. */
export interface MatchSnapshot {
  /** Entries before it. */
  readonly entries: number;
  readonly state: Json;
  readonly positions: StreamPositions;
}

export function storedEntry<G extends Shape>(game: Game<G>, entry: JournalEntry<G>): StoredEntry {
  const saved = savedEntry(game, entry);
  return 'events' in entry ? { ...saved, events: encode(entry.events) as Json[] } : saved;
}

/** Nothing between two barriers: what could be taken back is not in a snapshot. */
export function snapshotOf<G extends Shape>(match: Match<G>): MatchSnapshot | null {
  if (match.undoable.length > 0) return null;
  const { journal, state, random } = match;
  return { entries: journal.length, state: encode(state), positions: random.positions() };
}
