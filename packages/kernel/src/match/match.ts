import { fingerprint } from '../fingerprint.ts';
import type { Game, Refusal, Shape, Viewer } from '../game.ts';
import { toldTo } from '../game.ts';
import type { MatchRandom, StreamPositions } from '../random/random.ts';
import { seedCommitment, seededRandom } from '../random/seeded.ts';
import { closingOf, isOver, type Said } from './words.ts';

export interface LogEntry<G extends Shape> {
  readonly seat: G['Seat'];
  readonly action: G['Action'];
  /** What happened, for every audience; filter with `toldTo` before it leaves the match. */
  readonly events: readonly G['Event'][];
  /** Fingerprint of the state afterwards. */
  readonly hash: string;
}

interface Moment<G extends Shape> {
  readonly state: G['State'];
  readonly positions: StreamPositions;
}

/** From that action on, chance comes from another seed: somebody goes on from an earlier moment. */
export interface Reseeding {
  readonly at: number;
  readonly seed: string;
}

/** A match is its log: options, seed, actions. The state is what the log has led to. */
export interface Match<G extends Shape> {
  readonly game: Game<G>;
  readonly options: G['Options'];
  readonly seed: string;
  readonly reseedings: Reseeding[];
  random: MatchRandom;
  readonly log: LogEntry<G>[];
  /** What was said between the actions. */
  readonly said: Said<G>[];
  state: G['State'];
  /** The moment before each action since the last barrier. */
  readonly undoable: Moment<G>[];
}

export type Verdict<G extends Shape> =
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
  return { game, options, seed, reseedings: [], random, log: [], said: [], state, undoable: [] };
}

/** Chance comes from a new seed from here on; nobody goes back behind it. */
export function reseed<G extends Shape>(match: Match<G>, seed: string): void {
  match.reseedings.push({ at: match.log.length, seed });
  match.random = seededRandom(seed);
  match.undoable.length = 0;
}

function promisesOf<G extends Shape>(match: Match<G>): SeedPromise[] {
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
): Verdict<G> {
  const { game, random, log, undoable } = match;
  if (closingOf(match) !== null) return { ok: false, refusal: { rule: game.rules.agreement } };
  const refusal = game.refusal(match.state, seat, action);
  if (refusal !== null) return { ok: false, refusal };

  const before: Moment<G> = { state: match.state, positions: random.positions() };
  const given = random.given;
  const after = game.clone(match.state);
  try {
    const events = game.apply(after, seat, action, random);
    const barrier = isBarrier(game, after, events, random.given !== given);
    const hash = fingerprint(after);
    match.state = after;
    if (barrier) undoable.length = 0;
    else undoable.push(before);
    log.push({ seat, action, events, hash });
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

export function canUndo<G extends Shape>(match: Match<G>, seat: G['Seat']): boolean {
  return match.undoable.length > 0 && match.log.at(-1)?.seat === seat && closingOf(match) === null;
}

/**
 * Takes back the last action, if it was that seat's: nobody has learned or decided anything since.
 * What can be taken back follows from the log alone, so a reopened match offers the same.
 */
export function undo<G extends Shape>(match: Match<G>, seat: G['Seat']): Refusal | null {
  if (!canUndo(match, seat)) return { rule: match.game.rules.noTakeBack };
  const { state, positions } = match.undoable.pop()!;
  match.state = state;
  match.random.rewind(positions);
  match.log.pop();
  const { log, said } = match;
  while (said.length > 0 && said.at(-1)!.at > log.length) said.pop();
  return null;
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
  readonly said: readonly Said<G>[];
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
