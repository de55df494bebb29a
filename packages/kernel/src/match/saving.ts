import type { Shape } from '../game.ts';
import { headOf, type MatchHead, savedEntry } from './document.ts';
import type { MatchDocument, MatchEntry } from './form.ts';
import type { Match } from './match.ts';

/** Names of the people at the table, by seat. */
type Players = Readonly<Partial<Record<string, string>>>;

export function saveMatch<G extends Shape>(
  match: Match<G>,
  players: Players = {},
  machine?: MatchDocument['machine'],
): MatchDocument {
  return writtenMatch(
    headOf(match, machine),
    match.journal.map(entry => savedEntry(match.game, entry)),
    players,
  );
}

/** A match that begins with the actions of another one up to a moment, without what was taken back. */
export function standingUntil<G extends Shape>(match: Match<G>, moment: number): MatchDocument {
  const { game, log, said, reseedings } = match;
  const entries = log
    .slice(0, moment)
    .flatMap((entry, at): MatchEntry[] => [
      ...reseedings.filter(anew => anew.at === at).map(({ seed }) => ({ reseed: seed })),
      ...said.filter(spoken => spoken.at === at).map(({ seat, word }) => ({ seat, say: word })),
      savedEntry(game, entry),
    ]);
  return writtenMatch(headOf(match), entries);
}

/** The document of a match, put together from its parts. */
export function writtenMatch(
  head: MatchHead,
  log: readonly MatchEntry[],
  players: Players = {},
): MatchDocument {
  return { ...head, log: [...log], ...namesIn(players) };
}

function namesIn(players: Players): Pick<MatchDocument, 'players'> {
  const named = Object.entries(players).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1].trim() !== '',
  );
  return named.length > 0 ? { players: Object.fromEntries(named) } : {};
}
