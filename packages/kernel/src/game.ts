import type { Random } from './random/random.ts';
import type { Result } from './result.ts';

/** Somebody who decides: a colour, a side. A game names its own seats. */
export type Seat = string;

/** Somebody who looks on without a seat and knows only what everybody knows. */
export const TABLE = 'table';

export type Viewer<S extends Seat = Seat> = S | typeof TABLE;

/** Who is told of an event. */
export type Audience<S extends Seat = Seat> = 'all' | readonly Viewer<S>[];

/**
 * The question that the match waits for. Several seats at once means that each answers alone and
 * nobody learns an answer before the last one is in; a seat that has answered is no longer listed.
 */
export interface Decision<S extends Seat = Seat> {
  readonly question: string;
  readonly seats: readonly S[];
}

/** Why something is not allowed: the id of the rule in the ledger, and what the sentence needs. */
export interface Refusal {
  readonly rule: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * A piece of the story. What an audience reads in an event it also finds in its view directly after
 * it. What it must not find there for good (a card turned up for a moment, a hand shown once) stands
 * in that view as something that has just happened, `lastCombat` say, and is forgotten by a later
 * one. Remembering is the story's business.
 */
export interface GameEvent<S extends Seat = Seat> {
  readonly kind: string;
  readonly to: Audience<S>;
  /** Something hidden became known to this audience: there is no way back behind it. */
  readonly reveals?: true;
  /** Nobody learned anything, but a rule forbids taking it back: there is no way back behind it. */
  readonly stands?: true;
}

export interface Outcome<S extends Seat = Seat> {
  /** One seat, or several that share it; nobody for a draw. */
  readonly winners: readonly S[];
  readonly scores: Readonly<Partial<Record<S, number>>>;
}

/** The types that a game is made of. */
export interface Shape {
  Seat: Seat;
  Options: object;
  State: object;
  Action: unknown;
  Event: GameEvent;
  View: object;
}

/** Rules have an address: ids of the game's ledger. */
export interface Rulebook {
  /** Raised whenever a saved match could go on differently. */
  readonly version: number;
  readonly ids: ReadonlySet<string>;
  /** The rule that forbids taking back what others have seen. */
  readonly noTakeBack: string;
  /** The rule by which a match ends by word: an agreed draw, giving up. */
  readonly agreement: string;
}

/** One stream of chance. `from` is the number that a script writes for the lowest result. */
export interface Purpose {
  readonly from: number;
}

/**
 * The text form of actions and positions, for people, files, tests and the wire. It is the only
 * way in for anything that comes from outside.
 */
export interface Notation<G extends Shape> {
  printAction(action: G['Action']): string;
  parseAction(text: string): Result<G['Action']>;
  /** The whole position, hidden things included, one fact per line. */
  printPosition(state: G['State']): string;
  /** Any position that could exist; options name what a document brings along. */
  parsePosition(text: string, options?: G['Options']): Result<G['State']>;
  /** A picture for a terminal of what a viewer sees. */
  draw(view: G['View']): string;
}

/** A game is a record of pure functions over a plain state. */
export interface Game<G extends Shape> {
  readonly id: string;
  readonly rules: Rulebook;
  /** Fingerprint of the whole content pack: cards, rooms, tiles, scenarios. */
  readonly content: string;
  /**
   * Parts of the state that hold content for the match alone: they follow from its options, are the
   * same in all its states, and a fingerprint of the state leaves them out.
   */
  readonly carried?: readonly string[];
  /** Fingerprint of what a match with these options uses of it; all of it where a game does not say. */
  contentOf?(options: G['Options']): string;
  /**
   * Match files used to name the whole pack. What each such pack was made of, by its fingerprint, in
   * the fingerprints that `contentOf` gives.
   */
  readonly earlierContent?: Readonly<Record<string, readonly string[]>>;
  readonly purposes: Readonly<Record<string, Purpose>>;
  /** Every kind of event that the game tells. */
  readonly events: readonly G['Event']['kind'][];
  /** Named options: what `new --mode` and the contract battery play. */
  readonly modes: Readonly<Record<string, unknown>>;
  readonly notation: Notation<G>;

  parseOptions(raw: unknown): Result<G['Options']>;
  seats(options: G['Options']): readonly G['Seat'][];
  setup(options: G['Options'], random: Random): G['State'];

  /** Who must decide now and about what; nothing when the game is over. */
  decision(state: G['State']): Decision<G['Seat']> | null;
  /** How it ended; nothing while it goes on. */
  outcome(state: G['State']): Outcome<G['Seat']> | null;
  /** Every legal action of a seat that the decision asks; none for the others. */
  legal(state: G['State'], seat: G['Seat']): G['Action'][];
  /** Why not. Nothing exactly for the actions that `legal` lists. */
  refusal(state: G['State'], seat: G['Seat'], action: G['Action']): Refusal | null;
  /** Carries out a legal action, in place. */
  apply(state: G['State'], seat: G['Seat'], action: G['Action'], random: Random): G['Event'][];
  /**
   * A seat gives up, in place, and the others play on; false where that cannot be, and its word ends
   * the match. A game without it always ends so.
   */
  leave?(state: G['State'], seat: G['Seat']): boolean;
  clone(state: G['State']): G['State'];

  /**
   * All that a viewer may know: the only thing that a client or a bot ever receives. It may hold
   * what the viewer can remember, not only what lies before them.
   */
  view(state: G['State'], viewer: Viewer<G['Seat']>): G['View'];
  /** A full state that looks exactly like this view. */
  guess(view: G['View'], random: Random): G['State'];
}

export function isTold<S extends Seat>(event: GameEvent<S>, viewer: Viewer<S>): boolean {
  return event.to === 'all' || event.to.includes(viewer);
}

export function toldTo<E extends GameEvent>(events: readonly E[], viewer: Viewer): E[] {
  return events.filter(event => isTold(event, viewer));
}
