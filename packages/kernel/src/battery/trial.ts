import type { Game, Seat, Shape, Viewer } from '../game.ts';
import type { MatchDocument } from '../match/document.ts';
import type { Match } from '../match/match.ts';
import type { Random } from '../random/random.ts';

/** What the battery must know of a game beyond its contract. */
export interface Trial<G extends Shape> {
  /** Well-formed wishes of every kind, most of them not allowed. */
  wishes(state: G['State'], seat: G['Seat'], random: Random): readonly G['Action'][];
  /**
   * Another world that differs only in what the viewer may not know. Written from the rules of
   * secrecy, not from the view: it is what the view is measured against.
   */
  twin(state: G['State'], viewer: Viewer<G['Seat']>, random: Random): G['State'];
  /** Every token with its name, wherever it is: the same list from the first action to the last. */
  census(state: G['State']): readonly string[];
  /** More decisions than any random match needs. */
  readonly longest: number;
}

export interface GameOnTrial<G extends Shape = Shape> {
  readonly game: Game<G>;
  readonly trial: Trial<G>;
}

/** One decision of a random match, with everything that the checks look at. */
export interface Scene<G extends Shape> extends GameOnTrial<G> {
  readonly match: Match<G>;
  readonly seats: readonly G['Seat'][];
  readonly viewers: readonly Viewer<G['Seat']>[];
  readonly random: Random;
}

/** The scene and what a seat is about to do there. */
export interface Deed<G extends Shape> extends Scene<G> {
  readonly seat: G['Seat'];
  readonly action: G['Action'];
}

/** A property that every game keeps. A check answers with what is wrong, or with nothing. */
export interface Check<S> {
  readonly name: string;
  readonly run: (scene: S) => string | null;
}

export interface TrialFault {
  /** The name of the check that was not passed. */
  readonly check: string;
  readonly text: string;
  readonly mode: string;
  readonly seed: string;
  /** How many actions had been played. */
  readonly decision: number;
  /** The match up to there; nothing when not even the set-up came through. */
  readonly document: MatchDocument | null;
}

export interface TrialReport {
  readonly decisions: number;
  readonly fault: TrialFault | null;
}

export function seatOf(viewer: Viewer, seats: readonly Seat[]): Seat | null {
  return seats.find(seat => seat === viewer) ?? null;
}
