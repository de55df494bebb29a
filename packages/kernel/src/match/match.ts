import type { Game, Refusal, Shape, Viewer } from '../game.ts';
import { toldTo } from '../game.ts';
import type { MatchRandom, StreamPositions } from '../random/random.ts';
import { seedCommitment, seededRandom } from '../random/seeded.ts';
import { stateFingerprint } from './state-fingerprint.ts';
import { closingOf, isOver, type SaidWord, type TableWord } from './words.ts';

/** How an action came about, where that says more than who did it. */
export interface ActionNote {
  /** It belongs to the same wish as the action before it: both are taken back together. */
  readonly joined?: true;
  /** The clock ran out and carried it out for its seat. */
  readonly by?: 'clock';
}

export interface LogEntry<G extends Shape> extends ActionNote {
  readonly seat: G['Seat'];
  readonly action: G['Action'];
  /** What happened, for every audience; filter with `toldTo` before it leaves the match. */
  readonly events: readonly G['Event'][];
  /** Fingerprint of the state afterwards. */
  readonly hash: string;
}

export interface MatchMoment<G extends Shape> {
  readonly state: G['State'];
  readonly positions: StreamPositions;
}

/** From that action on, chance comes from another seed: somebody goes on from an earlier moment. */
export interface Reseeding {
  readonly at: number;
  readonly seed: string;
}

/** Somebody took actions back: so many stand afterwards. */
interface Undone<G extends Shape> {
  readonly seat: G['Seat'];
  readonly undo: number;
  /** The others agreed to it: it reaches behind what the rules let nobody take back alone. */
  readonly agreed?: true;
}

interface Spoken<G extends Shape> {
  readonly seat: G['Seat'];
  readonly say: TableWord;
  /** Their time was up, and somebody else said it for them. */
  readonly by?: 'clock';
}

interface Reseeded {
  readonly reseed: string;
}

/** Whatever happens to a match. An entry has a number for good: taking back is an entry, too. */
export type JournalEntry<G extends Shape> = LogEntry<G> | Undone<G> | Spoken<G> | Reseeded;

/** A match is its journal: options, seed, entries. The state is what they have led to. */
export interface Match<G extends Shape> {
  readonly game: Game<G>;
  readonly options: G['Options'];
  readonly seed: string;
  readonly reseedings: Reseeding[];
  random: MatchRandom;
  /** Everything that happened; it only grows. */
  readonly journal: JournalEntry<G>[];
  /** The actions that stand. */
  readonly log: LogEntry<G>[];
  /** What was said between the actions. */
  readonly said: SaidWord<G>[];
  state: G['State'];
  /** The moment before each action since the last barrier. */
  readonly undoable: MatchMoment<G>[];
}

export type ActionVerdict<G extends Shape> =
  | { readonly ok: true; readonly events: readonly G['Event'][] }
  | { readonly ok: false; readonly refusal: Refusal };

export function startMatch<G extends Shape>(
  game: Game<G>,
  options: G['Options'],
  seed: string,
): Match<G> {
  const random = seededRandom(seed);
  return matchAt(game, options, seed, random, game.setup(options, random));
}

/** A match that begins in a given position, with chance from wherever it is needed. */
export function matchAt<G extends Shape>(
  game: Game<G>,
  options: G['Options'],
  seed: string,
  random: MatchRandom,
  state: G['State'],
): Match<G> {
  return {
    game,
    options,
    seed,
    reseedings: [],
    random,
    journal: [],
    log: [],
    said: [],
    state,
    undoable: [],
  };
}

/** Chance comes from a new seed from here on; nobody goes back behind it. */
export function reseed<G extends Shape>(match: Match<G>, seed: string): void {
  match.reseedings.push({ at: match.log.length, seed });
  match.journal.push({ reseed: seed });
  match.random = seededRandom(seed);
  match.undoable.length = 0;
}

export function promisesOf<G extends Shape>(match: Match<G>): SeedPromise[] {
  const seeds: Reseeding[] = [{ at: 0, seed: match.seed }, ...match.reseedings];
  const shown = isOver(match);
  return seeds.map(({ at, seed }) => ({
    at,
    commitment: seedCommitment(seed),
    seed: shown ? seed : null,
  }));
}

/**
 * Carries out an action if the rules allow it; a refusal changes nothing. The action happens in a
 * clone that takes the place of the state when all went well: if the game throws, nothing happened.
 */
export function decide<G extends Shape>(
  match: Match<G>,
  seat: G['Seat'],
  action: G['Action'],
  note?: ActionNote,
): ActionVerdict<G> {
  const { game, random, log, undoable } = match;
  if (closingOf(match) !== null) return { ok: false, refusal: { rule: game.rules.agreement } };
  const refusal = game.refusal(match.state, seat, action);
  if (refusal !== null) return { ok: false, refusal };

  const before: MatchMoment<G> = { state: match.state, positions: random.positions() };
  const given = random.given;
  const after = game.clone(match.state);
  try {
    const events = game.apply(after, seat, action, random);
    const barrier = isBarrier(game, after, events, random.given !== given);
    const hash = stateFingerprint(game, after);
    match.state = after;
    if (barrier) undoable.length = 0;
    else undoable.push(before);
    const entry = { seat, action, events, hash, ...note };
    log.push(entry);
    match.journal.push(entry);
    return { ok: true, events };
  } catch (error) {
    random.rewind(before.positions);
    throw error;
  }
}

/**
 * Nobody goes back behind chance, behind what became known or stands by rule, or behind the end,
 * which shows the seed.
 */
export function isBarrier<G extends Shape>(
  game: Game<G>,
  after: G['State'],
  events: readonly G['Event'][],
  chanceUsed: boolean,
): boolean {
  return (
    chanceUsed ||
    events.some(event => event.reveals === true || event.stands === true) ||
    game.decision(after) === null
  );
}

/** A seed that is promised by its hash before chance is drawn from it. */
export interface SeedPromise {
  /** How many actions were done when chance began to come from it. */
  readonly at: number;
  readonly commitment: string;
  /** Shown when the match is over, so that anybody can check the dice. */
  readonly seed: string | null;
}

/** What a viewer gets of a match: nothing else may leave it. */
export interface MatchView<G extends Shape> {
  readonly game: string;
  /** Of the seed that chance comes from now. */
  readonly commitment: string;
  readonly seed: string | null;
  /** Every seed of the match, the first one first. */
  readonly promises: readonly SeedPromise[];
  readonly view: G['View'];
  readonly story: readonly (readonly G['Event'][])[];
  readonly said: readonly SaidWord<G>[];
}

export function viewOf<G extends Shape>(match: Match<G>, viewer: Viewer<G['Seat']>): MatchView<G> {
  const { game, state, log } = match;
  const promises = promisesOf(match);
  const { commitment, seed } = promises.at(-1)!;
  return {
    game: game.id,
    commitment,
    seed,
    promises,
    view: game.view(state, viewer),
    story: log.map(entry => toldTo(entry.events, viewer)),
    said: [...match.said],
  };
}
