import type { Game, Seat, Shape, Viewer } from '../game.ts';
import type { MatchDocument } from '../match/form.ts';
import type { Match } from '../match/match.ts';
import type { Random } from '../random/random.ts';

/** What the battery must know of a game beyond its contract. */
export interface GameTrial<G extends Shape> {
  /** Well-formed wishes of every kind, most of them not allowed. */
  wishes(state: G['State'], seat: G['Seat'], random: Random): readonly G['Action'][];
  /**
   * Another world that differs only in what the viewer may not know. Written from the rules of
   * secrecy, not from the view: it is what the view is measured against.
   */
  twin(state: G['State'], viewer: Viewer<G['Seat']>, random: Random): G['State'];
  /** Those from whom the game never hides anything: their twins are no others. */
  readonly openTo?: readonly Viewer<G['Seat']>[];
  /** Every token with its name, wherever it is: the same list from the first action to the last. */
  census(state: G['State']): readonly string[];
  /** The tokens that the rules want in a match with these options. */
  expected?(options: G['Options']): readonly string[];
  /** More decisions than any random match needs. */
  readonly longest: number;
}

export interface GameOnTrial<G extends Shape = Shape> {
  readonly game: Game<G>;
  readonly trial: GameTrial<G>;
}

/** One decision of a random match, with everything that the checks look at. */
export interface BatteryScene<G extends Shape> extends GameOnTrial<G> {
  readonly match: Match<G>;
  readonly seats: readonly G['Seat'][];
  readonly viewers: readonly Viewer<G['Seat']>[];
  readonly random: Random;
}

/** A scene that the checks look at, with what each seat might wish for there. */
export interface BatteryLook<G extends Shape> extends BatteryScene<G> {
  readonly wishes: ReadonlyMap<G['Seat'], readonly G['Action'][]>;
}

export function lookAt(scene: BatteryScene<Shape>): BatteryLook<Shape> {
  const { trial, match, seats, random } = scene;
  const wishes = new Map(seats.map(seat => [seat, trial.wishes(match.state, seat, random)]));
  return { ...scene, wishes };
}

/** The names of all checks: what a fault report quotes. */
export const CHECKS = [
  'set-up',
  'no exception',
  'plain state',
  'restored state',
  'clone',
  'no dead end',
  'one legality',
  'executor agrees',
  'pure queries',
  'detached views',
  'detached events',
  'known events',
  'notation',
  'determinism',
  'replay',
  'conservation',
  'undo',
  'undo barrier',
  'secret views',
  'secret legal lists',
  'secret refusals',
  'secret events',
  'secret answers',
  'secret undo',
  'guess',
  'sound twins',
  'ends',
] as const;

export type CheckName = (typeof CHECKS)[number];

/** A property that every game keeps. A check answers with what is wrong, or with nothing. */
export interface Check<S> {
  readonly name: CheckName;
  readonly run: (scene: S) => string | null;
}

/** Ends a trial. */
export class NotPassed extends Error {
  readonly check: CheckName;
  constructor(check: CheckName, text: string) {
    super(text);
    this.check = check;
  }
}

export function runChecks<S>(scene: S, checks: readonly Check<S>[]): void {
  for (const check of checks) {
    const wrong = check.run(scene);
    if (wrong !== null) throw new NotPassed(check.name, wrong);
  }
}

export interface TrialFault {
  /** The name of the check that was not passed. */
  readonly check: CheckName;
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
