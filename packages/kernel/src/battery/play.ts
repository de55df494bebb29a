import { fingerprint } from '../fingerprint.ts';
import { type Shape, TABLE } from '../game.ts';
import { decide, type Match, startMatch } from '../match/match.ts';
import { openMatch } from '../match/reading.ts';
import { standingUntil } from '../match/saving.ts';
import { canUndo, undo } from '../match/undo.ts';
import { digest } from '../plain.ts';
import { fastRandom } from '../random/fast.ts';
import { pick, type Random } from '../random/random.ts';
import { faultLines } from '../result.ts';
import { ambientAskedBy } from './ambient.ts';
import { deedOf } from './deed.ts';
import { DEED_CHECKS } from './deed-checks.ts';
import { compared, DEED_SECRECY_CHECKS } from './deed-secrecy.ts';
import { POSITION_CHECKS } from './position-checks.ts';
import { SECRECY_CHECKS } from './secrecy-checks.ts';
import { difference } from './tokens.ts';
import {
  type BatteryScene,
  type GameOnTrial,
  lookAt,
  NotPassed,
  runChecks,
  type TrialReport,
} from './trial.ts';
import { type BatteryWorlds, twinWatch, withWorlds } from './worlds.ts';

export interface TrialPlan {
  readonly mode: string;
  readonly seed: string;
  /** The checks look at one decision in so many, 1 by default; see `looksOf`. */
  readonly every?: number;
}

/** Random play wanders: what a match has not shown by then, the rest of it hardly shows. */
const WANDERS = 500;
/** The first stretches are that short, so that no match ends without a look. */
const SHORTEST = 4;

/**
 * The checks look once in every stretch of a match, at a moment that the seed chooses. Stretches are
 * `every` decisions long, shorter at the beginning, longer and longer behind the first 500.
 */
function looksOf(random: Random, every: number): (decisions: number) => boolean {
  let next = 0;
  let chosen = 0;
  return decisions => {
    if (decisions >= next) {
      const length = every * Math.ceil((decisions + 1) / WANDERS);
      const stretch = Math.min(length, Math.max(SHORTEST, decisions));
      chosen = decisions + random.below('look', stretch);
      next = decisions + stretch;
    }
    return decisions === chosen;
  };
}

/** Plays one random match and puts it through the whole battery. */
export function playTrial(subject: GameOnTrial, plan: TrialPlan): TrialReport {
  let match: Match<Shape> | null = null;
  try {
    match = begin(subject, plan);
    playOn(subject, match, plan);
    checkReplay(match);
    return { decisions: match.log.length, fault: null };
  } catch (error) {
    const { mode, seed } = plan;
    const text = error instanceof Error ? error.message : String(error);
    const other = match === null ? 'set-up' : 'no exception';
    const check = error instanceof NotPassed ? error.check : other;
    const decision = match?.log.length ?? 0;
    const document = match === null ? null : standingUntil(match, decision);
    return { decisions: decision, fault: { check, text, mode, seed, decision, document } };
  }
}

function begin({ game, trial }: GameOnTrial, { mode, seed }: TrialPlan): Match<Shape> {
  const options = game.parseOptions(game.modes[mode]);
  if (!options.ok) throw new Error(`mode ${mode}: ${faultLines(options.faults)}`);
  const start = () => startMatch(game, options.value, seed);
  const asked = ambientAskedBy(start);
  if (asked.length > 0) throw new NotPassed('determinism', `set-up asks ${asked.join(' and ')}`);
  const match = start();
  const expected = trial.expected?.(options.value);
  const strange = expected && difference(expected, trial.census(match.state));
  if (strange) throw new NotPassed('conservation', `the set-up has other tokens: ${strange}`);
  return match;
}

function playOn(subject: GameOnTrial, match: Match<Shape>, plan: TrialPlan): void {
  const { game, trial } = subject;
  const random = fastRandom(Number.parseInt(digest(plan.seed).slice(0, 8), 16));
  const seats = game.seats(match.options);
  const scene: BatteryScene<Shape> = {
    game,
    trial,
    match,
    seats,
    viewers: [...seats, TABLE],
    random,
  };
  const isLook = looksOf(random, plan.every ?? 1);
  const twins = twinWatch(scene);
  const census = trial.census(match.state);
  let question: string | undefined;

  while (true) {
    const looked = isLook(match.log.length) ? lookAround(scene) : null;
    if (looked !== null) twins.look(looked);
    const decision = game.decision(match.state);
    if (decision?.question !== question) requireCensus(census, trial.census(match.state));
    if (decision === null) break;
    question = decision.question;
    if (match.log.length >= trial.longest) {
      throw new NotPassed('ends', `after ${trial.longest} decisions the match goes on`);
    }
    const seat = pick(random, 'seat', decision.seats);
    const legal = game.legal(match.state, seat);
    if (legal.length === 0) throw new NotPassed('no dead end', `${seat} has no answer`);
    const action = pick(random, 'action', legal);
    if (looked === null) play(match, seat, action);
    else {
      lookAtDeed(looked, seat, action);
      playTwice(match, seat, action);
    }
  }
  twins.requireDifference();
}

/** Between any two questions all that there was at the beginning is there. */
function requireCensus(begun: readonly string[], now: readonly string[]): void {
  if (begun.length === now.length && begun.every((token, at) => now[at] === token)) return;
  const strange = difference(begun, now);
  if (strange !== null) throw new NotPassed('conservation', `since the set-up: ${strange}`);
}

function lookAround(scene: BatteryScene<Shape>): BatteryWorlds<Shape> {
  const look = lookAt(scene);
  runChecks(look, POSITION_CHECKS);
  const looked = withWorlds(look);
  runChecks(looked, SECRECY_CHECKS);
  return looked;
}

function lookAtDeed(scene: BatteryWorlds<Shape>, seat: string, action: unknown): void {
  const deed = deedOf(scene, seat, action);
  runChecks(deed, DEED_CHECKS);
  runChecks(compared(deed), DEED_SECRECY_CHECKS);
}

/** Carries the action out; where it can be taken back, takes it back and does it again. */
function playTwice(match: Match<Shape>, seat: string, action: unknown): void {
  const before = fingerprint(match.state);
  play(match, seat, action);
  if (!canUndo(match, seat)) return;
  const after = fingerprint(match.state);
  const refusal = undo(match, seat);
  if (refusal !== null)
    throw new NotPassed('undo', `undo is offered and refused by ${refusal.rule}`);
  if (fingerprint(match.state) !== before) throw new NotPassed('undo', 'undo led to another state');
  play(match, seat, action);
  if (fingerprint(match.state) !== after)
    throw new NotPassed('undo', 'done again, it led elsewhere');
}

function play(match: Match<Shape>, seat: string, action: unknown): void {
  const verdict = decide(match, seat, action);
  if (!verdict.ok)
    throw new NotPassed('one legality', `a listed action is refused by ${verdict.refusal.rule}`);
}

/** Saved, opened and played again, the match is the same at every step. */
function checkReplay(match: Match<Shape>): void {
  const opened = openMatch(JSON.stringify(standingUntil(match, match.log.length)), {
    [match.game.id]: match.game,
  });
  if (!opened.ok) throw new NotPassed('replay', faultLines(opened.faults));
}
