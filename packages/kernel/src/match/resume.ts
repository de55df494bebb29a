import type { Game, Shape } from '../game.ts';
import { decode } from '../plain.ts';
import { seededRandom } from '../random/seeded.ts';
import type { Result } from '../result.ts';
import type { MatchHead } from './document.ts';
import type { MatchEntry } from './form.ts';
import type { Match } from './match.ts';
import { playAgain } from './replay.ts';
import { startSaved } from './start-saved.ts';
import { carriedBy, stateFingerprint } from './state-fingerprint.ts';
import type { MatchSnapshot, StoredEntry } from './stored.ts';
import { forgetFrom } from './undo.ts';

/**
 * Opens a stored match from its newest snapshot; only the entries after it are played. Without one,
 * or if it is not what the entries led to, the match is played from the start.
 */
export function resumeMatch(
  game: Game<Shape>,
  head: MatchHead,
  log: readonly StoredEntry[],
  snapshot: MatchSnapshot | null,
): Result<Match<Shape>> {
  const start = () => startSaved(head, game);
  const document = { ...head, log: log.map(withoutEvents) };
  if (snapshot !== null) {
    const started = start();
    if (started.ok && isRestored(started.value, log, snapshot))
      return playAgain(started.value, document, snapshot.entries);
  }
  const started = start();
  return started.ok ? playAgain(started.value, document) : started;
}

function withoutEvents({ events: _, ...entry }: StoredEntry): MatchEntry {
  return entry as MatchEntry;
}

function isRestored(
  match: Match<Shape>,
  log: readonly StoredEntry[],
  { entries, state, positions }: MatchSnapshot,
): boolean {
  if (entries > log.length) return false;
  // Whether a word of farewell ended the match shows in what came after it.
  if (isFarewell(log.at(-1))) return false;
  if (!log.slice(0, entries).every(entry => isRecalled(match, entry))) return false;
  const restored = { ...(decode(state) as object), ...carriedBy(match.game, match.state) };
  const last = match.log.at(-1);
  if (last && stateFingerprint(match.game, restored) !== last.hash) return false;
  match.state = restored;
  match.random = seededRandom(match.reseedings.at(-1)?.seed ?? match.seed, positions);
  return true;
}

const isFarewell = (entry: StoredEntry | undefined): boolean =>
  entry !== undefined && 'say' in entry && entry.say === 'resign';

/** Puts an entry into the journal as it was told; nothing is played. */
function isRecalled(match: Match<Shape>, stored: StoredEntry): boolean {
  const { events, ...entry } = stored;
  const { journal, log, said, reseedings } = match;
  if ('action' in entry) {
    const action = match.game.notation.parseAction(entry.action);
    if (!action.ok || events === undefined) return false;
    const told = { ...entry, action: action.value, events: decode(events) as Shape['Event'][] };
    log.push(told);
    journal.push(told);
    return true;
  }
  if ('undo' in entry) forgetFrom(match, entry.undo);
  else if ('say' in entry) {
    const { seat, say: word, by } = entry;
    const left = isFarewell(stored) && { left: true as const };
    said.push({ at: log.length, seat, word, ...left, ...(by && { by }) });
  } else reseedings.push({ at: log.length, seed: entry.reseed });
  journal.push(entry);
  return true;
}
