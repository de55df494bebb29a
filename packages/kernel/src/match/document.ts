import type { Game, Shape } from '../game.ts';
import { encode, type Json } from '../plain.ts';
import { seedCommitment } from '../random/seeded.ts';
import { contentUsed } from './content.ts';
import type { MatchDocument, MatchEntry } from './form.ts';
import { MATCH_FORMAT, MATCH_VERSION } from './format.ts';
import type { JournalEntry, Match } from './match.ts';

/** All of a saved match but what happened in it and who played it. */
export type MatchHead = Omit<MatchDocument, 'log' | 'players'>;

export function headOf<G extends Shape>(
  { game, options, seed }: Match<G>,
  machine?: MatchDocument['machine'],
): MatchHead {
  return {
    format: MATCH_FORMAT,
    version: MATCH_VERSION,
    game: game.id,
    rules: game.rules.version,
    content: contentUsed(game, options),
    options: encode(options) as Record<string, Json>,
    seed,
    commitment: seedCommitment(seed),
    ...(machine && { machine }),
  };
}

/** An entry as it is saved: the action in the game's notation, without what it led to. */
export function savedEntry<G extends Shape>(
  { notation }: Pick<Game<G>, 'notation'>,
  entry: JournalEntry<G>,
): MatchEntry {
  if (!('action' in entry)) return { ...entry };
  const { events: _, action, ...rest } = entry;
  return { ...rest, action: notation.printAction(action) };
}
