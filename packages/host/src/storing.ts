import {
  headOf,
  type Match,
  type MatchSnapshot,
  outcomeOf,
  type Shape,
  snapshotOf,
  storedEntry,
} from '@oubliette/kernel';
import type { HostedGame } from './games/hosted-game.ts';
import type { HostedMatch, TableSettings } from './hosted-match.ts';
import { questionOf } from './present.ts';
import type { Addition, CardProgress, MatchCard, StoredMatch } from './store/match-store.ts';

/** A snapshot is taken at the first barrier after so many entries. */
const SNAPSHOT_EVERY = 64;

function progressOf({ match, hostedGame }: HostedMatch, updated: number): CardProgress {
  return {
    head: match.journal.length,
    updated,
    asked: questionOf(match)?.seats ?? [],
    winners: outcomeOf(match)?.winners ?? null,
    score: hostedGame.score(match.state),
    actions: match.log.length,
  };
}

function cardOf(hosted: HostedMatch, updated: number): MatchCard {
  const { key, match, settings, begun } = hosted;
  const { game, options } = match;
  const seats = game.seats(options);
  return { key, game: game.id, ...settings, begun, seats, ...progressOf(hosted, updated) };
}

/** The match as a store would have it. */
export function wholeMatch(hosted: HostedMatch, updated: number): StoredMatch {
  const { match, settings } = hosted;
  return {
    card: cardOf(hosted, updated),
    head: headOf(match, settings.machine),
    entries: match.journal.map(entry => storedEntry(match.game, entry)),
    snapshot: null,
  };
}

/** What the store does not have yet. */
export function additionOf(hosted: HostedMatch, updated: number): Addition {
  const { key, match, stored, told } = hosted;
  const entries = match.journal.slice(told).map(entry => storedEntry(match.game, entry));
  const progress = progressOf(hosted, updated);
  return { key, after: stored, from: told, entries, progress, snapshot: dueSnapshot(hosted) };
}

function dueSnapshot({ match, snapshotAt }: HostedMatch): MatchSnapshot | null {
  return match.journal.length - snapshotAt < SNAPSHOT_EVERY ? null : snapshotOf(match);
}

/** The store has taken it. */
export function markStored(hosted: HostedMatch, { snapshot }: Addition): void {
  hosted.stored = hosted.match.journal.length;
  hosted.told = hosted.stored;
  hosted.snapshotAt = snapshot?.entries ?? hosted.snapshotAt;
}

/** A match that lies open, all of it known to the store. */
export function hostedFrom(
  key: string,
  hostedGame: HostedGame,
  match: Match<Shape>,
  settings: TableSettings,
  begun: number,
): HostedMatch {
  const { length } = match.journal;
  const stored = { stored: length, told: length, snapshotAt: 0 };
  return { key, hostedGame, match, settings, begun, past: null, ...stored };
}
